import { useSyncExternalStore } from 'react';

/** The specification's limit; InboxLayout.module.css says the same. */
const SINGLE_COLUMN = '(max-width: 1000px)';

/** Whether list and thread have to take turns. */
export function useSingleColumn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(SINGLE_COLUMN).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(SINGLE_COLUMN);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
