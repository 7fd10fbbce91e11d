import { addStrings } from '../../../lib/i18n.ts';
import type { Words } from '../../../lib/translate.ts';

// What shows an intake imports this file: a thread without one does not know the names of these files.
addStrings(import.meta.glob<Words>('../../../../content/strings/*/told.json', { import: 'default' }));

/** Words of what a farmer tells. */
export const TOLD_STRINGS = ['told'] as const;
