import type { Language } from '#shared/domain/languages.ts';
import type { ForgetPictures } from '../../lib/page/kept-pictures.ts';

/** What a page says to the service worker. A port, when sent along, is answered once the work is done. */
export type ToWorker =
  | ForgetPictures
  /** The reader chose the new version: take over now. */
  | { type: 'take-over' }
  /** Pages, words and fonts are kept in the language the reader reads. */
  | { type: 'language'; language: Language }
  /** The reader has come to the chat: it is to start without network from now on. */
  | { type: 'keep-chat' }
  /** Somebody logged out: nothing of theirs may stay on this device. */
  | { type: 'forget-private' };

/** What the service worker says to its pages. */
export type FromWorker =
  /** Something arrived by push; whoever shows a thread looks again. */
  | { type: 'news' }
  /** The reader tapped a notification: this page is in front now and should show that address. */
  | { type: 'open'; url: string };

/** Pages with somebody's money or the whole office's chats in them, and one-time links: the service worker keeps none. */
export const NEVER_KEPT = /^\/(admin|checkout|demo)(\/|$)/;
