import { useState } from 'react';
import { CROP_FACTORS, type DripCrop, SEASON_ETO } from '#shared/domain/agronomy/drip-time.ts';
import { type Figure, useFigure } from './use-figure.ts';

export type DripSeason = keyof typeof SEASON_ETO | 'own';

/** How thirsty crop and season are. What the guide knows of a crop is written into the boxes, where it can be changed. */
export interface DripFactors {
  /** Null until one is chosen: nobody's field is tomato in winter by itself. */
  crop: DripCrop | 'own' | null;
  setCrop: (crop: DripCrop | 'own') => void;
  season: DripSeason | null;
  setSeason: (season: DripSeason) => void;
  /** mm, no unit, per cent of the ground, metres. */
  boxes: { eto: Figure; kc: Figure; wetted: Figure; rowMetres: Figure; plantMetres: Figure };
  eto: number;
}

export function useDripFactors(): DripFactors {
  const [crop, choose] = useState<DripFactors['crop']>(null);
  const [season, setSeason] = useState<DripSeason | null>(null);
  const boxes = {
    ...{ eto: useFigure(), kc: useFigure(), wetted: useFigure() },
    ...{ rowMetres: useFigure(), plantMetres: useFigure() },
  };
  function setCrop(next: DripCrop | 'own'): void {
    choose(next);
    const known = next === 'own' ? undefined : CROP_FACTORS[next];
    boxes.kc.set(known ? String(known.kc) : '');
    boxes.wetted.set(known ? String(known.wetted * 100) : '');
    boxes.rowMetres.set(known?.metres ? String(known.metres.row) : '');
    boxes.plantMetres.set(known?.metres ? String(known.metres.plant) : '');
  }
  const eto = season === null ? Number.NaN : season === 'own' ? boxes.eto.value : SEASON_ETO[season];
  return { crop, setCrop, season, setSeason, boxes, eto };
}
