import type { Language } from '#shared/contract/accounts.ts';

/** What a page says to the service worker. A port, when sent along, is answered once the work is done. */
export type ToWorker =
  /** The reader chose the new version: take over now. */
  | { type: 'take-over' }
  /** Pages, words and fonts are kept in the language the reader reads. */
  | { type: 'language'; language: Language }
  /** Somebody logged out: nothing of his may stay on this device. */
  | { type: 'forget-private' };

/** What the service worker says to its pages: something arrived by push; whoever shows a thread looks again. */
export interface FromWorker {
  type: 'news';
}
