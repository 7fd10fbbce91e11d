import { useEffect, useState } from 'react';

interface Loaded<T> {
  /** Undefined while it is on its way. */
  value: T | 'failed' | undefined;
  put: (value: T) => void;
  retry: () => void;
}

/** What `load` answers, asked when the screen opens, on Try again, and when the page is looked at again. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T | 'failed' | undefined>();
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again; `load` is another function each time
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(setValue, () => {
      // What is shown already stays while the line is away.
      if (!leaving.signal.aborted) setValue((known) => known ?? 'failed');
    });
    return () => leaving.abort();
  }, [turn]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setTurn((last) => last + 1);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return {
    value,
    put: setValue,
    retry: () => {
      setValue(undefined);
      setTurn((last) => last + 1);
    },
  };
}
