import { useRef } from 'react';
import type { ChatSummary } from '#shared/contract/chat.ts';
import { ALL_CHATS, fetchChatPage } from '../inbox-store/inbox.api.ts';

/** How many of the longest waits are looked at: more than one office passes over at a time. */
const LOOKED_AT = 50;

type Wait = Pick<ChatSummary, 'id' | 'waiting_since'>;

/**
 * Finds the farmer who waits longest, asked of the server at that moment. `leave` is the chat one comes from: it is
 * never the next one. An answer still on its way to the server is not asked for twice; a chat left without an answer
 * comes again when nobody else waits. A chat a colleague has open is passed over.
 */
export function useNextWaiting(
  isTaken: (chatId: number) => boolean,
): (leave: Wait | undefined, isAnswered: boolean) => Promise<number | null> {
  const answered = useRef(new Map<number, string | null>());
  const passed = useRef(new Map<number, string | null>());
  return async (leave, isAnswered) => {
    if (leave) (isAnswered ? answered : passed).current.set(leave.id, leave.waiting_since);
    const { chats } = await fetchChatPage({ ...ALL_CHATS, only: ['waiting'] }, { limit: LOOKED_AT });
    const others = chats.filter((chat) => chat.id !== leave?.id && !isSameWait(answered.current, chat));
    const free = others.filter(({ id }) => !isTaken(id));
    const fresh = free.find((chat) => !isSameWait(passed.current, chat));
    if (fresh === undefined) passed.current.clear();
    return (fresh ?? free[0])?.id ?? null;
  };
}

/** The very wait that was known when the chat was left; the farmer's next word begins another. */
function isSameWait(known: ReadonlyMap<number, string | null>, { id, waiting_since }: Wait): boolean {
  return known.has(id) && known.get(id) === waiting_since;
}
