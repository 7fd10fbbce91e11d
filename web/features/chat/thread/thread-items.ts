import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { indiaDay } from '#shared/domain/time/india-day.ts';
import type { ThreadAside } from '../../../lib/chat-slots.ts';
import { dayLabel, type SayDay } from '../../../lib/time.ts';
import type { PendingMessage } from '../model/pending-message.ts';
import type { UnreadMark } from './use-unread-mark.ts';

type Drawn =
  | { kind: 'day'; label: string }
  | { kind: 'unread'; count: number }
  | { kind: 'message'; message: Message; startsRun: boolean }
  | { kind: 'pending'; pending: PendingMessage; startsRun: boolean }
  | { kind: 'aside'; aside: ThreadAside };

/**
 * One line of the thread as drawn. `startsRun`: the one above is somebody else's, be it of the same side, or
 * another day. `key` stays
 * with a message from its first moment on this device to its last, so that its line never jumps.
 */
export type ThreadItem = Drawn & {
  key: string;
  /** The next line starts a run: a little more air below. Below, so that an older page changes no line we have. */
  gapBelow: boolean;
};

interface ThreadContent {
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  side: SenderRole;
  /** There are messages before the first of these. */
  hasOlder: boolean;
  unread?: UnreadMark | null;
}

/**
 * Server messages with their day separators, then what is still on its way, always at the bottom: it will be sent
 * last. What was refused stands where it was tried; one from before the first of these comes with its page.
 */
export function threadItems(thread: ThreadContent, now: Date, say: SayDay): ThreadItem[] {
  const { side } = thread;
  const inside = namesInside(thread);
  const messages = thread.messages.filter((message) => !isInside(message, inside));
  const items: ThreadItem[] = [];
  let unread = thread.unread ?? null;
  // Where the first day begins is not known before the page above is here.
  let day: number | null = thread.hasOlder && messages[0] ? indiaDay(new Date(messages[0].created_at)) : null;
  let sender: SenderRole | null = null;
  let author: string | undefined;

  function startDay(instant: Date, key: string): void {
    if (indiaDay(instant) === day) return;
    day = indiaDay(instant);
    sender = null;
    items.push({ kind: 'day', key: `day-${key}`, label: dayLabel(instant, now, say), gapBelow: false });
  }

  function push(item: Extract<Drawn, { startsRun: boolean }>, key: string, by: SenderRole): void {
    const above = items.at(-1);
    if (above && item.startsRun && above.kind !== 'unread') above.gapBelow = true;
    items.push({ ...item, key, gapBelow: false });
    sender = by;
    author = 'message' in item ? authorOf(item.message) : undefined;
  }

  /** By the sender's own clock, which may be wrong: never above the day before it, never below the one after. */
  function pushWaiting(pending: PendingMessage, latest: Date): void {
    const tried = new Date(pending.queuedAt);
    const at = pending.state === 'failed' && tried < latest ? tried : latest;
    if (day === null || indiaDay(at) > day) startDay(at, pending.clientId);
    push({ kind: 'pending', pending, startsRun: sender !== side }, pending.clientId, side);
  }

  let waiting = waitingOf(thread).filter(({ clientId }) => !inside.has(clientId));
  const since = thread.hasOlder ? (messages[0]?.seq ?? 0) - 1 : 0;
  for (const message of messages) {
    waiting = waiting.filter((pending) => {
      const { state, refusedAfter = message.seq } = pending;
      if (state !== 'failed' || refusedAfter >= message.seq) return true;
      if (refusedAfter >= since) pushWaiting(pending, new Date(message.created_at));
      return false;
    });
    const key = keyOf(message);
    startDay(new Date(message.created_at), key);
    if (unread && message.seq > unread.after && message.sender_role !== side) {
      items.push({ kind: 'unread', count: unread.count, key: 'unread', gapBelow: false });
      unread = null;
      sender = null;
    }
    const startsRun = sender !== message.sender_role || author !== authorOf(message);
    push({ kind: 'message', message, startsRun }, key, message.sender_role);
  }
  // Its final day is the server's to say; until then what waits counts as now.
  for (const pending of waiting) pushWaiting(pending, now);
  return items;
}

/** Without what the server's messages already show: between its arrival and the outbox's letting go, both know it. */
function waitingOf({ messages, pending, side }: ThreadContent): readonly PendingMessage[] {
  if (pending.length === 0) return pending;
  const arrived = new Set<string | null>();
  for (const message of messages) if (message.sender_role === side) arrived.add(message.client_id);
  return pending.filter((waiting) => !arrived.has(waiting.clientId));
}

/** By the name they have: of two people who share one, the reader would see no difference. */
function authorOf({ author }: Message): string | undefined {
  return author?.name.en;
}

function keyOf(message: Message): string {
  return message.client_id ?? `m${message.id}`;
}

/** Whether a line of the thread is where a message is drawn: its own, or that of the card which has it inside. */
export function shows(line: Message, messageId: number, messages: readonly Message[]): boolean {
  const wanted = messages.find(({ id }) => id === messageId);
  return (
    line === wanted ||
    (wanted !== undefined && isInside(wanted, namesInside({ messages: [line], pending: [] })))
  );
}

/** The names of the messages that cards of these draw inside themselves. */
function namesInside({ messages, pending }: Pick<ThreadContent, 'messages' | 'pending'>): Set<string | null> {
  const intakes = [...messages.map(({ meta }) => meta.intake), ...pending.map(({ intake }) => intake)];
  return new Set(
    intakes.flatMap((intake) =>
      intake ? [...intake.photos, ...intake.voices].map(({ client_id: name }) => name) : [],
    ),
  );
}

/** Only a file of a farmer's is: a card hides nobody's words. */
const isInside = ({ file_path, sender_role, client_id }: Message, inside: Set<string | null>) =>
  file_path !== null && sender_role === 'farmer' && inside.has(client_id);
