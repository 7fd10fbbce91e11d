import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { MessageRow } from './messages.store.ts';

/**
 * What a feature does when a message of its kind is about to be deleted for everyone, inside that transaction
 * and with the chat locked. Throwing refuses the deletion (a paid quotation stays).
 */
export type MessageDeletionHook = (
  ctx: AppContext,
  tx: Transaction,
  message: Pick<MessageRow, 'id' | 'chat_id' | 'kind' | 'meta'>,
) => Promise<void>;

const hooks = new Map<string, MessageDeletionHook>();

/** Called once while the feature that owns the kind registers. */
export function onMessageDeletion(kind: string, hook: MessageDeletionHook): void {
  hooks.set(kind, hook);
}

export async function askKindBeforeDeletion(
  ctx: AppContext,
  tx: Transaction,
  message: MessageRow,
): Promise<void> {
  await hooks.get(message.kind)?.(ctx, tx, message);
}
