import type { PictureId } from '#content/media/pictures.ts';
import type { Language } from '#shared/domain/languages.ts';

/** A picture of the house with its frame. */
export interface Picture {
  id: PictureId;
  width: number;
  height: number;
  /** What it shows, for those who cannot see it; a page drawn at build brings its own language alone. */
  alt: Partial<Record<Language, string>>;
  /** Undefined while nobody has drawn it: its place is then kept. */
  src: string | undefined;
  /** The same, LIGHT_WIDTH wide, for small screens: see web/build/light-pictures.ts. Few pictures have it. */
  light?: string | undefined;
}

/** Pixels: two to each of a narrow phone's 320 points, and enough for the sharper ones. */
export const LIGHT_WIDTH = 640;
