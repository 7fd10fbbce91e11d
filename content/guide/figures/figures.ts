/** A drawing of the guide. */
export interface Figure {
  /** Pixels of the drawing's own frame (viewBox); the page keeps this shape while it loads. */
  width: number;
  height: number;
  /** What is seen, for those who cannot see it. */
  alt: { en: string; kn: string };
  /** The drawing has words in it: then there are `{id}.en.svg` and `{id}.kn.svg` instead of `{id}.svg`. */
  hasWords?: boolean;
}

/** Every drawing by id; the file beside this one is `{id}.svg`. */
export const FIGURES: Record<string, Figure> = {};
