import { useState } from 'react';
import { BY_VOLUME } from '#content/agronomy/by-volume.ts';
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

/** 'Pendimethalin 30% EC' is written as it pleases; a mixture or another formulation is another product. */
const bare = (name: string) => name.toLowerCase().replace(/[%\s]/g, '');
const isByVolume = (name: string, value: number) =>
  [...BY_VOLUME].some((printed) => bare(printed) === bare(name) && printed.includes(` ${value} `));

/** @param name of the product, as on the pack: of a few liquids the list tells what their mere % means */
export function useStrength(name: string): StrengthOfPack {
  const [as, setAs] = useState<LiquidStrength>('percent-only');
  const figures = { strength: useFigure(), density: useFigure() };
  const { value } = figures.strength;
  function strength(isLiquid: boolean): Strength {
    if (!isLiquid) return { as: 'percent-powder', value };
    if (as === 'percent-only' && isByVolume(name, value)) return { as: 'percent-volume', value };
    return as === 'percent-weight' ? { as, value, density: figures.density.value } : { as, value };
  }
  return { as, setAs, figures, strength };
}
