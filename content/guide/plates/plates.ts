import { ARECANUT } from './arecanut.ts';
import type { Plate } from './plate.ts';

/** Every plate by the key of its problem. */
export const PLATES: Record<string, Plate> = { ...ARECANUT };
