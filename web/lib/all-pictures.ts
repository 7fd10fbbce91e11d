import { LIGHT_PICTURES } from 'virtual:light-pictures';
import { PICTURES } from '#content/media/pictures.ts';
import type { Picture } from './picture.ts';

const urls = import.meta.glob<string>('../../content/media/*.{avif,webp,jpg,jpeg,png,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Lightest first. A photograph the owner puts beside a drawing under its name takes the drawing's place. */
const KINDS = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg'];

function urlOf(id: string): string | undefined {
  return KINDS.map((kind) => urls[`../../content/media/${id}.${kind}`]).find((url) => url !== undefined);
}

/** A drawing's light form goes when a photograph takes its place. */
const lightOf = (id: string) => (urlOf(id)?.endsWith('.svg') ? LIGHT_PICTURES[id] : undefined);

/** Every picture of the house, with its frame and its words in both languages: seven kilobytes, see scenes.ts. */
export const ALL_PICTURES: readonly Picture[] = PICTURES.map(({ id, width, height, alt }) => ({
  id,
  width,
  height,
  alt,
  src: urlOf(id),
  light: lightOf(id),
}));
