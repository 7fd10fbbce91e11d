import { parseFigure, withFractions } from './parse-figure.ts';
import { HA_PER_ACRE } from './units.ts';

/** How a piece of land is written down: acre-gunta in the land record, acre-cent on the coast, or hectares. */
export const EXTENTS = ['gunta', 'cent', 'hectare'] as const;
export type Extent = (typeof EXTENTS)[number];

/** What an '1.20' in the box for acres is meant as; null while nobody has been asked. */
export type Dot = 'gunta' | 'decimal' | null;

export type Land =
  | { acres: number }
  /** Both readings of what is written, to be asked: a dot parts acres from guntas in the land record, and tenths elsewhere. */
  | { ask: { acres: number; guntas: number; decimal: number } }
  | { invalid: 'large' | 'small' }
  /** Nothing is written yet. */
  | { empty: true };

export interface Written {
  extent: Extent;
  /** Acres or hectares. */
  large: string;
  /** Guntas or cents. */
  small: string;
  dot: Dot;
}

const OF_ACRE = { gunta: 40, cent: 100 } as const;
const ANNAS = 16;
/** '1-20', '1-20-8', '1.20.08': acre, gunta and anna as the land record writes them. */
const RECORD = /^(\d+)\s*-\s*(\d+)(?:\s*-\s*(\d+))?$|^(\d+)\.(\d+)\.(\d+)$/;
/** '1 acre 20 gunta', '1a 20g', '೨೦ ಗುಂಟೆ'. */
const WORDS =
  /^(?:([\d.,\s/]+?)\s*(?:acres?|ac|a|ಎಕರೆ)\.?)?\s*(?:([\d.]+)\s*(?:guntas?|gunthas?|g|ಗುಂಟೆ)\.?)?$/i;
const DOT = /^(\d+)[.,](\d{1,2})$/;

/** What the two boxes come to; what has two readings is never guessed. */
export function readLand({ extent, large, small, dot }: Written): Land {
  const [more, less] = [withFractions(large), withFractions(small)];
  if (more === '' && less === '') return { empty: true };
  if (extent === 'hectare') return positive(parseFigure(more) / HA_PER_ACRE);
  if (extent === 'gunta') {
    const whole = less === '' ? recordOf(more, dot) : null;
    if (whole) return whole;
  }
  const acres = more === '' ? 0 : fraction(more);
  const parts = less === '' ? 0 : fraction(less);
  if (!(acres >= 0)) return { invalid: 'large' };
  // '1.20' beside '10 guntas' would say the guntas twice.
  if (extent === 'gunta' && less !== '' && DOT.test(more)) return { invalid: 'large' };
  if (!(parts >= 0) || (acres > 0 && parts >= OF_ACRE[extent])) return { invalid: 'small' };
  return positive(acres + parts / OF_ACRE[extent]);
}

const positive = (acres: number): Land => (acres > 0 ? { acres } : { invalid: 'large' });

/** The whole extent in the one box; null where it is a plain number. */
function recordOf(text: string, dot: Dot): Land | null {
  const record = RECORD.exec(text);
  if (record) {
    const [acres, guntas, annas] = [
      record[1] ?? record[4],
      record[2] ?? record[5],
      record[3] ?? record[6] ?? 0,
    ].map(Number);
    return inGuntas(acres ?? 0, guntas ?? 0, annas ?? 0);
  }
  const words = /[a-zಎಗ]/i.test(text) ? WORDS.exec(text) : null;
  if (words) {
    const [, acres = '0', further] = words;
    // '1.20 acre' has the two readings of '1.20'; with guntas behind it, it would say them twice.
    if (further === undefined) return recordOf(acres, dot) ?? positive(fraction(acres));
    return DOT.test(acres) ? { invalid: 'large' } : inGuntas(fraction(acres), Number(further), 0);
  }
  const found = DOT.exec(text);
  if (!found) return null;
  const [acres, guntas, decimal] = [Number(found[1]), Number(found[2]), parseFigure(text)];
  // No acre has forty guntas: '1.75' can only be a decimal.
  if (guntas === 0 || guntas >= OF_ACRE.gunta || dot === 'decimal') return positive(decimal);
  return dot === 'gunta' ? inGuntas(acres, guntas, 0) : { ask: { acres, guntas, decimal } };
}

function inGuntas(acres: number, guntas: number, annas: number): Land {
  if (!(acres >= 0)) return { invalid: 'large' };
  if (annas >= ANNAS || !(guntas >= 0) || (acres > 0 && guntas >= OF_ACRE.gunta)) return { invalid: 'large' };
  return positive(acres + (guntas + annas / ANNAS) / OF_ACRE.gunta);
}

/** '1/2', '1 1/2'; other parts than halves, thirds, quarters and eighths are rather acre/gunta and are not guessed. */
function fraction(text: string): number {
  const found = /^(?:(\d+)\s+)?(\d)\/([2348])$/.exec(text);
  if (!found) return parseFigure(text);
  const part = Number(found[2]) / Number(found[3]);
  return part < 1 ? Number(found[1] ?? 0) + part : Number.NaN;
}

/** Acres and guntas as the land record has them, to be held against the paper. */
export function asRecord(acres: number): { acres: number; guntas: number } {
  const guntas = Math.round(acres * OF_ACRE.gunta * 100) / 100;
  const whole = Math.floor(guntas / OF_ACRE.gunta + 1e-9);
  return { acres: whole, guntas: Math.round((guntas - whole * OF_ACRE.gunta) * 100) / 100 };
}
