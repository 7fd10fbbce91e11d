import { ARECANUT } from './arecanut.ts';
import { CHILLI } from './chilli.ts';
import { MILLET_MAIZE } from './millet-maize.ts';
import { PADDY } from './paddy.ts';
import type { Plate } from './plate.ts';
import { TOMATO } from './tomato.ts';

/** Every plate by the key of its problem. */
export const PLATES: Record<string, Plate> = { ...ARECANUT, ...CHILLI, ...MILLET_MAIZE, ...PADDY, ...TOMATO };
