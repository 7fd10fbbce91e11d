import { limeAdvice } from './gypsum-lime.ts';
import { HA_PER_ACRE, type Invalid, isInvalid, SOIL_PH } from './units.ts';

export type PhClass =
  | 'very-strongly-acid'
  | 'strongly-acid'
  | 'slightly-acid'
  | 'neutral'
  | 'alkaline'
  | 'strongly-alkaline';
export type EcClass = 'normal' | 'critical-sensitive' | 'critical-tolerant' | 'injurious';
export type Rating = 'low' | 'medium' | 'high';

/** Low below the first, high above the second (fact sheet, table 14B). */
const RATED = {
  oc: [0.5, 0.75],
  n: [280, 560],
  p2o5: [23, 57],
  k2o: [141, 337],
  s: [10, 20],
} as const;
/** Deficient below (table 14C). */
const CRITICAL = { zn: 0.6, fe: 4.5, mn: 2, cu: 0.2, b: 0.5 } as const;
const FACTOR: Record<Rating, number> = { low: 1.25, medium: 1, high: 0.75 };
const P2O5_PER_P = 2.29;
const K2O_PER_K = 1.205;
/** kg per hectare of the upper 15 cm for each mg per kg. */
const KG_HA_PER_PPM = 2.24;

export type Rated = keyof typeof RATED;
export type Micro = keyof typeof CRITICAL;
export type SoilField = 'ph' | 'ec' | Rated | Micro;

/** Numbers of the card in the guide's units; what is not printed is left out. */
export type SoilCard = Partial<Record<SoilField, number>>;

/** Corrections with their rates in kg per acre. */
export type SoilAction =
  /** The thumb rule beside it; null where only the laboratory may say how much. */
  | { kind: 'lime-by-test'; kg: number | null }
  | { kind: 'no-lime-gypsum-test' }
  | { kind: 'salt' }
  | { kind: 'micro'; of: Micro; kg: { least: number; most: number } }
  | { kind: 'sulphur-gypsum'; kg: number }
  | { kind: 'organic-matter' }
  | { kind: 'adjust'; low: Nutrient[]; high: Nutrient[] };
type Nutrient = 'n' | 'p2o5' | 'k2o';

export interface SoilReading {
  ph?: PhClass;
  ec?: EcClass;
  ratings: Partial<Record<Rated, Rating>>;
  deficient: Micro[];
  enough: Micro[];
  factors: Partial<Record<Nutrient, number>>;
  /** The most urgent first. */
  actions: SoilAction[];
}

/** Without one of them nothing can be said of what is short: pH and salt alone are no nutrients. */
export function hasNutrient({ ratings, deficient, enough }: SoilReading): boolean {
  return Object.keys(ratings).length + deficient.length + enough.length > 0;
}

/**
 * Kilograms per hectare of the correction of a shortage; per acre is what the farmer is told. Zinc sulphate is the
 * common hepta kind (21 % zinc).
 */
const MICRO_PER_HA: Record<Micro, { least: number; most: number }> = {
  zn: { least: 25, most: 25 },
  fe: { least: 25, most: 50 },
  mn: { least: 10, most: 25 },
  cu: { least: 5, most: 10 },
  b: { least: 5, most: 10 },
};
/** Strongly alkaline soil locks zinc up: up to twice as much (table 14C). */
const ZINC_SODIC_MOST_PER_HA = 50;
const GYPSUM_FOR_SULPHUR_PER_HA = 250;

/**
 * Reads a soil health card: what is low, how much to add.
 * @param sure lines the farmer has confirmed though no soil is likely to have them
 */
export function readSoilCard(
  card: SoilCard,
  sure: readonly SoilField[] = [],
): SoilReading | Invalid<SoilField> | SoilDoubt {
  for (const [field, value] of Object.entries(card) as [SoilField, number][]) {
    const isPhWrong = field === 'ph' && (value < SOIL_PH.least || value > SOIL_PH.most);
    if (!Number.isFinite(value) || value < 0 || isPhWrong) return { invalid: field };
  }
  const doubt = doubtOf(card, sure);
  if (doubt) return doubt;
  const ratings: SoilReading['ratings'] = {};
  for (const field of Object.keys(RATED) as Rated[]) {
    const value = card[field];
    if (value !== undefined) ratings[field] = rate(field, value);
  }
  const micros = (Object.keys(CRITICAL) as Micro[]).filter((micro) => card[micro] !== undefined);
  const deficient = micros.filter((micro) => (card[micro] ?? 0) < CRITICAL[micro]);
  const factors: SoilReading['factors'] = {};
  for (const nutrient of ['n', 'p2o5', 'k2o'] as const) {
    const rating = ratings[nutrient];
    if (rating) factors[nutrient] = FACTOR[rating];
  }
  const reading = {
    ...(card.ph === undefined ? {} : { ph: phClass(card.ph) }),
    ...(card.ec === undefined ? {} : { ec: ecClass(card.ec) }),
    ratings,
    deficient,
    enough: micros.filter((micro) => !deficient.includes(micro)),
    factors,
  };
  return { ...reading, actions: [...limeFor(card.ph), ...actionsFor(reading)] };
}

