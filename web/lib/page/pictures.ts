import { LIGHT_PICTURES } from 'virtual:light-pictures';
import { PICTURES, type PictureId } from '#content/media/pictures.ts';
import type { Language } from '#shared/domain/languages.ts';

/** A picture with its frame. */
export interface Picture {
  id: string;
  width: number;
  height: number;
  /** What it shows, for those who cannot see it; a page drawn at build brings its own language alone. */
  alt: Partial<Record<Language, string>>;
  /** Undefined while nobody has drawn it: its place is then kept. */
  src: string | undefined;
  /** The same in several widths, of a photograph that the owner has put in. */
  srcSet?: string;
  /** The same for small screens, see web/build/light-pictures.ts; few pictures have it. */
  light?: string | undefined;
}

const urls = import.meta.glob<string>('../../../content/media/*.{avif,webp,jpg,jpeg,png,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Lightest first. A photograph the owner puts beside a drawing under its name takes the drawing's place. */
const KINDS = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg'];

function urlOf(id: string): string | undefined {
  return KINDS.map((kind) => urls[`../../../content/media/${id}.${kind}`]).find((url) => url !== undefined);
}

/** A drawing's light form goes when a photograph takes its place. */
const lightOf = (id: string) => (urlOf(id)?.endsWith('.svg') ? LIGHT_PICTURES[id] : undefined);

/** Every picture of the house, with its frame and its words in both languages: seven kilobytes, for documents and the owner's desk. */
export const ALL_PICTURES: readonly Picture[] = PICTURES.map(({ id, width, height, alt }) => ({
  id,
  width,
  height,
  alt,
  src: urlOf(id),
  light: lightOf(id),
}));

const byId = new Map<string, Picture>(ALL_PICTURES.map((picture) => [picture.id, picture]));

/** A picture of `content/media`. */
export function pictureOf(id: PictureId): Picture {
  const picture = byId.get(id);
  if (!picture) throw new Error(`content/media/pictures.ts has no ${id}`);
  return picture;
}

/** The picture that content names: a drawing of the house, or a photograph of the owner; a neutral one for any other name. */
export function givenPicture(name: string): Picture {
  const [, hash] = /^photo:([0-9a-f]{64})$/.exec(name) ?? [];
  return hash ? photoOf(name, hash) : (byId.get(name) ?? pictureOf('product-plain'));
}

/** As the server cuts photographs, in two widths. */
function photoOf(id: string, hash: string): Picture {
  const [small, large] = [480, 960].map((width) => `/media/${hash}-${width}.webp`);
  return { id, width: 960, height: 720, alt: {}, src: large, srcSet: `${small} 480w, ${large} 960w` };
}
