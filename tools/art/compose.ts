import { FIGURES } from '#content/guide/figures/figures.ts';
import { PICTURES, type PictureId } from '#content/media/pictures.ts';
import { FIGURE_SCENES } from './figures/index.ts';
import { hills, sky } from './land.ts';
import { picture } from './paint.ts';
import { SCENES } from './scenes/index.ts';

/** One file to be: where it lies below content/, its text and how heavy it may be. */
export interface Output {
  path: string;
  svg: string;
  /** Bytes after gzip. */
  limit: number;
}

/** Frames of the lists and drawings of the scenes brought together. */
export function composeAll(): Output[] {
  const pictures = PICTURES.map(({ id, file, width, height }) => ({
    path: `media/${file}`,
    svg: picture(width, height, SCENES[id]?.() ?? sky(width, height) + hills(width, height * 0.7)),
    limit: limitOf(id),
  }));
  const figures = Object.entries(FIGURES).map(([id, { width, height }]) => ({
    path: `guide/figures/${id}.svg`,
    svg: picture(width, height, FIGURE_SCENES[id]?.() ?? sky(width, height) + hills(width, height * 0.7)),
    limit: 6_000,
  }));
  return [...pictures, ...figures];
}

function limitOf(id: PictureId): number {
  if (id.startsWith('product-') || id.startsWith('topic-')) return 6_000;
  return 20_000;
}