/** The same rule as the lime tool's: two tools of one chapter must not differ. */
function limeFor(ph: number | undefined): SoilAction[] {
  const advice = ph === undefined ? null : limeAdvice(ph);
  if (!advice || isInvalid(advice) || advice.kind === 'none' || advice.kind === 'never') return [];
  return [{ kind: 'lime-by-test', kg: advice.kind === 'dose' ? advice.perAcre : null }];
}

export function phClass(ph: number): PhClass {
  if (ph < 4.5) return 'very-strongly-acid';
  if (ph < 5.5) return 'strongly-acid';
  if (ph < 6.5) return 'slightly-acid';
  if (ph <= 7.5) return 'neutral';
  return ph <= 8.5 ? 'alkaline' : 'strongly-alkaline';
}

export function ecClass(ec: number): EcClass {
  if (ec < 0.8) return 'normal';
  if (ec <= 1.6) return 'critical-sensitive';
  return ec <= 2.5 ? 'critical-tolerant' : 'injurious';
}

export function rate(field: Rated, value: number): Rating {
  const [low, high] = RATED[field];
  if (value < low) return 'low';
  return value > high ? 'high' : 'medium';
}

export type CardUnit = 'kg-ha' | 'kg-acre' | 'ppm';

/** A nutrient as the card prints it, as kg per hectare of N, P2O5 or K2O: a wrong unit is a wrong dose. */
export function nutrientPerHa(value: number, unit: CardUnit, form: 'n' | 'p' | 'p2o5' | 'k' | 'k2o'): number {
  const perHa = unit === 'ppm' ? value * KG_HA_PER_PPM : unit === 'kg-acre' ? value / HA_PER_ACRE : value;
  if (form === 'p') return perHa * P2O5_PER_P;
  return form === 'k' ? perHa * K2O_PER_K : perHa;
}

function actionsFor(reading: Omit<SoilReading, 'actions'>): SoilAction[] {
  const { ph, ec, ratings, deficient } = reading;
  const actions: SoilAction[] = [];
  if (ph === 'strongly-alkaline') actions.push({ kind: 'no-lime-gypsum-test' });
  if (ec !== undefined && ec !== 'normal') actions.push({ kind: 'salt' });
  for (const of of deficient) {
    const isLocked = of === 'zn' && ph === 'strongly-alkaline';
    const { least } = MICRO_PER_HA[of];
    const most = isLocked ? ZINC_SODIC_MOST_PER_HA : MICRO_PER_HA[of].most;
    actions.push({ kind: 'micro', of, kg: { least: least * HA_PER_ACRE, most: most * HA_PER_ACRE } });
  }
  if (ratings.s === 'low')
    actions.push({ kind: 'sulphur-gypsum', kg: GYPSUM_FOR_SULPHUR_PER_HA * HA_PER_ACRE });
  if (ratings.oc === 'low') actions.push({ kind: 'organic-matter' });
  const of = (wanted: Rating) => (['n', 'p2o5', 'k2o'] as const).filter((each) => ratings[each] === wanted);
  const [low, high] = [of('low'), of('high')];
  if (low.length + high.length > 0) actions.push({ kind: 'adjust', low, high });
  return actions;
}

/** Above it a number of a field's soil is likelier of another unit, or a dot was lost. */
const MOST: Record<Exclude<SoilField, 'ph'>, number> = {
  ...{ ec: 8, oc: 3, n: 1200, p2o5: 400, k2o: 2500, s: 300 },
  ...{ zn: 30, fe: 300, mn: 300, cu: 50, b: 10 },
};
/** What the number may have been meant as, in the guide's own unit. */
interface Meant {
  value: number;
  as: 'g-kg' | 'lost-dot' | 'us-cm' | 'ms-m';
}

/** A number no soil has: asked back, with what it may be. */
export interface SoilDoubt {
  doubt: SoilField;
  meant: Meant[];
}

/** The first number of a card that is not to be believed, of those the farmer has not confirmed. */
function doubtOf(card: SoilCard, sure: readonly SoilField[]): SoilDoubt | null {
  for (const [field, value] of Object.entries(card) as [SoilField, number][]) {
    if (field === 'ph' || sure.includes(field) || !(value > MOST[field])) continue;
    return { doubt: field, meant: meantBy(field, value).filter(({ value: it }) => it <= MOST[field]) };
  }
  return null;
}

function meantBy(field: SoilField, value: number): Meant[] {
  if (field === 'oc') {
    return [
      { value: value / 10, as: 'g-kg' },
      ...(Number.isInteger(value) ? [{ value: value / 100, as: 'lost-dot' } as const] : []),
    ];
  }
  if (field !== 'ec') return [];
  return [
    { value: value / 1000, as: 'us-cm' },
    { value: value / 100, as: 'ms-m' },
  ];
}
