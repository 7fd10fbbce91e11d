import { addStrings } from '../../../lib/i18n.ts';
import type { Words } from '../../../lib/translate.ts';

// What shows a card imports this file.
addStrings(import.meta.glob<Words>('../../../../content/strings/*/followup.json', { import: 'default' }));
