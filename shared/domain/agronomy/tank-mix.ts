import { isFracCode, isSameGroup } from './mix-groups.ts';
import { type MixCode, rankOf } from './mixing-order.ts';

export type MixKind = 'insecticide' | 'fungicide' | 'herbicide' | 'regulator' | 'feed' | 'adjuvant';
/** What a product is made of that others may not meet. */
export type MixTrait =
  | 'bordeaux'
  | 'copper'
  | 'copper-foe'
  | 'sulphur'
  | 'oil'
  | 'microbe'
  | 'microbe-foe'
  | 'calcium'
  | 'phosphate'
  | 'sulphate'
  | 'metal'
  | 'lime'
  | 'acid'
  | 'alkali-shy'
  /** A pack whose label has not told what it is made of. */
  | 'unknown';

export interface MixProduct {
  id: string;
  code: MixCode;
  kind: MixKind;
  /** IRAC, FRAC or HRAC numbers, one for each active of the pack; feeds and stickers have none. */
  groups?: readonly string[];
  traits?: readonly MixTrait[];
}

export interface MixSurroundings {
  celsius?: number;
  /** Of the water after correction. */
  ph?: number;
}

export type RedReason =
  | 'too-many'
  | 'bordeaux-alone'
  | 'kills-microbe'
  | 'same-group'
  | 'herbicide-apart'
  | 'regulator-apart'
  | 'copper-burn'
  | 'sulphur-oil'
  | 'calcium-solid'
  | 'metal-solid'
  | 'alkaline';
export type AmberReason =
  | 'three'
  | 'two-ec'
  | 'sulphur-ec'
  | 'ec-and-wp'
  | 'feed-with-pesticide'
  | 'hot'
  | 'bordeaux-sticker'
  | 'unknown'
  | 'ph'
  | 'copper-ph'
  | 'microbe-ph';

export interface MixVerdict {
  colour: 'red' | 'amber' | 'green';
  /** Why, the heaviest first; red and amber together. */
  reasons: (RedReason | AmberReason)[];
  /** In which order they go in, after half the water and the pH correction. */
  order: MixProduct[];
  water: MixWater;
}

/** Which water the mix wants: most products a little sour, living microbes and copper neutral, herbicides as the label says. */
export type MixWater = 'sour' | 'microbe' | 'copper' | 'label';

/** At most so many in one tank, stickers and feeds among them (specification). */
export const MOST_PRODUCTS = 3;
const HOT_CELSIUS = 32;
const PH = { least: 5.5, most: 6.5, alkaline: 7.5 };
/** Living microbes die in sour and in alkaline water (fact sheet, chapter 4). */
const MICROBE_PH = { least: 6.5, most: 7.5 };

/** Whether a mix is out of the question, delicate or common; even a green one is tried in a jar first. */
export function judgeMix(products: readonly MixProduct[], around: MixSurroundings = {}): MixVerdict {
  const red = redReasons(products, around);
  const amber = amberReasons(products, around);
  const colour = red.length > 0 ? 'red' : amber.length > 0 ? 'amber' : 'green';
  return { colour, reasons: [...red, ...amber], order: inMixingOrder(products), water: waterFor(products) };
}

function inMixingOrder(products: readonly MixProduct[]): MixProduct[] {
  return [...products].sort((one, two) => rankOf(one.code) - rankOf(two.code));
}

const has = (trait: MixTrait) => (product: MixProduct) => product.traits?.includes(trait) ?? false;
const isKind = (kind: MixKind) => (product: MixProduct) => product.kind === kind;
type Is = (product: MixProduct) => boolean;
/** An oil dispersion (OD) is oil, whatever is dispersed in it. */
const isOil: Is = (product) => has('oil')(product) || product.code === 'OD';
const hasCode =
  (...codes: readonly MixCode[]): Is =>
  ({ code }) =>
    codes.includes(code);

