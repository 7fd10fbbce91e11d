import { addStrings } from '../../../lib/i18n.ts';
import type { Words } from '../../../lib/translate.ts';

/** The words of a card by their files, each fetched when it is asked for: a card may be shown in another language than the screen's. */
export const CARD_WORDS = import.meta.glob<Words>('../../../../content/strings/*/plancard.json', {
  import: 'default',
});

// What shows a card imports this file.
addStrings(CARD_WORDS);
