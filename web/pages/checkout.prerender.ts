import type { Prerendered } from '../build/site/prerendered.ts';

/** Without an article it is an empty till: nothing to be found by searching. */
export const prerendered: Prerendered = { path: '/checkout', indexed: false };
