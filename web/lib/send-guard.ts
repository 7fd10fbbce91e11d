import type { ReactNode } from 'react';

/** Somebody who may hold a side panel's send back, because something came into the chat while it was filled in. */
export interface SendGuard {
  /** Must keep its identity between renders. */
  onBegun: (isBegun: boolean) => void;
  maySend: () => boolean;
  notice: ReactNode;
}
