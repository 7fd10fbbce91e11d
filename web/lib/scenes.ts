import { PICTURES, type PictureId } from '#content/media/pictures.ts';

/** A picture of the house with its frame. */
export type Picture = (typeof PICTURES)[number] & {
  /** Undefined while nobody has drawn it: its place is then kept. */
  src: string | undefined;
};

const urls = import.meta.glob<string>('../../content/media/*.{svg,webp,avif,jpg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Looks a picture up in `content/media`. */
export function pictureOf(id: PictureId): Picture {
  const picture = PICTURES.find((each) => each.id === id);
  if (!picture) throw new Error(`content/media/pictures.ts has no ${id}`);
  return { ...picture, src: urls[`../../content/media/${picture.file}`] };
}
