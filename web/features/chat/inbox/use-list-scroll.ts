import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { readSession, writeSession } from '../../../lib/device/local-store.ts';

const KEY = 'officeListScroll';

/**
 * Another list begins at its top; the same list, come back to from another screen or after a reload, where it was
 * left. `name` says which list it is.
 */
export function useListScroll(
  scroller: RefObject<HTMLDivElement | null>,
  name: string,
  isReady: boolean,
): void {
  useLayoutEffect(() => {
    if (isReady) scroller.current?.scrollTo({ top: keptTop(name) });
  }, [scroller, name, isReady]);

  useEffect(() => {
    const element = scroller.current;
    if (!element || !isReady) return;
    const keep = () => writeSession(KEY, JSON.stringify([name, Math.round(element.scrollTop)]));
    element.addEventListener('scroll', keep, { passive: true });
    return () => {
      element.removeEventListener('scroll', keep);
    };
  }, [scroller, name, isReady]);
}

function keptTop(name: string): number {
  try {
    const [of, top]: unknown[] = JSON.parse(readSession(KEY) ?? '[]');
    return of === name && typeof top === 'number' ? top : 0;
  } catch {
    return 0;
  }
}
