import { useSearchParams } from 'react-router';
import { useIsAlive } from '../../../lib/page/use-is-alive.ts';
import { type Order, readOrder } from './read-order.ts';

/**
 * What the address asks to be paid for; undefined while the page still is as it was built, which was before
 * anybody had asked for anything.
 */
export function useOrder(): Order | undefined {
  const [query] = useSearchParams();
  return useIsAlive() ? readOrder(query) : undefined;
}
