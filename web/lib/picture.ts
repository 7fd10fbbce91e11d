import type { PictureId } from '#content/media/pictures.ts';
import type { Language } from '#shared/contract/accounts.ts';

/** A picture of the house with its frame. */
export interface Picture {
  id: PictureId;
  width: number;
  height: number;
  /** What it shows, for those who cannot see it. */
  alt: Record<Language, string>;
  /** Undefined while nobody has drawn it: its place is then kept. */
  src: string | undefined;
}
