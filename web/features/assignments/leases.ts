import { useEffect, useRef } from 'react';
import type { Static } from 'typebox';
import type { AssignBody, LeaseAnswer, NextAnswer, NextBody } from '#shared/contract/office/assignments.ts';
import { useAbility } from '../../lib/abilities.ts';
import { postJson, request } from '../../lib/http.ts';

/** Well within the time a lease lasts. */
const RENEW_MS = 40_000;

/** Says that this login has the chat before its eyes, for as long as it can be seen: nobody else is led to it. */
export function useLease(chatId: number): void {
  const mayHold = useAbility('inbox.manage');
  useEffect(() => {
    if (!mayHold) return;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      holdChat(chatId).catch((error: unknown) => console.debug('chat not taken in hand', error));
    };
    hold();
    const timer = setInterval(hold, RENEW_MS);
    document.addEventListener('visibilitychange', hold);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hold);
    };
  }, [chatId, mayHold]);
}

/** As many as the server takes. */
const PASSED_KEPT = 100;

/**
 * Asks the server for the chat to look at now; it leads no two people to one chat. `leave` is the one that one comes from.
 * One that was left without an answer comes again when nothing else waits.
 */
export function useNextChat(): (leave: number | null, isAnswered: boolean) => Promise<number | null> {
  const passed = useRef<readonly number[]>([]);
  return async (leave, isAnswered) => {
    const others = passed.current.filter((chatId) => chatId !== leave);
    passed.current = leave === null || isAnswered ? others : [...others, leave].slice(-PASSED_KEPT);
    const next = await fetchNext({
      ...(leave === null ? {} : { leave, answered: isAnswered }),
      passed: [...passed.current],
    });
    if (next === null || passed.current.includes(next)) passed.current = [];
    return next;
  };
}

/** Refused with HOLDER_CHANGED, naming them, when it is no longer `from`'s. */
export function assignChat(chatId: number, body: AssignBody): Promise<unknown> {
  return request('PUT', `/admin/chats/${chatId}/holder`, body);
}

/** This login has the chat open; false when another has it in hand. */
async function holdChat(chatId: number): Promise<boolean> {
  const { data } = await request<Static<typeof LeaseAnswer>>('PUT', `/admin/chats/${chatId}/lease`);
  return data.taken;
}

/** The chat to look at now; null when nothing waits. */
async function fetchNext(body: NextBody): Promise<number | null> {
  return (await postJson<NextAnswer>('/admin/next', body)).chat_id;
}

export function setAway(until: string | null): Promise<unknown> {
  return request('PUT', '/admin/away', { until });
}
