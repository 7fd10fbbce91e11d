import { readStored, STORED, subscribeStored, writeStored } from '../../../lib/device/local-store.ts';

/** More than anybody takes back before the tabs that still hold them have heard. */
const REMEMBERED = 100;

/** The messages their writer took back before they were sent, as every tab of this browser knows them. */
export interface CancelledSends {
  add: (clientId: string) => void;
  /** Its writer says it again after all. */
  remove: (clientId: string) => void;
  has: (clientId: string) => boolean;
  /** Calls back when this or another tab added one. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Kept in local storage and asked before every attempt: a tab that slept through the word of it must not send
 * what was taken back in another one meanwhile.
 */
export const cancelledSends: CancelledSends = {
  add(clientId) {
    writeStored(STORED.takenBack, [...read(), clientId].slice(-REMEMBERED).join(' '));
  },
  remove(clientId) {
    writeStored(
      STORED.takenBack,
      read()
        .filter((id) => id !== clientId)
        .join(' '),
    );
  },
  has: (clientId) => read().includes(clientId),
  subscribe: (listener) => subscribeStored(STORED.takenBack, listener),
};

function read(): string[] {
  return (readStored(STORED.takenBack) ?? '').split(' ').filter(Boolean);
}
