/** The crops that have a page of their own, in the order of their doors on /guide. */
export const CROP_SLUGS = [
  'arecanut',
  'paddy',
  'ragi',
  'maize',
  'tomato',
  'chilli',
  'cotton',
  'red-gram',
  'groundnut',
  'sugarcane',
  'onion',
  'coffee',
  'black-pepper',
  'ginger',
  'pomegranate',
] as const;

export type CropSlug = (typeof CROP_SLUGS)[number];

export const isCropSlug = (slug: string): slug is CropSlug =>
  (CROP_SLUGS as readonly string[]).includes(slug);

export const CROP_ROUTE = '/guide/crop/:slug';

export const cropPath = (slug: string): string => CROP_ROUTE.replace(':slug', slug);

/** "What do you see?": crop, part and sign in three taps. */
export const SEE_PATH = '/guide/see';

/** The crop of an address; null of every other page. */
export const cropOfPath = (path: string): string | null =>
  /^\/guide\/crop\/([^/?#]+)\/?$/.exec(path)?.[1] ?? null;

/** Where on the plant a trouble is seen, in the order one looks. */
export const PLANT_PARTS = ['leaf', 'shoot', 'flower', 'fruit', 'stem', 'root', 'whole'] as const;

export type PlantPart = (typeof PLANT_PARTS)[number];

/** The crops before and after this one; the last leads to the first. */
export function cropNeighbours(slug: CropSlug): { before: CropSlug; after: CropSlug } {
  const at = CROP_SLUGS.indexOf(slug);
  const of = (index: number) => CROP_SLUGS[(index + CROP_SLUGS.length) % CROP_SLUGS.length] ?? slug;
  return { before: of(at - 1), after: of(at + 1) };
}
