import type { Localized } from '../by-language.ts';
import type {
  ClaimSource,
  Dose,
  DosePer,
  DoseUnit,
  DoseWay,
  LabelClaim,
  Product,
  Timing,
  Waiting,
  WeedKind,
} from './label-claims.ts';

interface RowMore {
  remark?: Localized;
  doseRemark?: Localized;
  held?: 'verify' | 'poison';
}

/** One line of the printed list, as short as it is printed there, so that the two can be compared by eye. */
export type ClaimRow = readonly [
  crop: string,
  problems: string,
  product: string,
  dose: string,
  waiting: Waiting,
  more?: RowMore,
];

/** A herbicide's line; 'paddy-direct-seeded' is paddy in that stage. */
export type WeedRow = readonly [
  crop: string,
  product: string,
  dose: string,
  timing: Timing,
  waiting: Waiting,
  controls: string,
  more?: RowMore,
];

const STAGES = ['transplanted', 'direct-seeded'] as const;

/** The rows of an insect or disease list as claims; ids are given when all lists are together. */
export function readClaims(rows: readonly ClaimRow[], source: ClaimSource): Omit<LabelClaim, 'id'>[] {
  return rows.map(([crop, problems, product, dose, waiting, { doseRemark, ...more } = {}]) => ({
    crop,
    targets: problems.split(' ').flatMap((problem) => (problem === '' ? [] : [`${crop}-${problem}`])),
    product: productKey(product),
    doses: readDoses(dose).map((each) => (doseRemark ? { ...each, remark: doseRemark } : each)),
    waiting,
    source,
    ...more,
  }));
}

export function readWeedClaims(rows: readonly WeedRow[], source: ClaimSource): Omit<LabelClaim, 'id'>[] {
  return rows.map(([written, product, dose, timing, waiting, controls, { doseRemark, ...more } = {}]) => {
    const stage = STAGES.find((each) => written.endsWith(`-${each}`));
    return {
      crop: stage ? written.slice(0, -stage.length - 1) : written,
      targets: [],
      product: productKey(product),
      doses: readDoses(dose),
      waiting,
      source,
      ...(stage ? { stage } : {}),
      timing,
      controls: controls.split(' ') as WeedKind[],
      ...more,
    };
  });
}

/** Every claim with its id: crop and product, and a number from the second line of that pair on. */
export function withIds(claims: readonly Omit<LabelClaim, 'id'>[]): LabelClaim[] {
  const seen = new Map<string, number>();
  return claims.map((claim) => {
    const pair = `${claim.crop}.${claim.product}`;
    const count = (seen.get(pair) ?? 0) + 1;
    seen.set(pair, count);
    return { id: count === 1 ? pair : `${pair}.${count}`, ...claim };
  });
}

/** 'tebuconazole 50 + trifloxystrobin 25 WG' */
export function readProduct(printed: string): Product {
  const words = printed.split(' ');
  const formulation = words.pop() ?? '';
  const parts = words
    .join(' ')
    .split(' + ')
    .map((part) => {
      const at = part.lastIndexOf(' ');
      return { active: part.slice(0, at), strength: part.slice(at + 1) };
    });
  return { parts, formulation };
}

/** 'spinetoram-11.7-sc': stands in addresses. */
export const productKey = (printed: string) =>
  printed.toLowerCase().replace(/ \+ /g, '_').replace(/%/g, '').replace(/[ –,]/g, '-');

const DOSE =
  /^(?:(seed|soil|drench|root|spray) )?(\d[\d.+]*)(?:-(\d[\d.]*))?(?: ?(%)| (ml|L|g|kg)(?:( ai)|\/(kg|100kg|L|10L))?)$/;
const PER: Readonly<Record<string, DosePer>> = {
  kg: 'kg-seed',
  '100kg': '100-kg-seed',
  L: 'litre',
  '10L': 'ten-litres',
};

/** '375-450 ml' for a hectare, '0.8 ml/L', '0.25%', 'seed 9 g/kg; soil 2.5 kg', '60+600 g ai', 'label'. */
export function readDoses(written: string): Dose[] {
  return written.split('; ').map((each): Dose => {
    if (each === 'label') return { per: 'label', low: 0, high: 0, unit: 'g' };
    const found = DOSE.exec(each);
    if (!found) throw new Error(`"${each}" is no dose`);
    const [, way, amount = '', high, percent, unit = 'g', active, of] = found;
    const parts = amount.includes('+') ? amount.split('+').map(Number) : undefined;
    const low = parts ? parts.reduce((sum, part) => sum + part, 0) : Number(amount);
    return {
      per: percent ? 'percent' : active ? 'hectare-active' : of ? (PER[of] ?? 'hectare') : 'hectare',
      low,
      high: high === undefined ? low : Number(high),
      unit: unit as DoseUnit,
      ...(way ? { way: way as DoseWay } : {}),
      ...(parts ? { parts } : {}),
    };
  });
}
