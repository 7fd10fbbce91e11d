import type { Prerendered } from '../../build/site/prerendered.ts';

/** Drawn for each request (`DRAWN_ON_REQUEST`): what it sells stands in the address. Without an article it is an empty till, and nothing to be found by searching. */
export const prerendered: Prerendered = { path: '/checkout', indexed: false };