/** Pairs of which one must never meet the other (fact sheet, table 4B). */
const NEVER: readonly { reason: RedReason; one: Is; other: Is }[] = [
  // A sticker alone may go with it (CPCRI: 1 ml in a litre, and nothing else).
  { reason: 'bordeaux-alone', one: has('bordeaux'), other: (it) => !isKind('adjuvant')(it) },
  {
    reason: 'kills-microbe',
    one: has('microbe'),
    other: (it) => has('microbe-foe')(it) || has('copper')(it),
  },
  {
    reason: 'kills-microbe',
    one: has('microbe'),
    other: (it) => isKind('fungicide')(it) && !has('microbe')(it),
  },
  { reason: 'kills-microbe', one: has('microbe'), other: (it) => has('acid')(it) || has('lime')(it) },
  { reason: 'copper-burn', one: has('copper'), other: (it) => has('copper-foe')(it) || has('acid')(it) },
  { reason: 'sulphur-oil', one: has('sulphur'), other: isOil },
  {
    reason: 'calcium-solid',
    one: has('calcium'),
    other: (it) => has('phosphate')(it) || has('sulphate')(it),
  },
  { reason: 'metal-solid', one: has('metal'), other: (it) => has('phosphate')(it) || has('lime')(it) },
  {
    reason: 'herbicide-apart',
    one: isKind('herbicide'),
    other: (it) => !isKind('herbicide')(it) && !isKind('adjuvant')(it),
  },
  {
    reason: 'regulator-apart',
    one: isKind('regulator'),
    other: (it) => !isKind('regulator')(it) && !isKind('adjuvant')(it),
  },
];

function redReasons(products: readonly MixProduct[], { ph }: MixSurroundings): RedReason[] {
  const found = new Set<RedReason>();
  if (products.length > MOST_PRODUCTS) found.add('too-many');
  for (const [index, one] of products.entries()) {
    for (const other of products.slice(index + 1)) {
      for (const pair of NEVER) {
        if ((pair.one(one) && pair.other(other)) || (pair.one(other) && pair.other(one)))
          found.add(pair.reason);
      }
      if (shareGroup(one, other)) found.add('same-group');
    }
  }
  if (ph !== undefined && ph > PH.alkaline && products.some(has('alkali-shy'))) found.add('alkaline');
  return [...found];
}

/** The numbers of insecticides and of fungicides are two lists; what bears a letter in front stands in one of them only. */
function shareGroup(one: MixProduct, other: MixProduct): boolean {
  const isComparable = (group: string) => one.kind === other.kind || isFracCode(group);
  return (one.groups ?? []).some(
    (group) => isComparable(group) && (other.groups ?? []).some((each) => isSameGroup(group, each)),
  );
}

function amberReasons(products: readonly MixProduct[], { celsius, ph }: MixSurroundings): AmberReason[] {
  const found: AmberReason[] = [];
  const count = (is: Is) => products.filter(is).length;
  const isEc = hasCode('EC', 'OD');
  const isPesticide: Is = ({ kind }) => kind !== 'feed' && kind !== 'adjuvant';
  if (products.length === MOST_PRODUCTS) found.push('three');
  if (count(isEc) > 1) found.push('two-ec');
  if (count(has('sulphur')) > 0 && count(hasCode('EC', 'EW', 'ME', 'SE')) > 0) found.push('sulphur-ec');
  if (count(isEc) > 0 && count(hasCode('WP')) > 0) found.push('ec-and-wp');
  if (count(isKind('feed')) > 0 && count(isPesticide) > 0) found.push('feed-with-pesticide');
  if (celsius !== undefined && celsius > HOT_CELSIUS) found.push('hot');
  if (count(has('bordeaux')) > 0 && count(isKind('adjuvant')) > 0) found.push('bordeaux-sticker');
  if (count(has('unknown')) > 0 && products.length > 1) found.push('unknown');
  const wrongWater = ph === undefined ? null : waterFault(products, ph);
  if (wrongWater) found.push(wrongWater);
  return found;
}

function waterFor(products: readonly MixProduct[]): MixWater {
  if (products.some(has('microbe'))) return 'microbe';
  if (products.some(has('copper')) || products.some(has('bordeaux'))) return 'copper';
  return products.some(isKind('herbicide')) ? 'label' : 'sour';
}

function waterFault(products: readonly MixProduct[], ph: number): AmberReason | null {
  if (products.length === 0) return null;
  switch (waterFor(products)) {
    case 'microbe':
      return ph < MICROBE_PH.least || ph > MICROBE_PH.most ? 'microbe-ph' : null;
    case 'copper':
      return ph < PH.most ? 'copper-ph' : null;
    case 'label':
      return null;
    default:
      return ph < PH.least || ph > PH.most ? 'ph' : null;
  }
}
