import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { TYPING_EVERY_MS } from '#shared/events.ts';
import { STORED, useStored } from '../../lib/device/local-store.ts';
import { type Colleague, ColleagueBoard } from './colleague-board.ts';

const board = new ColleagueBoard();
const NOBODY: readonly Colleague[] = [];

/** Who else of the office has this chat before their eyes. */
export function useColleagues(chatId: number): readonly Colleague[] {
  return useSyncExternalStore(
    board.subscribe,
    () => board.inChat(chatId),
    () => NOBODY,
  );
}

/** Whether somebody else of the office has this chat open now. */
export function isWithColleague(chatId: number): boolean {
  return board.inChat(chatId).length > 0;
}

/**
 * Tells colleagues which chat this page shows, while it can be seen. Call what it returns on every key: they
 * are told of the writing at once and every three seconds of it.
 */
export function useLooking(chatId: number | null): () => void {
  const name = useStored(STORED.officeDesk) ?? '';
  const writing = useRef(new Writing()).current;
  useEffect(() => board.subscribe(() => {}), []);
  useEffect(() => {
    const say = () => {
      const isSeen = document.visibilityState === 'visible';
      board.say({ chat_id: isSeen ? chatId : null, writing: isSeen && writing.isOn, name });
    };
    writing.reset(say);
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [chatId, name, writing]);
  useEffect(() => () => writing.stop(), [writing]);
  return useCallback(() => writing.keyPressed(), [writing]);
}

/** Begins with a key and ends a pause after the last one. */
class Writing {
  isOn = false;
  #say: () => void = () => {};
  #saidAt = 0;
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Another chat, or another name: the writing was elsewhere. */
  reset(say: () => void): void {
    this.stop();
    this.#say = say;
  }

  keyPressed(): void {
    clearTimeout(this.#end);
    this.#end = setTimeout(() => {
      this.isOn = false;
      this.#say();
    }, TYPING_EVERY_MS);
    const isDue = Date.now() - this.#saidAt >= TYPING_EVERY_MS;
    if (this.isOn && !isDue) return;
    this.#saidAt = Date.now();
    const isNews = !this.isOn;
    this.isOn = true;
    if (isNews) this.#say();
    else board.repeat();
  }

  stop(): void {
    clearTimeout(this.#end);
    this.isOn = false;
  }
}
