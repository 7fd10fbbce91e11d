import type { Prerendered } from '../../build/site/prerendered.ts';

/**
 * Without an article it is an empty till: nothing to be found by searching. Item, price and the ways to pay come from
 * the address, which only the scripts read: they do not wait for the reader.
 */
export const prerendered: Prerendered = { path: '/checkout', indexed: false, awake: true };
