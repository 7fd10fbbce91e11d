import type { Language } from '#shared/domain/languages.ts';

/** Pixels of every plate's own frame (viewBox); the page keeps this shape while it loads. */
export const PLATE_SIZE = { width: 640, height: 560 };

/** A botanical plate: one trouble of one crop. Its key is `<crop>-<problem>`, its drawing `<key>.svg` beside this file. */
export interface Plate {
  /** The trouble and its crop, as the crop's page calls it. */
  name: Record<Language, string>;
  /** What is seen, for those who cannot see it. */
  alt: Record<Language, string>;
  /** What each numeral of the drawing shows: the first entry is 1. The last one is the look-alike and how to tell it apart. */
  marks: Record<Language, string[]>;
  /** Where the description is from: a place of the fact sheet ("facts 5A"), or 'textbook', which an agronomist still reads. */
  source: string;
}
