import { useSyncExternalStore } from 'react';
import type { SoilReading } from '#shared/domain/agronomy/soil-test.ts';
import { readSession, writeSession } from '../../../lib/device/local-store.ts';
import { listenersOf } from '../../../lib/listeners.ts';

/** Nitrogen, phosphorus and potash of a soil card as the fertilizer tool asks for them; what the card has not is left out. */
export type SoilLevels = Partial<Record<'n' | 'p' | 'k', 'low' | 'medium' | 'high'>>;

const CARRIED = 'soilLevels';
const listeners = listenersOf();
let known: { text: string | null; levels: SoilLevels } = { text: null, levels: {} };

export function levelsOf({ ratings }: SoilReading): SoilLevels {
  const { n, p2o5: p, k2o: k } = ratings;
  return { ...(n && { n }), ...(p && { p }), ...(k && { k }) };
}

/** Hands the levels of a card to the fertilizer tool, also on another page of this tab; kept until another card is read. */
export function carryLevels(levels: SoilLevels): void {
  writeSession(CARRIED, JSON.stringify(levels));
  listeners.notify();
}

/** The same object until other levels are handed over. */
export const useSoilLevels = () => useSyncExternalStore(listeners.subscribe, readLevels);

function readLevels(): SoilLevels {
  const text = readSession(CARRIED);
  if (text !== known.text) known = { text, levels: text ? (JSON.parse(text) as SoilLevels) : {} };
  return known.levels;
}
