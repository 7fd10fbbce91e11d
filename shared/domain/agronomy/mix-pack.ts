import { isFracCode, readGroups } from './mix-groups.ts';
import type { MixCode } from './mixing-order.ts';
import type { MixKind, MixProduct, MixTrait } from './tank-mix.ts';

/** What a farmer can read off a pack that stands in no list. */
export interface UnlistedPack {
  id: string;
  kind: MixKind | 'microbe';
  /** The letters behind the strength; feeds, stickers and microbes need none. */
  code: MixCode;
  /** The group numbers as they are printed ('M 3', 'Group 4A', '11 + 3'); empty when there are none. */
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

/** Letters that are by themselves a mixture of two products. */
const MIXTURES: readonly MixCode[] = ['ZC', 'SE'];

/** A pack of one's own as the mix is judged with, by every part of a ready mix; what its label does not tell makes it unknown. */
export function mixProductOf({ id, kind, code, group: printed }: UnlistedPack): MixProduct {
  if (kind === 'microbe') return { id, code: 'WP', kind: 'fungicide', traits: ['microbe'] };
  if (kind === 'adjuvant') return { id, code: 'adjuvant', kind };
  if (kind === 'feed') return { id, code: 'feed', kind, traits: ['unknown'] };
  const groups = readGroups(printed) ?? [];
  const isTold = groups.length > (MIXTURES.includes(code) ? 1 : 0);
  const traits = [
    ...groups.flatMap((group) => traitsOf(kind, group)),
    ...(isTold || kind === 'regulator' ? [] : (['unknown'] as const)),
  ];
  return {
    id,
    code,
    kind,
    ...(groups.length > 0 ? { groups } : {}),
    ...(traits.length > 0 ? { traits } : {}),
  };
}

/** Of insecticide and fungicide in one pack the fungicide is known by its letters. */
function traitsOf(kind: MixKind, group: string): readonly MixTrait[] {
  const list = kind === 'fungicide' || isFracCode(group) ? 'fungicide' : kind === 'insecticide' ? kind : null;
  return (list && TRAITS_OF_GROUP[list][group]) ?? [];
}
