import type { CatalogueItem } from '#content/catalogue.ts';
import type { PictureId } from '#content/media/pictures.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { StringsKey, StringsNamespace, Values } from '../../lib/translate.ts';

/** One page in one language, as its builders see it. */
export interface BuildPage {
  path: string;
  params: Record<string, string>;
  language: Language;
  /** The price list in force when the page is drawn. */
  catalogue: readonly CatalogueItem[];
  translate<N extends StringsNamespace>(namespace: N, key: StringsKey<N>, values?: Values): string;
  /** Path of a picture of the house; undefined while nobody has drawn it. */
  picture(id: PictureId): string | undefined;
  /** The full address of a path of this site. */
  url(path: string): string;
}
