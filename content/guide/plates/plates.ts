import { ARECANUT } from './arecanut.ts';
import { MILLET_MAIZE } from './millet-maize.ts';
import { PADDY } from './paddy.ts';
import type { Plate } from './plate.ts';

/** Every plate by the key of its problem. */
export const PLATES: Record<string, Plate> = { ...ARECANUT, ...MILLET_MAIZE, ...PADDY };
