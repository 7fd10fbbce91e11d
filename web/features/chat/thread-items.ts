import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { dayLabel, indiaDay } from '#shared/domain/day-label.ts';
import type { PendingMessage } from './pending-message.ts';

type Drawn =
  | { kind: 'day'; label: string }
  | { kind: 'message'; message: Message; startsRun: boolean }
  | { kind: 'pending'; pending: PendingMessage; startsRun: boolean };

/**
 * One line of the thread as drawn. `startsRun`: the one above is somebody else's, or another day. `key` stays
 * with a message from its first moment on this device to its last, so that its line never leaps.
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
}

/** Server messages with their day separators, then what is still on its way, always at the bottom. */
export function threadItems(thread: ThreadContent, now: Date, language: 'en' | 'kn'): ThreadItem[] {
  const { messages, side } = thread;
  const items: ThreadItem[] = [];
  // Where the first day begins is not known before the page above is here.
  let day: number | null = thread.hasOlder && messages[0] ? indiaDay(new Date(messages[0].created_at)) : null;
  let sender: SenderRole | null = null;

  function startDay(instant: Date, key: string): void {
    if (indiaDay(instant) === day) return;
    day = indiaDay(instant);
    sender = null;
    items.push({ kind: 'day', key: `day-${key}`, label: dayLabel(instant, now, language), gapBelow: false });
  }

  function push(item: Exclude<Drawn, { kind: 'day' }>, key: string, by: SenderRole): void {
    const above = items.at(-1);
    if (above && item.startsRun) above.gapBelow = true;
    items.push({ ...item, key, gapBelow: false });
    sender = by;
  }

  for (const message of messages) {
    const key = keyOf(message);
    startDay(new Date(message.created_at), key);
    push({ kind: 'message', message, startsRun: sender !== message.sender_role }, key, message.sender_role);
  }
  for (const pending of waitingOf(thread)) {
    // Its final day is the server's to say; until then it counts as now, never above what is already there.
    if (day === null || indiaDay(now) > day) startDay(now, pending.clientId);
    push({ kind: 'pending', pending, startsRun: sender !== side }, pending.clientId, side);
  }
  return items;
}

/** Without what the server's messages already show: between its arrival and the outbox's letting go, both know it. */
function waitingOf({ messages, pending, side }: ThreadContent): readonly PendingMessage[] {
  if (pending.length === 0) return pending;
  const arrived = new Set<string | null>();
  for (const message of messages) if (message.sender_role === side) arrived.add(message.client_id);
  return pending.filter((waiting) => !arrived.has(waiting.clientId));
}

function keyOf(message: Message): string {
  return message.client_id ?? `m${message.id}`;
}
