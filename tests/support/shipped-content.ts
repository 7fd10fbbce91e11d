import type { SiteContent } from '#shared/contract/content/kinds.ts';
import { readShippedContent } from '../../server/content-in-force.ts';

/** The content of a fresh clone, whoever's shop it is. */
export const SHIPPED: SiteContent = readShippedContent();
