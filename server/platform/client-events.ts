import type { Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#shared/events.ts';

/** What the owner of a socket may ask for by it; each decides anew whether he may. */
export interface ClientRights {
  /** The chat's position; undefined for a chat that is not the caller's. */
  headOf: (chatId: number) => Promise<number | undefined>;
  /** Tells the other side of the chat that the caller is writing. A foreign chat is passed over in silence. */
  relayTyping: (chatId: number) => Promise<void>;
}

/** A person says it every three seconds, and may go from chat to chat. */
const TYPING_LIMIT = { count: 6, everyMs: 10_000 };

const REFUSED = { ok: false, code: 'NOT_FOUND', error: 'Not found.' } as const;

/** Answers what browsers say on the socket. Whatever is not a question we know is passed over. */
export function answerClient(
  socket: Socket<ClientEvents, ServerEvents>,
  rights: ClientRights,
  onError: (error: unknown) => void,
): void {
  const mayType = createLimit(TYPING_LIMIT);
  socket.on('join', (request, answer) => {
    if (typeof answer !== 'function') return;
    const chatId = chatIdOf(request);
    if (chatId === undefined) return answer(REFUSED);
    rights
      .headOf(chatId)
      .then((head) => answer(head === undefined ? REFUSED : { ok: true, head_seq: head }))
      .catch(onError);
  });
  socket.on('typing', (request) => {
    const chatId = chatIdOf(request);
    if (chatId !== undefined && mayType()) rights.relayTyping(chatId).catch(onError);
  });
}

function chatIdOf(request: unknown): number | undefined {
  const chatId = (request as { chat_id?: unknown } | null | undefined)?.chat_id;
  return typeof chatId === 'number' && Number.isSafeInteger(chatId) && chatId > 0 ? chatId : undefined;
}

/** In this process's memory, unlike other limits: a socket lives and dies with its node. */
function createLimit({ count, everyMs }: { count: number; everyMs: number }): () => boolean {
  let left = count;
  let since = 0;
  return () => {
    const now = Date.now();
    if (now - since >= everyMs) [left, since] = [count, now];
    left -= 1;
    return left >= 0;
  };
}
