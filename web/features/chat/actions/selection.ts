import type { Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { isRecord } from '#shared/domain/chat/message-kinds.ts';

/** Ids of the selected messages; empty means that nobody is selecting. */
export type Selection = ReadonlySet<number>;

export const NOTHING_SELECTED: Selection = new Set();

export function toggled(selection: Selection, messageId: number): Selection {
  const next = new Set(selection);
  if (!next.delete(messageId)) next.add(messageId);
  return next;
}

/** The selected ones in the order of the thread; what has left the thread meanwhile is selected no more. */
export function selectedOf(messages: readonly Message[], selection: Selection): Message[] {
  return selection.size === 0 ? [] : messages.filter((message) => selection.has(message.id));
}

export interface DeletionPlan {
  deletable: readonly Message[];
  /** Somebody else's, and records: they stay. */
  skipped: number;
}

/** What deleting for everyone may touch: a farmer's own messages only, in the office all; records nobody's. */
export function planDeletionForAll(messages: readonly Message[], side: SenderRole): DeletionPlan {
  const mine = messages.filter(
    ({ sender_role: writer, message_type: kind }) => (side === 'admin' || writer === side) && !isRecord(kind),
  );
  // Deleted once is deleted: nothing to do, and nothing to complain of.
  return {
    deletable: mine.filter((message) => !message.deleted),
    skipped: messages.length - mine.length,
  };
}
