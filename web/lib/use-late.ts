import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Code that is fetched when it is first wanted; null until it is here. What could not be fetched is asked for again the
 * next time it is wanted.
 */
export function useLate<T>(wanted: boolean, load: () => Promise<T>, onFailed: () => void): T | null {
  const [here, setHere] = useState<{ part: T } | null>(null);
  const isMissing = wanted && here === null;
  const ask = useEffectEvent((take: (part: T) => void) => load().then(take, onFailed));
  useEffect(() => {
    if (!isMissing) return;
    let left = false;
    void ask((part) => {
      if (!left) setHere({ part });
    });
    return () => {
      left = true;
    };
  }, [isMissing]);
  return here?.part ?? null;
}
