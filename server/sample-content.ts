import { BUSINESS } from '#content/business.ts';
import { CATALOGUE, CATALOGUE_IS_SAMPLE, type CatalogueItem } from '#content/catalogue.ts';

/** What the check reads; the content files by default. */
interface OwnersContent {
  business: { sample: boolean } & Record<string, unknown>;
  catalogue: readonly CatalogueItem[];
  catalogueIsSample: boolean;
}

/**
 * How an invented value is known, whatever a flag says: the word itself, the top-level name that nobody can register,
 * the telephone numbers, the film and the tax number (its ten letters of a PAN) that content/business.ts was made with.
 */
const INVENTED = /sample|[.@]example\b|91 ?90000 ?0000|avagro-film|AAAAA0000A/i;

/** What of an article is copied from its pack or its maker. Name, unit and text may well speak of a soil sample. */
const OF_THE_PACK = ['maker', 'registration', 'contains'] as const satisfies readonly (keyof CatalogueItem)[];

/**
 * Why the words and numbers in `content/` are not yet those of a real seller, each invented value by its own name;
 * empty when they are. A production start refuses while anything is listed: an invented telephone would be
 * somebody's, an invented licence a crime.
 */
export function sampleContentFaults(
  { business, catalogue, catalogueIsSample }: OwnersContent = {
    business: BUSINESS,
    catalogue: CATALOGUE,
    catalogueIsSample: CATALOGUE_IS_SAMPLE,
  },
): string[] {
  const faults: string[] = [];
  if (business.sample) {
    faults.push(
      'content/business.ts holds sample values (address, founder, expert and officer among them; the stories of content/stories.ts belong to it): put in the real ones, then set sample: false',
    );
  }
  for (const path of inventedIn(business)) {
    faults.push(`content/business.ts: ${path} is still the sample one`);
  }
  if (catalogueIsSample) {
    faults.push(
      'content/catalogue.ts holds sample makers and registrations: put in the real ones, then set CATALOGUE_IS_SAMPLE to false',
    );
  }
  for (const item of catalogue) {
    for (const fact of OF_THE_PACK) {
      if (inventedIn(item[fact], fact).length > 0)
        faults.push(`content/catalogue.ts: ${fact} of ${item.sku} is still the sample one`);
    }
  }
  return faults;
}

/** Where invented text stands inside a value, as paths: `seller.licences.0.number`. */
function inventedIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return INVENTED.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => inventedIn(part, path ? `${path}.${key}` : key));
}
