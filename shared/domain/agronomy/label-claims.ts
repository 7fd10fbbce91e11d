import type { Localized } from '../by-language.ts';

/** What goes wrong on a crop, and what it is: insects and mites need other groups, viruses no spray at all. */
export type ProblemKind =
  | 'insect'
  | 'mite'
  | 'fungus'
  | 'oomycete'
  | 'bacterium'
  | 'virus'
  | 'nematode'
  | 'nutrient'
  /** Of a growing plant without a culprit, or with one that is still argued about. */
  | 'disorder'
  /** More than one kind share the name (root rot, wilt): the label names the sign, not the culprit. */
  | 'complex';

export interface Problem {
  crop: string;
  kind: ProblemKind;
  name: Localized;
  /** The label names a group ('hoppers', 'sucking pests'): the problems that are of it. */
  covers?: readonly string[];
}

/** Lists of the three committees that number how a product kills; `none`: no number of theirs. */
export type GroupSystem = 'IRAC' | 'FRAC' | 'HRAC';

/** A substance of the lists, as the chapters print it. */
export interface Active {
  name: Localized;
  /** As it stands on the pack, in parentheses after the Kannada name; absent where that is the name itself. */
  pack?: string;
  /** Null: the lists give it no number. */
  group: { system: GroupSystem; code: string } | null;
  kind: 'insecticide' | 'fungicide' | 'herbicide' | 'bio';
}

/** An active in one strength and formulation: what a label is printed for. Two actives: a ready mix. */
export interface Product {
  parts: readonly { active: string; strength: string }[];
  /** As printed: SC, EC, WP … */
  formulation: string;
  /** A liquid whose per cent is known to be weight in volume: millilitres can be reckoned from grams of active. */
  isByVolume?: true;
}

export type DoseUnit = 'ml' | 'L' | 'g' | 'kg';
export type DosePer =
  | 'hectare'
  /** Grams of active ingredient for a hectare: the product is reckoned from the strength. */
  | 'hectare-active'
  | 'litre'
  | 'ten-litres'
  /** Per cent of the spray solution. */
  | 'percent'
  | 'kg-seed'
  | '100-kg-seed'
  /** The list names no figure: the pack does. */
  | 'label';

/** Other than a spray over the crop. */
export type DoseWay = 'seed' | 'soil' | 'drench' | 'root' | 'spray';

export interface Dose {
  per: DosePer;
  low: number;
  /** Never to be exceeded. */
  high: number;
  unit: DoseUnit;
  way?: DoseWay;
  /** What else the list says in that line (in the evening, with jaggery). */
  remark?: Localized;
  /** Of a ready mix: the grams of each active. */
  parts?: readonly number[];
}

/** When a herbicide goes in. */
export interface Timing {
  words: Localized;
  days?: readonly [number, number][];
  after?: 'sowing' | 'transplanting' | 'planting';
}

/** Weeds by what a product takes. */
export type WeedKind = 'grasses' | 'some-grasses' | 'sedges' | 'nut-sedge' | 'broad-leaves' | 'most';

/** Days from the last spray to the harvest; two where the list prints a span, of which the longer one holds. */
export type Waiting = number | readonly [number, number] | 'not-printed' | 'seed' | 'nil';

/** MUP26: CIB&RC, Major Uses of Pesticides, up to 31.03.2026. */
export type ClaimSource = 'MUP26';

/** What a label allows: this product against these problems of this crop, in this dose, with these days of waiting. */
export interface LabelClaim {
  /** crop.product, with a number where the label has more than one line; links and saved fields hold on to it. */
  id: string;
  crop: string;
  /** Keys of problems; empty where the list names the crop and the dose, and not the pest. */
  targets: readonly string[];
  product: string;
  /** One, or one for the seed and one for the soil. */
  doses: readonly Dose[];
  waiting: Waiting;
  source: ClaimSource;
  stage?: 'transplanted' | 'direct-seeded';
  timing?: Timing;
  controls?: readonly WeedKind[];
  /** Printed after the product's name. */
  remark?: Localized;
  /** Held back from farmers: to be read on the printed list first, or too poisonous to be named as an example. */
  held?: 'verify' | 'poison';
}

/** From which count on a spray pays. KAU: Kerala Agricultural University; OK: common value of extension. */
export interface Threshold {
  crop: string;
  problems: readonly string[];
  count: Localized;
  source: 'KAU' | 'OK';
}

/** What comes before a product, or instead of one. */
export interface Measure {
  problems: readonly string[];
  words: Localized;
}

/** The days that hold: the longest the list prints. Null: none are printed, and one must ask before the harvest. */
export function waitingDays(waiting: Waiting): number | null {
  if (typeof waiting === 'number') return waiting;
  if (typeof waiting === 'string') return waiting === 'not-printed' ? null : 0;
  return Math.max(...waiting);
}

/** Granules and powders are weighed, liquids measured. */
const WEIGHED = new Set(['WP', 'WG', 'WDG', 'WS', 'SP', 'SG', 'DF', 'GR']);

/** In what the product of a pack is measured. */
export const measureOf = ({ formulation }: Product): 'ml' | 'g' => (WEIGHED.has(formulation) ? 'g' : 'ml');

/** Per cent of active ingredient as printed; null for a span or where none is printed. */
export function percentOf(strength: string): number | null {
  const percent = Number(strength.replace('%', ''));
  return percent > 0 ? percent : null;
}
