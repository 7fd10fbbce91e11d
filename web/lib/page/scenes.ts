import { use } from 'react';
import type { PictureId } from '#content/media/pictures.ts';
import { type Language, onLanguageComing } from '../i18n.ts';
import type { Picture } from '../picture.ts';
import { atHand, readable } from './readable.ts';

const known = new Map<PictureId, Picture>();
/** Known from the page itself, before and without the list. */
const adopted = new Set<PictureId>();
const HERE = atHand(undefined);
const drawn = new Set<PictureId>();
let loading: Promise<void> | undefined;

/** Where a page that was drawn at build says what its pictures are; the whole list is for later pages. */
export const PICTURES_ID = 'page-pictures';

/** A picture of `content/media`; waits for the list when the page did not bring it. */
export function usePicture(id: PictureId): Picture {
  use(adopted.has(id) ? HERE : loadPictures());
  drawn.add(id);
  const picture = known.get(id);
  if (!picture) throw new Error(`content/media/pictures.ts has no ${id}`);
  return picture;
}

/** Several at once, for components that draw a row of them. */
export function usePictures(ids: readonly PictureId[]): Picture[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: `use` may stand in a loop
  return ids.map((id) => usePicture(id));
}

/** Fetches the whole list; safe to call often. */
export function loadPictures(): Promise<void> {
  loading ??= readable(
    import('../all-pictures.ts').then(
      ({ ALL_PICTURES }) => {
        for (const picture of ALL_PICTURES) known.set(picture.id, picture);
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ),
  );
  return loading;
}

/** Takes over what the first page says of its pictures; their words in another language come when it does. */
export function adoptPictures(): void {
  const said = document.getElementById(PICTURES_ID)?.textContent;
  if (!said) return;
  for (const picture of JSON.parse(said) as Picture[]) {
    known.set(picture.id, picture);
    adopted.add(picture.id);
  }
  // Without them the words are switched all the same.
  onLanguageComing(() => loadPictures().catch(() => undefined));
}

/** The pictures drawn since it was last asked, described in one language; for the prerender. */
export function takeDrawnPictures(language: Language): Picture[] {
  const pictures = [...drawn].flatMap((id) => known.get(id) ?? []);
  drawn.clear();
  return pictures.map((picture) => ({ ...picture, alt: { [language]: picture.alt[language] } }));
}
