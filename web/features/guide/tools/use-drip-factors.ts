import { useState } from 'react';
import { SEASON_ETO } from '#shared/domain/agronomy/drip-time.ts';
import { type Figure, useFigure } from './use-figure.ts';

/** Crop factor, share of wetted ground and distances of the two worked examples of the guide. */
export const DRIP_CROPS = {
  tomato: { kc: 1.15, wetted: 0.8, row: '1.5', plant: '0.45' },
  areca: { kc: 0.75, wetted: 0.7, row: '2.7', plant: '2.7' },
} as const;

export type DripCrop = keyof typeof DRIP_CROPS | 'own';
export type DripSeason = keyof typeof SEASON_ETO | 'own';

/** How thirsty crop and season are: from the guide, or as the farmer knows them. */
export interface DripFactors {
  crop: DripCrop;
  setCrop: (crop: DripCrop) => void;
  season: DripSeason;
  setSeason: (season: DripSeason) => void;
  /** What is typed where the farmer brings his own: mm, no unit, per cent of the ground. */
  own: { eto: Figure; kc: Figure; wetted: Figure };
  factors: { eto: number; kc: number; wetted: number };
}

export function useDripFactors(): DripFactors {
  const [crop, setCrop] = useState<DripCrop>('tomato');
  const [season, setSeason] = useState<DripSeason>('winter');
  const own = { eto: useFigure('5'), kc: useFigure(''), wetted: useFigure('') };
  const eto = season === 'own' ? own.eto.value : SEASON_ETO[season];
  const { kc, wetted } =
    crop === 'own' ? { kc: own.kc.value, wetted: own.wetted.value / 100 } : DRIP_CROPS[crop];
  return { crop, setCrop, season, setSeason, own, factors: { eto, kc, wetted } };
}
