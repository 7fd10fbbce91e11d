import { useState } from 'react';
import type { Strength } from '#shared/domain/agronomy/label-dose.ts';
import { type Figure, useFigure } from './use-figure.ts';

/** How a liquid's strength is printed; the one that asks most comes last. */
export const LIQUID_STRENGTHS = ['grams-per-litre', 'percent-volume', 'percent-weight'] as const;
type LiquidStrength = (typeof LIQUID_STRENGTHS)[number];

/** The strength of a pack as it is being typed. */
export interface StrengthOfPack {
  as: LiquidStrength;
  setAs: (as: LiquidStrength) => void;
  figures: { strength: Figure; density: Figure };
  strength: (isLiquid: boolean) => Strength;
}

/** Begins with the kind that is told nothing too much: a mere '18.5 SC' is % by weight. */
export function useStrength(): StrengthOfPack {
  const [as, setAs] = useState<LiquidStrength>('percent-weight');
  const figures = { strength: useFigure(''), density: useFigure('') };
  const { value } = figures.strength;
  function strength(isLiquid: boolean): Strength {
    if (!isLiquid) return { as: 'percent-powder', value };
    return as === 'percent-weight' ? { as, value, density: figures.density.value } : { as, value };
  }
  return { as, setAs, figures, strength };
}
