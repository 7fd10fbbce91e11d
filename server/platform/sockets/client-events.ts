import type { Socket } from 'socket.io';
import { cleanLine } from '#shared/domain/text-safety.ts';
import { type ClientEvents, DEVICE_LABEL_MAX, type Presence, type ServerEvents } from '#shared/events.ts';
import { createLimit } from './line-limits.ts';

/** What the owner of a socket may ask for by it; each decides anew whether they may. */
export interface ClientRights {
  /** The chat's position; undefined for a chat that is not the caller's. */
  headOf: (chatId: number) => Promise<number | undefined>;
  /** Tells the other side of the chat that the caller is writing. A foreign chat is passed over in silence. */
  relayTyping: (chatId: number) => Promise<void>;
  /** Tells colleagues where the caller is; only the office has any. Null: the socket is gone. */
  relayPresence?: (presence: Presence | null) => void;
}

/** A person says it every three seconds, and may go from chat to chat. */
const TYPING_LIMIT = { count: 6, everyMs: 10_000 };
/** Somebody who leafs through the list, writing here and there. */
const PRESENCE_LIMIT = { count: 30, everyMs: 10_000 };

/** A page joins one chat at a time, and again after each break of the line; every join asks the database. */
const JOIN_LIMIT = { count: 30, everyMs: 10_000 };

const TOO_OFTEN = { ok: false, code: 'RATE_LIMITED', error: 'Too often. Please wait a little.' } as const;
const REFUSED = { ok: false, code: 'NOT_FOUND', error: 'Not found.' } as const;

/** Answers what browsers say on the socket. Whatever is not a question we know is passed over. */
export function answerClient(
  socket: Socket<ClientEvents, ServerEvents>,
  rights: ClientRights,
  onError: (error: unknown) => void,
): void {
  const mayType = createLimit(TYPING_LIMIT);
  const mayJoin = createLimit(JOIN_LIMIT);
  socket.on('join', (request, answer) => {
    if (typeof answer !== 'function') return;
    if (!mayJoin()) return answer(TOO_OFTEN);
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
  const { relayPresence } = rights;
  if (relayPresence) followPresence(socket, relayPresence);
}

function followPresence(
  socket: Socket<ClientEvents, ServerEvents>,
  relayPresence: NonNullable<ClientRights['relayPresence']>,
): void {
  const mayRelay = createLimit(PRESENCE_LIMIT);
  let isSeen = false;
  socket.on('looking', (request) => {
    const presence = presenceOf(request);
    if (!presence || !mayRelay()) return;
    isSeen = true;
    relayPresence(presence);
  });
  socket.on('disconnect', () => {
    if (isSeen) relayPresence(null);
  });
}

function presenceOf(request: unknown): Presence | undefined {
  if (typeof request !== 'object' || request === null) return undefined;
  const { writing, name } = request as Partial<Record<keyof Presence, unknown>>;
  const chatId = chatIdOf(request) ?? null;
  return {
    chat_id: chatId,
    writing: chatId !== null && writing === true,
    // Written on colleagues' screens.
    name: typeof name === 'string' ? cleanLine(name, DEVICE_LABEL_MAX) : '',
  };
}

function chatIdOf(request: unknown): number | undefined {
  const chatId = (request as { chat_id?: unknown } | null | undefined)?.chat_id;
  return typeof chatId === 'number' && Number.isSafeInteger(chatId) && chatId > 0 ? chatId : undefined;
}
