import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { type Order, readOrder } from './read-order.ts';

/**
 * What the address asks to be paid for; undefined while the page still is as it was built, which was before
 * anybody had asked for anything.
 */
export function useOrder(): Order | undefined {
  const [query] = useSearchParams();
  const isAlive = useSyncExternalStore(subscribeToNothing, isBrowser, isNotBrowser);
  return isAlive ? readOrder(query) : undefined;
}

const subscribeToNothing = () => () => undefined;
const isBrowser = () => true;
const isNotBrowser = () => false;
