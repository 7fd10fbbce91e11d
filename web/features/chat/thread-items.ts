import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { dayLabel, indiaDay } from '#shared/domain/day-label.ts';
import type { PendingMessage } from './pending-message.ts';

/** One line of the thread as drawn. `startsRun`: the one above is somebody else's, or another day. */
export type ThreadItem =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'message'; key: string; message: Message; startsRun: boolean }
  | { kind: 'pending'; key: string; pending: PendingMessage; startsRun: boolean };

/** Server messages with their day separators, then what is still on its way, always at the bottom. */
export function threadItems(
  thread: { messages: readonly Message[]; pending: readonly PendingMessage[]; side: SenderRole },
  now: Date,
  language: 'en' | 'kn',
): ThreadItem[] {
  const items: ThreadItem[] = [];
  let day: number | null = null;
  let sender: SenderRole | null = null;

  function startDay(instant: Date): void {
    if (indiaDay(instant) === day) return;
    day = indiaDay(instant);
    sender = null;
    items.push({ kind: 'day', key: `day-${day}`, label: dayLabel(instant, now, language) });
  }

  for (const message of thread.messages) {
    startDay(new Date(message.created_at));
    items.push({
      kind: 'message',
      key: `m${message.id}`,
      message,
      startsRun: sender !== message.sender_role,
    });
    sender = message.sender_role;
  }
  for (const pending of thread.pending) {
    // Its final day is the server's to say; until then it counts as now, never above what is already there.
    if (day === null || indiaDay(now) > day) startDay(now);
    items.push({ kind: 'pending', key: pending.clientId, pending, startsRun: sender !== thread.side });
    sender = thread.side;
  }
  return items;
}
