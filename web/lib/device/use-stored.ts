import { useSyncExternalStore } from 'react';
import { readStored, readStoredNumber, subscribeStored } from './local-store.ts';

/** The stored text, live across tabs; null where it is drawn for a document, and when nothing is stored. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    (listener) => subscribeStored(key, listener),
    () => readStored(key),
    () => null,
  );
}

/** A stored counter, live across tabs; 0 where it is drawn for a document. */
export function useStoredNumber(key: string): number {
  return useSyncExternalStore(
    (listener) => subscribeStored(key, listener),
    () => readStoredNumber(key),
    () => 0,
  );
}
