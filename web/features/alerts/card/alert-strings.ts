import { addStrings } from '../../../lib/i18n.ts';
import type { Words } from '../../../lib/translate.ts';

/** The words of a card by their files: the office looks at one in each language. */
export const CARD_WORDS = import.meta.glob<Words>('../../../../content/strings/*/alertcard.json', {
  import: 'default',
});

// What shows a card imports this file.
addStrings(CARD_WORDS);
