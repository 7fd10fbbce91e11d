import { BUSINESS } from '#content/business.ts';
import { CATALOGUE_IS_SAMPLE } from '#content/catalogue.ts';
import type { SiteContent } from '#shared/contract/content/kinds.ts';
import { readShippedContent } from '../../server/content-in-force.ts';

/** The content of a fresh clone, whoever's shop it is. */
export const SHIPPED: SiteContent = readShippedContent();

/**
 * Whether the files of content/ are still the ones this program is shipped with. An owner's branch has other articles, prices
 * and no samples; what a test says of the shipped ones it says of them alone.
 */
export const IS_SHIPPED = BUSINESS.sample && CATALOGUE_IS_SAMPLE;
