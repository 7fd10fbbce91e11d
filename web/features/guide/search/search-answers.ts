import type { BanReason } from '#content/guide/banned.ts';
import { NO_POISON_WORDS, POISON_WORDS } from '#content/guide/poison-words.ts';
import { PRODUCT_BOOK } from '#content/guide/product-book.ts';
import { TRADE_NAMES } from '#content/guide/trade-names.ts';
import { judgeProduct, type ProductAnswer } from '#shared/domain/agronomy/forbidden-product.ts';
import { cropNamed } from '#shared/domain/guide/crop-names.ts';
import { asGuideSays, inKannadaLetters } from '#shared/domain/guide/neighbour-words.ts';
import { foldGuideWord, guideWords } from '#shared/domain/guide/rough-spelling.ts';
import { isProductTaken } from './product-taken.ts';

/** What a query is answered with before any place of the guide. */
export interface SearchAnswers {
  /** Somebody may be poisoned or in despair, or has taken a product. */
  isEmergency: boolean;
  /** What is known of the product that is named. */
  product: ProductAnswer<BanReason>;
  /** Whether something is banned is asked, and no known name stands in the question. */
  isUnknownBan: boolean;
  /** The question in the guide's words and letters. */
  said: string;
  /** The same, with the active ingredient beside the name on the pack: the chapters know that alone. */
  asked: string;
}

/** Shorter beginnings count only at the beginning of a word; longer ones, and several words, also written together or apart. */
const TELLING = 7;
const POISON = POISON_WORDS.map((words) => {
  const written = inKannadaLetters(words);
  const stem = foldGuideWord(written);
  const apart = written.split(' ').map(foldGuideWord).join('');
  return { stem, apart, tells: words.includes(' ') || stem.length >= TELLING };
});
const BAN_WORDS = ['ban', 'banned', 'ನಿಷೇಧ', 'ನಿಷೇಧಿತ', 'ನಿಷೇಧವೇ', 'nishedha', 'nisheda'].map(foldGuideWord);

/** Empty grain or saliva: one word in Latin letters. Of grain where an ear or a crop is named, and nobody who sprays or drools. */
const LATIN_JOLLU = /^jol+u/i;
const EARS = /^(?:tene|thene|te?ni|kaa?lu|grain|ear)/i;
const SOMEBODY = /suri|sori|baa?y|spray|hode|hodi|aushad|oushad|medicine|child|magu/i;
const speaksOfGrain = (query: string, written: readonly string[]) =>
  !SOMEBODY.test(query) &&
  (written.some((word) => EARS.test(word)) || cropNamed(guideWords(query)).crop !== null);

export function answersTo(typed: string): SearchAnswers {
  const query = asGuideSays(typed);
  const written = guideWords(inKannadaLetters(typed));
  const isHarmless = (word: string) =>
    NO_POISON_WORDS.some((other) =>
      other.endsWith('$') ? word.toLowerCase() === other.slice(0, -1) : word.toLowerCase().startsWith(other),
    ) ||
    (LATIN_JOLLU.test(word) && speaksOfGrain(query, written));
  const words = written.filter((word) => !isHarmless(word)).map(foldGuideWord);
  // Written together, and word by word: the rough spelling takes the h of 'is hanging' away where the two are one.
  const [joined, apart] = [foldGuideWord(written.join('')), words.join('')];
  const product = productIn(query);
  return {
    isEmergency:
      POISON.some((sign) =>
        sign.tells
          ? joined.includes(sign.stem) || apart.includes(sign.apart)
          : words.some((word) => word.startsWith(sign.stem)),
      ) ||
      isProductTaken({
        words,
        isProduct: product.kind !== 'unknown',
        isBanned: product.kind === 'banned',
        isCrop: cropNamed(guideWords(query)).crop !== null,
      }),
    product,
    isUnknownBan: product.kind === 'unknown' && words.some((word) => BAN_WORDS.includes(word)),
    said: query,
    asked: product.trade ? withActive(query, product.trade) : query,
  };
}

/** In Kannada letters the closing consonant of a name often loses its sign: ತಿಮೆಟ for ತಿಮೆಟ್. */
function productIn(query: string): SearchAnswers['product'] {
  const product = judgeProduct(query, query, PRODUCT_BOOK);
  const closed = query.replace(/([ಕ-ಹ])(?=\s|$)/gu, '$1್');
  return product.kind === 'unknown' && closed !== query ? judgeProduct(closed, query, PRODUCT_BOOK) : product;
}

function withActive(query: string, trade: string): string {
  const active = TRADE_NAMES[trade] ?? '';
  if (guideWords(query).length === guideWords(trade).length) return active;
  const said = query.replace(new RegExp(trade, 'iu'), active);
  return said === query ? `${query} ${active}` : said;
}

/** An allowed substance by its own name is looked for in the chapters; all else is answered above them. */
export const hasCard = (
  product: SearchAnswers['product'],
): product is Exclude<SearchAnswers['product'], { kind: 'unknown' }> =>
  product.kind !== 'unknown' && (product.kind !== 'allowed' || product.trade !== null);
