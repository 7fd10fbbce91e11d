import type { ComponentType } from 'react';
import type { StringsNamespace } from '../translate.ts';

/**
 * When an island of a document comes alive. Whatever is said here, it also does when it is used (a tap, a key, the
 * focus) and when the address's fragment names something inside it.
 * - `now`: as soon as the document's script runs
 * - `use`: not before
 * - `visible`: when it comes near the screen
 * - `idle`: after the page has loaded
 * - `farmer`: as `idle`, in a browser that has known a farmer, or counts what waits for one
 * - `asked`: when `wakeIsland` names it
 */
export type Wake = 'now' | 'use' | 'visible' | 'idle' | 'farmer' | 'asked';

interface Declared {
  /** The name of its file, without `.island.ts(x)`: so the loader finds it. */
  name: string;
  wake: Wake;
}

/** A component that is drawn into the document and hydrated there; what it is given must be JSON. */
export interface ReactIsland<Props = Record<string, never>> extends Declared {
  Component: ComponentType<Props>;
  /** The words it draws with; they travel beside its code. */
  words: readonly StringsNamespace[];
}

/** A few lines that attach themselves to static HTML, where React would weigh more than all they do. */
export interface PlainIsland extends Declared {
  start: (element: HTMLElement) => void;
}

export type Island = ReactIsland<never> | PlainIsland;

/** The attributes that make an element of static HTML a plain island. */
export function islandMarks({ name, wake }: PlainIsland): { 'data-island': string; 'data-wake': Wake } {
  return { 'data-island': name, 'data-wake': wake };
}

/** Has an island of this document that sleeps until it is asked for come alive; nothing happens in the apps. */
export function wakeIsland(name: string): void {
  document.querySelector(`[data-island="${name}"]`)?.dispatchEvent(new Event(WAKE_EVENT));
}

export const WAKE_EVENT = 'av:wake';
