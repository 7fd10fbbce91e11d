import type { ShownAnswer, ShownPicture } from '#shared/contract/clinic/picture-book.ts';

/** One public picture of each trouble of a crop, by its key. */
export type RealPhotos = ReadonlyMap<string, ShownPicture>;

/**
 * What the clinic's farmers saw on a crop, to be shown beside drawings. None without a line, or where the reader saves data.
 * Asked for anew each time, as far as the browser does: a picture ends with its consent. Never rejects.
 */
export async function loadRealPhotos(crop: string): Promise<RealPhotos> {
  try {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return new Map();
    const answer = await fetch(`/api/picture-book?crop=${crop}&most=1`);
    const { pictures } = (await answer.json()) as ShownAnswer;
    return new Map(pictures.map((picture) => [picture.problem, picture]));
  } catch {
    return new Map();
  }
}
