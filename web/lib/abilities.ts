import { createContext, useContext } from 'react';
import type { Capability } from '#shared/domain/capabilities.ts';

/** What the server said this login may do; null until it has answered. */
export const Abilities = createContext<readonly Capability[] | null>(null);

/** Whether a button is drawn for this login. Not known yet counts as yes: the route asks the same table. */
export function useAbility(capability: Capability): boolean {
  const abilities = useContext(Abilities);
  return abilities === null || abilities.includes(capability);
}

/** The same for what a page asks or does by itself, without a press: not before the server has answered. */
export function useProvenAbility(capability: Capability): boolean {
  return useContext(Abilities)?.includes(capability) ?? false;
}

/** Whose login this is, by their number; null until the server has answered. */
export const OwnId = createContext<number | null>(null);

export const useOwnId = () => useContext(OwnId);
