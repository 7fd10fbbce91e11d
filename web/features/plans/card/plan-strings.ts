import { addStrings } from '../../../lib/i18n.ts';
import type { Words } from '../../../lib/translate.ts';

/* The words of PLAN_STRINGS, as files: imported by what shows a card. */

addStrings(import.meta.glob<Words>('../../../../content/strings/*/plancard.json', { import: 'default' }));
