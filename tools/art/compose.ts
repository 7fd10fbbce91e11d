import { FIGURES } from '#content/guide/figures/figures.ts';
import { PICTURES, type PictureId } from '#content/media/pictures.ts';
import { FIGURE_SCENES } from './figures/index.ts';
import { picture } from './paint.ts';
import { SCENES } from './scenes/index.ts';

/** One file to be: where it lies below content/, its text and how heavy it may be. */
export interface Output {
  path: string;
  svg: string;
  /** Bytes after gzip. */
  limit: number;
}

/** A banner is the largest picture of a first visit; the rest come in numbers. */
const LIMIT = { scene: 20_000, small: 6_000 };

/** Frames of the lists and drawings of the scenes brought together. Throws for a figure nobody draws. */
export function composeAll(): Output[] {
  const pictures = PICTURES.map(({ id, file, width, height }) => ({
    path: `media/${file}`,
    svg: picture(width, height, SCENES[id]()),
    limit: isSmall(id) ? LIMIT.small : LIMIT.scene,
  }));
  const figures = Object.entries(FIGURES).map(([id, { width, height }]) => {
    const draw = FIGURE_SCENES[id];
    if (!draw) throw new Error(`figures.ts lists "${id}", which tools/art/figures does not draw`);
    return { path: `guide/figures/${id}.svg`, svg: picture(width, height, draw()), limit: LIMIT.small };
  });
  return [...pictures, ...figures];
}

function isSmall(id: PictureId): boolean {
  return id.startsWith('product-') || id.startsWith('topic-');
}
