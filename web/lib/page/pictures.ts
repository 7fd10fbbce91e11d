import type { PictureId } from '#content/media/pictures.ts';
import { ALL_PICTURES } from '../all-pictures.ts';
import type { Picture } from '../picture.ts';

const byId = new Map(ALL_PICTURES.map((picture) => [picture.id, picture]));

/** A picture of `content/media`. For documents alone: the list of all of them weighs seven kilobytes. */
export function pictureOf(id: PictureId): Picture {
  const picture = byId.get(id);
  if (!picture) throw new Error(`content/media/pictures.ts has no ${id}`);
  return picture;
}
