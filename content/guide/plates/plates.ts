import { ARECANUT } from './arecanut.ts';
import { CHILLI } from './chilli.ts';
import { COTTON } from './cotton.ts';
import { GROUNDNUT } from './groundnut.ts';
import { MILLET_MAIZE } from './millet-maize.ts';
import { ONION } from './onion.ts';
import { PADDY } from './paddy.ts';
import { PLANTATION } from './plantation.ts';
import type { Plate } from './plate.ts';
import { POMEGRANATE } from './pomegranate.ts';
import { RED_GRAM } from './red-gram.ts';
import { SUGARCANE } from './sugarcane.ts';
import { TOMATO } from './tomato.ts';

/** Every plate by the key of its problem. */
export const PLATES: Record<string, Plate> = {
  ...ARECANUT,
  ...CHILLI,
  ...COTTON,
  ...GROUNDNUT,
  ...MILLET_MAIZE,
  ...ONION,
  ...PADDY,
  ...PLANTATION,
  ...POMEGRANATE,
  ...RED_GRAM,
  ...SUGARCANE,
  ...TOMATO,
};
