import type { MixProduct } from '#shared/domain/agronomy/tank-mix.ts';

/** Kinds of product a farmer has on the shelf, from the label lists of chapters 1, 2 and 8; named in the strings. */
export const MIX_PRODUCTS = [
  { id: 'emamectin', code: 'SG', kind: 'insecticide', group: '6' },
  { id: 'imidacloprid', code: 'SL', kind: 'insecticide', group: '4A' },
  { id: 'thiamethoxam', code: 'WG', kind: 'insecticide', group: '4A' },
  { id: 'lambda', code: 'EC', kind: 'insecticide', group: '3A' },
  { id: 'profenofos', code: 'EC', kind: 'insecticide', group: '1B' },
  { id: 'chlorantraniliprole', code: 'SC', kind: 'insecticide', group: '28' },
  { id: 'spinetoram', code: 'SC', kind: 'insecticide', group: '5' },
  { id: 'neem', code: 'EC', kind: 'insecticide', group: 'UN', traits: ['oil'] },
  { id: 'mancozeb', code: 'WP', kind: 'fungicide', group: 'M03', traits: ['copper-foe'] },
  { id: 'copper', code: 'WP', kind: 'fungicide', group: 'M01', traits: ['copper'] },
  { id: 'sulphur', code: 'WG', kind: 'fungicide', group: 'M02', traits: ['sulphur'] },
  { id: 'carbendazim', code: 'WP', kind: 'fungicide', group: '1' },
  { id: 'difenoconazole', code: 'EC', kind: 'fungicide', group: '3' },
  { id: 'pyraclostrobin', code: 'WG', kind: 'fungicide', group: '11' },
  { id: 'mandipropamid', code: 'SC', kind: 'fungicide', group: '40' },
  { id: 'bordeaux', code: 'WP', kind: 'fungicide', traits: ['bordeaux'] },
  { id: 'trichoderma', code: 'WP', kind: 'fungicide', group: 'BM02', traits: ['microbe'] },
  { id: 'beauveria', code: 'WP', kind: 'insecticide', traits: ['microbe'] },
  { id: 'npv', code: 'SC', kind: 'insecticide', group: '31', traits: ['microbe'] },
  { id: 'herbicide', code: 'EC', kind: 'herbicide' },
  { id: 'naa', code: 'SL', kind: 'regulator' },
  { id: 'npk', code: 'feed', kind: 'feed', traits: ['phosphate'] },
  { id: 'calcium', code: 'feed', kind: 'feed', traits: ['calcium'] },
  { id: 'zinc', code: 'feed', kind: 'feed', traits: ['metal', 'sulphate'] },
  { id: 'boron', code: 'feed', kind: 'feed', traits: ['alkali-shy'] },
  { id: 'sticker', code: 'adjuvant', kind: 'adjuvant' },
] as const satisfies readonly MixProduct[];

export type MixProductId = (typeof MIX_PRODUCTS)[number]['id'];
