import { addStrings } from '../../lib/i18n.ts';
import type { Words } from '../../lib/translate.ts';

// What shows the wizard or the fields imports this file: a thread without them does not know the names of these files.
addStrings(import.meta.glob<Words>('../../../content/strings/*/{intake,told}.json', { import: 'default' }));
