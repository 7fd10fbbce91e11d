import { useSyncExternalStore } from 'react';
import type { SoilReading } from '#shared/domain/agronomy/soil-test.ts';

/** Nitrogen, phosphorus and potash of a soil card as the fertilizer tool asks for them; what the card has not is left out. */
export type SoilLevels = Partial<Record<'n' | 'p' | 'k', 'low' | 'medium' | 'high'>>;

let carried: SoilLevels = {};
const listeners = new Set<() => void>();

export function levelsOf({ ratings }: SoilReading): SoilLevels {
  const { n, p2o5: p, k2o: k } = ratings;
  return { ...(n && { n }), ...(p && { p }), ...(k && { k }) };
}

/** Hands the levels of a card to the fertilizer tool; kept until the page is left or another card is read. */
export function carryLevels(levels: SoilLevels): void {
  carried = levels;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same object until other levels are handed over. */
export const useSoilLevels = () => useSyncExternalStore(subscribe, () => carried);
