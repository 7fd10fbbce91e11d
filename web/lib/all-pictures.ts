import { PICTURES } from '#content/media/pictures.ts';
import type { Picture } from './scenes.ts';

const urls = import.meta.glob<string>('../../content/media/*.{svg,webp,avif,jpg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Every picture of the house, with its frame and its words in both languages: seven kilobytes, see scenes.ts. */
export const ALL_PICTURES: readonly Picture[] = PICTURES.map(({ id, file, width, height, alt }) => ({
  id,
  width,
  height,
  alt,
  src: urls[`../../content/media/${file}`],
}));
