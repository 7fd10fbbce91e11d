import { useCallback, useEffect, useRef } from 'react';

/**
 * The same act, until the component leaves the screen: an answer that comes later finds its reader somewhere else, and
 * must not lead them away.
 */
export function useWhileShown<Given extends unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const now = useRef<((...given: Given) => void) | null>(null);
  useEffect(() => {
    now.current = act;
    return () => {
      now.current = null;
    };
  }, [act]);
  return useCallback((...given) => now.current?.(...given), []);
}
