import { GUIDE_CROPS } from '#content/agronomy/crops.ts';
import { CROPS } from '#content/crops.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { CROP_SLUGS, type CropSlug, PLANT_PARTS, type PlantPart } from '#shared/domain/guide/crop-pages.ts';
import type { Language } from '#shared/domain/languages.ts';

/** Small enough to stand in the code: they are there without network as the wizard is. */
const DRAWINGS = import.meta.glob<string>('../../../content/guide/figures/{crop,part}-*.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const drawing = (name: string) => DRAWINGS[`../../../content/guide/figures/${name}.svg`];

/** As the office stores the crop of a page of the guide. */
export const storedCrop = (slug: string): string => GUIDE_CROPS[slug]?.stored ?? slug;

/** The crops that are drawn, by the key they are stored under. */
export const DRAWN_CROPS: readonly string[] = CROP_SLUGS.map(storedCrop);

/** The others of the office's list. */
export const OTHER_CROPS: readonly string[] = Object.keys(CROPS).filter(
  (crop) => !DRAWN_CROPS.includes(crop),
);

/** The page of the guide about a crop; undefined where there is none. */
export const guideSlug = (crop: string | null): CropSlug | undefined =>
  CROP_SLUGS.find((slug) => storedCrop(slug) === crop);

/** A crop by its name in this language; of no list, in the farmer's own word. */
export function cropName(crop: string, language: Language): string {
  const name = GUIDE_CROPS[guideSlug(crop) ?? crop]?.name ?? CROPS[crop];
  return name ? textIn(name, language) : crop;
}

export function cropDrawing(crop: string | null): string | undefined {
  const slug = guideSlug(crop);
  return slug && drawing(`crop-${slug}`);
}

export const partDrawing = (part: PlantPart): string | undefined => drawing(`part-${part}`);

export const isPlantPart = (word: string | null): word is PlantPart =>
  (PLANT_PARTS as readonly (string | null)[]).includes(word);

/** What is seen on each crop, in the reader's language: as much as the rest of the wizard, so it comes when a crop is known. */
export { default as loadSigns } from 'virtual:guide-signs';
