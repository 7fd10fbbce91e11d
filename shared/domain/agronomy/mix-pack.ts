import { toAsciiDigits } from '../digits.ts';
import type { MixCode, MixKind, MixProduct, MixTrait } from './tank-mix.ts';

/** What a farmer can read off a pack that stands in no list. */
export interface UnlistedPack {
  id: string;
  kind: MixKind | 'microbe';
  /** The letters behind the strength; feeds, stickers and microbes need none. */
  code: MixCode;
  /** The group number as it is printed ('M 3', 'Group 4A'); empty when there is none. */
  group: string;
}

/** Groups whose number says what the product may not meet (fact sheet, tables 1A, 2A and 4B). */
const TRAITS_OF_GROUP: Record<'insecticide' | 'fungicide', Record<string, readonly MixTrait[]>> = {
  insecticide: {
    '11A': ['microbe'],
    '31': ['microbe'],
    UNB: ['microbe'],
    UNF: ['microbe'],
    UNV: ['microbe'],
  },
  fungicide: {
    M01: ['copper'],
    M02: ['sulphur'],
    M03: ['copper-foe'],
    P07: ['acid'],
    '33': ['acid'],
    BM02: ['microbe'],
  },
};

/** 'Group m3' and 'FRAC M03' are one group. */
export function normaliseGroup(printed: string): string {
  const bare = toAsciiDigits(printed)
    .toUpperCase()
    .replace(/GROUP|IRAC|FRAC|HRAC|[^A-Z0-9]/g, '');
  return bare.replace(/^([A-Z]+)(\d)$/, '$10$2').replace(/^0+(?=\d)/, '');
}

/** A pack of one's own as the mix is judged with; what its label does not tell makes it unknown. */
export function mixProductOf({ id, kind, code, group: printed }: UnlistedPack): MixProduct {
  if (kind === 'microbe') return { id, code: 'WP', kind: 'fungicide', traits: ['microbe'] };
  if (kind === 'adjuvant') return { id, code: 'adjuvant', kind };
  if (kind === 'feed') return { id, code: 'feed', kind, traits: ['unknown'] };
  const group = normaliseGroup(printed);
  if (group === '') return { id, code, kind, ...(kind === 'regulator' ? {} : { traits: ['unknown'] }) };
  const known = kind === 'insecticide' || kind === 'fungicide' ? TRAITS_OF_GROUP[kind][group] : undefined;
  return { id, code, kind, group, ...(known ? { traits: known } : {}) };
}
