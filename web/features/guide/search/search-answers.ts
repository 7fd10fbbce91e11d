import { BAN_GROUPS, BANNED_NAMES, type BanReason, RESTRICTED_NAMES } from '#content/guide/banned.ts';
import { POISON_WORDS } from '#content/guide/poison-words.ts';
import { TRADE_NAMES } from '#content/guide/trade-names.ts';
import { judgeName, tradeNameIn } from '#shared/domain/agronomy/forbidden-product.ts';
import { foldGuideWord, guideWords } from '#shared/domain/guide/guide-search.ts';

/** What a query is answered with before any place of the guide. */
export interface SearchAnswers {
  /** Somebody may be poisoned or in despair. */
  isEmergency: boolean;
  /** What the lists say of the product that is named; `trade` is its name on the pack. */
  product: ProductAnswer | null;
  /** Whether something is banned is asked, and no name of the lists stands in the question. */
  isUnknownBan: boolean;
  /** The query, with the active ingredient beside the name on the pack: the chapters know that alone. */
  asked: string;
}

export type ProductAnswer = { trade: string | null } & (
  | { kind: 'banned'; name: string; why: BanReason }
  | { kind: 'restricted'; name: string; crops: readonly string[] }
  | { kind: 'ordinary'; name: string }
);

const LISTS = { banned: BANNED_NAMES, restricted: RESTRICTED_NAMES, trade: TRADE_NAMES };
/** Shorter beginnings count only at the beginning of a word; longer ones, and several words, also written together or apart. */
const TELLING = 7;
const POISON = POISON_WORDS.map((words) => {
  const stem = foldGuideWord(words);
  return { stem, tells: words.includes(' ') || stem.length >= TELLING };
});
const BAN_WORDS = ['ban', 'banned', 'ನಿಷೇಧ', 'ನಿಷೇಧಿತ', 'ನಿಷೇಧವೇ', 'nishedha', 'nisheda'].map(foldGuideWord);

export function answersTo(query: string): SearchAnswers {
  const words = guideWords(query).map(foldGuideWord);
  const joined = foldGuideWord(guideWords(query).join(''));
  const product = productIn(query);
  return {
    isEmergency: POISON.some(({ stem, tells }) =>
      tells ? joined.includes(stem) : words.some((word) => word.startsWith(stem)),
    ),
    product,
    isUnknownBan: product === null && words.some((word) => BAN_WORDS.includes(word)),
    asked: product?.trade ? withActive(query, product.trade) : query,
  };
}

function withActive(query: string, trade: string): string {
  const active = TRADE_NAMES[trade] ?? '';
  const isAll = guideWords(query).length === guideWords(trade).length;
  return isAll ? active : `${query} ${active}`;
}

function productIn(query: string): ProductAnswer | null {
  const trade = tradeNameIn(query, TRADE_NAMES);
  const verdict = judgeName(query, '', LISTS);
  if (verdict?.kind === 'banned')
    return { kind: 'banned', trade, name: verdict.name, why: reasonOf(verdict.name) };
  if (verdict) return { kind: 'restricted', trade, name: verdict.name, crops: verdict.crops };
  return trade === null ? null : { kind: 'ordinary', trade, name: TRADE_NAMES[trade] ?? trade };
}

function reasonOf(name: string): BanReason {
  const groups = Object.entries(BAN_GROUPS) as [BanReason, readonly string[]][];
  return groups.find(([, names]) => names.includes(name))?.[0] ?? 'older';
}
