import type { MixProduct } from '#shared/domain/agronomy/tank-mix.ts';

/** Kinds of product a farmer has on the shelf, from the label lists of chapters 1, 2 and 8; named in the strings. */
export const MIX_PRODUCTS = [
  { id: 'emamectin', code: 'SG', kind: 'insecticide', groups: ['6'] },
  { id: 'imidacloprid', code: 'SL', kind: 'insecticide', groups: ['4A'] },
  { id: 'thiamethoxam', code: 'WG', kind: 'insecticide', groups: ['4A'] },
  { id: 'lambda', code: 'EC', kind: 'insecticide', groups: ['3A'] },
  { id: 'profenofos', code: 'EC', kind: 'insecticide', groups: ['1B'] },
  { id: 'chlorantraniliprole', code: 'SC', kind: 'insecticide', groups: ['28'] },
  { id: 'spinetoram', code: 'SC', kind: 'insecticide', groups: ['5'] },
  { id: 'neem', code: 'EC', kind: 'insecticide', groups: ['UN'], traits: ['oil'] },
  { id: 'mancozeb', code: 'WP', kind: 'fungicide', groups: ['M03'], traits: ['copper-foe'] },
  { id: 'copper', code: 'WP', kind: 'fungicide', groups: ['M01'], traits: ['copper'] },
  { id: 'sulphur', code: 'WG', kind: 'fungicide', groups: ['M02'], traits: ['sulphur'] },
  { id: 'carbendazim', code: 'WP', kind: 'fungicide', groups: ['1'] },
  { id: 'difenoconazole', code: 'EC', kind: 'fungicide', groups: ['3'] },
  { id: 'pyraclostrobin', code: 'WG', kind: 'fungicide', groups: ['11'] },
  { id: 'mandipropamid', code: 'SC', kind: 'fungicide', groups: ['40'] },
  { id: 'bordeaux', code: 'WP', kind: 'fungicide', traits: ['bordeaux'] },
  { id: 'trichoderma', code: 'WP', kind: 'fungicide', groups: ['BM02'], traits: ['microbe'] },
  { id: 'beauveria', code: 'WP', kind: 'insecticide', traits: ['microbe'] },
  { id: 'npv', code: 'SC', kind: 'insecticide', groups: ['31'], traits: ['microbe'] },
  { id: 'herbicide', code: 'EC', kind: 'herbicide' },
  { id: 'naa', code: 'SL', kind: 'regulator' },
  { id: 'npk', code: 'feed', kind: 'feed', traits: ['phosphate'] },
  { id: 'calcium', code: 'feed', kind: 'feed', traits: ['calcium'] },
  { id: 'zinc', code: 'feed', kind: 'feed', traits: ['metal', 'sulphate'] },
  { id: 'boron', code: 'feed', kind: 'feed', traits: ['alkali-shy'] },
  { id: 'sticker', code: 'adjuvant', kind: 'adjuvant' },
] as const satisfies readonly MixProduct[];

export type MixProductId = (typeof MIX_PRODUCTS)[number]['id'];
