import {
  BAN_GROUPS,
  BAN_STATUS,
  type BanReason,
  type BanStatus,
  USED_AGAINST,
} from '#content/guide/banned.ts';
import { PRODUCT_BOOK } from '#content/guide/product-book.ts';
import type { ProductAnswer } from '#shared/domain/agronomy/forbidden-product.ts';
import { isWrittenIn } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';

/** The first of a substance's names that is in the reader's script, with the one of the list behind it. */
export function nameIn(names: readonly string[], language: Language): string {
  const [listed = ''] = names;
  const own = names.find((name) => isWrittenIn(name, language));
  return own && own !== listed && !isWrittenIn(listed, language) ? `${own} (${listed})` : listed;
}

/** All spellings of the product that was judged. */
function spellingsOf(product: ProductAnswer<BanReason>): readonly string[] {
  if (product.kind === 'unknown' || product.kind === 'unlisted') return [];
  const { name } = product;
  if (product.kind === 'allowed') return PRODUCT_BOOK.allowed[product.active] ?? [name];
  const lists = [...Object.values(BAN_GROUPS).flat(), ...PRODUCT_BOOK.restricted.map(({ names }) => names)];
  return (lists as readonly (readonly string[])[]).find((names) => names[0] === name) ?? [name];
}

/** The product's name for the reader. */
export const productName = (product: ProductAnswer<BanReason>, language: Language): string =>
  product.kind === 'unlisted' ? product.name : nameIn(spellingsOf(product), language);

/** What the answer comes to, in one word. */
export const statusOf = (
  product: ProductAnswer<BanReason>,
): BanStatus | 'allowed' | 'unlisted' | 'unknown' =>
  product.kind === 'banned' ? BAN_STATUS[product.why] : product.kind;

/** Against what a product was used: there other help is looked for. */
export function usedAgainst(name: string): keyof typeof USED_AGAINST | 'pest' {
  const kinds = Object.keys(USED_AGAINST) as (keyof typeof USED_AGAINST)[];
  return kinds.find((kind) => USED_AGAINST[kind].includes(name)) ?? 'pest';
}
