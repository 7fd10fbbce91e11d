import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { TYPING_EVERY_MS } from '#shared/events.ts';
import { STORED } from '../../lib/device/local-store.ts';
import { useStored } from '../../lib/device/use-stored.ts';
import { type Colleague, PresenceStore } from './presence-store.ts';

const store = new PresenceStore();
const NOBODY: readonly Colleague[] = [];

/** Who else of the office has this chat before their eyes. */
export function useColleagues(chatId: number): readonly Colleague[] {
  return useSyncExternalStore(
    store.subscribe,
    () => store.inChat(chatId),
    () => NOBODY,
  );
}

/**
 * Tells colleagues which chat this page shows, while it can be seen. Call what it returns on every key: they
 * are told of the writing at once and every three seconds of it.
 */
export function usePresence(chatId: number | null): () => void {
  const name = useStored(STORED.officeDesk) ?? '';
  const writing = useRef(new Writing()).current;
  useEffect(() => store.subscribe(() => {}), []);
  useEffect(() => {
    const send = () => {
      const isSeen = document.visibilityState === 'visible';
      store.update({ chat_id: isSeen ? chatId : null, writing: isSeen && writing.isOn, name });
    };
    writing.reset(send);
    send();
    document.addEventListener('visibilitychange', send);
    return () => document.removeEventListener('visibilitychange', send);
  }, [chatId, name, writing]);
  useEffect(() => () => writing.stop(), [writing]);
  return useCallback(() => writing.keyPressed(), [writing]);
}

/** Begins with a key and ends a pause after the last one. */
class Writing {
  isOn = false;
  #send: () => void = () => {};
  #sentAt = 0;
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Another chat, or another name: the writing was elsewhere. */
  reset(send: () => void): void {
    this.stop();
    this.#send = send;
  }

  keyPressed(): void {
    clearTimeout(this.#end);
    this.#end = setTimeout(() => {
      this.isOn = false;
      this.#send();
    }, TYPING_EVERY_MS);
    const isDue = Date.now() - this.#sentAt >= TYPING_EVERY_MS;
    if (this.isOn && !isDue) return;
    this.#sentAt = Date.now();
    const isNews = !this.isOn;
    this.isOn = true;
    if (isNews) this.#send();
    else store.send();
  }

  stop(): void {
    clearTimeout(this.#end);
    this.isOn = false;
  }
}
