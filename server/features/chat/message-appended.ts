import type { Message } from '#shared/contract/chat.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { ChatRow } from './chats.store.ts';

/**
 * What a feature does about every new message, inside the message's own transaction: work that must happen if
 * and only if the message stands is queued here. Throwing undoes the message, so decide, queue and leave.
 */
export type MessageAppendedHook = (
  ctx: AppContext,
  tx: Transaction,
  appended: { message: Message; chat: ChatRow },
) => Promise<void>;

const hooks = new Set<MessageAppendedHook>();

/** Called once while a feature registers; the chat does not know who listens. Replayed sends are not told. */
export function onMessageAppended(hook: MessageAppendedHook): void {
  hooks.add(hook);
}

export async function tellMessageAppended(...told: Parameters<MessageAppendedHook>): Promise<void> {
  for (const hook of hooks) await hook(...told);
}
