import type { Prerendered } from '../build/site/prerendered.ts';

/** Sent, with a true 404, for every address the site does not know. */
export const prerendered: Prerendered = { path: '/404', indexed: false };
