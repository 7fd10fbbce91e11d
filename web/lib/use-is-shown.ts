import { useEffect, useRef } from 'react';

/** Tells an answer that comes late whether the panel that asked is still open: another chat may stand there by then. */
export function useIsShown(isOpen: boolean): () => boolean {
  const shown = useRef(isOpen);
  useEffect(() => {
    shown.current = isOpen;
    return () => {
      shown.current = false;
    };
  }, [isOpen]);
  return () => shown.current;
}
