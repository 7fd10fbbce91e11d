import { useState } from 'react';
import type { Strength } from '#shared/domain/agronomy/label-dose.ts';
import { type Figure, useFigure } from './use-figure.ts';

/** How a liquid's strength is printed; most packs print '30 EC' and no more, and the one that asks most comes last. */
export const LIQUID_STRENGTHS = [
  'percent-only',
  'grams-per-litre',
  'percent-volume',
  'percent-weight',
] as const;
type LiquidStrength = (typeof LIQUID_STRENGTHS)[number];

/** The strength of a pack as it is being typed. */
export interface StrengthOfPack {
  as: LiquidStrength;
  setAs: (as: LiquidStrength) => void;
  figures: { strength: Figure; density: Figure };
  strength: (isLiquid: boolean) => Strength;
}

export function useStrength(): StrengthOfPack {
  const [as, setAs] = useState<LiquidStrength>('percent-only');
  const figures = { strength: useFigure(), density: useFigure() };
  const { value } = figures.strength;
  function strength(isLiquid: boolean): Strength {
    if (!isLiquid) return { as: 'percent-powder', value };
    return as === 'percent-weight' ? { as, value, density: figures.density.value } : { as, value };
  }
  return { as, setAs, figures, strength };
}
