import type { Active } from '#shared/domain/agronomy/label-claims.ts';
import type { ProductBook } from '#shared/domain/agronomy/product-names.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { ACTIVES } from '../agronomy/actives.ts';
import { BAN_GROUPS, type BanReason, CROPS_CALLED, OTHER_CROPS, RESTRICTED_NAMES } from './banned.ts';
import { TRADE_NAMES } from './trade-names.ts';

/** Of the table all rows are held back: to be read on the printed list first, or too poisonous to be named (a test holds it to the table). */
export const HELD_ACTIVES: readonly string[] = ['2,4-d-sodium', 'abamectin', 'kasugamycin', 'sulfoxaflor'];

const firstOf = (name: string) => name.split(/[ -]/)[0] ?? name;

/** Names without the salt, ester or species behind them (bispyribac, Trichoderma), where no other product begins alike. */
function shortOf(name: string, language: Language): string[] {
  const first = firstOf(name);
  const alike = Object.values(ACTIVES).filter((each) => firstOf(each.name[language]) === first);
  return first === name || first.length < 6 || alike.length > 1 || first === 'Bacillus' ? [] : [first];
}

/** As the list names it, as the pack does, and shorter. */
const spellingsOf = ({ name, pack }: Active): string[] => [
  ...LANGUAGES.flatMap((language) => [name[language], ...shortOf(name[language], language)]),
  ...(pack ? [pack] : []),
];

/** All that is known of products by name. The search, the tools and the page 'Is it banned?' judge by it. */
export const PRODUCT_BOOK: ProductBook<BanReason> = {
  banned: BAN_GROUPS,
  restricted: RESTRICTED_NAMES,
  otherCrops: OTHER_CROPS,
  called: CROPS_CALLED,
  trade: TRADE_NAMES,
  allowed: Object.fromEntries(
    Object.entries(ACTIVES)
      .filter(([key]) => !HELD_ACTIVES.includes(key))
      .map(([key, active]) => [key, spellingsOf(active)]),
  ),
};
