import { useSyncExternalStore } from 'react';

/** Whether somebody can see this tab now. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function read(): boolean {
  return document.visibilityState === 'visible';
}
