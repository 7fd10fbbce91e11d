import { can } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import { markFileDeleted } from '../../../platform/files/index.ts';
import type { Actor } from '../../identity/index.ts';
import { refusalToDeleteForEveryone } from '../chat.policy.ts';
import { findChat, lockChat, refreshLastMessage } from '../chats.store.ts';
import { appendEvent, setChatStatus } from '../log/chat-log.ts';
import { hideMessage } from '../side-state.store.ts';
import { blankMessage } from './deletion.store.ts';
import { findMessage, type MessageRow } from './messages.store.ts';

export type DeletionMode = 'me' | 'everyone';

/**
 * Takes a message out of the actor's side, or empties it for both. Repeating either changes nothing more.
 * @returns the chat's head after it
 */
export async function deleteMessage(
  ctx: AppContext,
  actor: Actor,
  { id, mode }: { id: number; mode: DeletionMode },
): Promise<number> {
  const found = await findMessage(ctx.db, id);
  const chat = found && (await findChat(ctx.db, found.chat_id));
  if (!found || !chat || !can(actor, 'chat.clear', chat)) throw new AppError('NOT_FOUND');
  const refusal = mode === 'everyone' ? refusalToDeleteForEveryone(actor, found) : undefined;
  if (refusal) throw new AppError(refusal);

  return ctx.inTransaction(async (tx) => {
    const { head_seq } = await lockChat(tx, chat.id);
    const seq =
      mode === 'me' ? await deleteForMe(ctx, tx, actor, found) : await deleteForEveryone(ctx, tx, found.id);
    if (seq === undefined) return head_seq;
    if (actor.side === 'admin') {
      await recordAudit(tx, {
        ...actor,
        action: mode === 'me' ? 'message.hide' : 'message.delete',
        subject: `message:${found.id}`,
        chatId: chat.id,
        detail: { message_id: found.id, kind: found.kind },
      });
    }
    return seq;
  });
}

async function deleteForMe(ctx: AppContext, tx: Transaction, actor: Actor, message: MessageRow) {
  if (!(await hideMessage(tx, message.id, actor.side))) return undefined;
  const seq = await appendEvent(ctx, tx, {
    chatId: message.chat_id,
    audience: actor.side,
    type: 'deleted',
    payload: { message_ids: [message.id], mode: 'me' },
  });
  if (actor.side === 'farmer') return seq;
  await refreshLastMessage(tx, message.chat_id);
  return (await setChatStatus(ctx, tx, message.chat_id)) ?? seq;
}

async function deleteForEveryone(ctx: AppContext, tx: Transaction, messageId: number) {
  // Read again under the lock: a concurrent delete may have won.
  const message = await findMessage(tx, messageId);
  if (!message || message.deleted) return undefined;
  const now = ctx.now();
  const fileId = await blankMessage(tx, message.id, now);
  const keys = fileId === null ? [] : await markFileDeleted(tx, fileId, now);
  await refreshLastMessage(tx, message.chat_id);
  // The row is gone for every reader by now; bytes left by a crash here are the file sweep's.
  if (keys.length > 0) tx.afterCommit(() => ctx.files.removeBytes(keys));
  return appendEvent(ctx, tx, {
    chatId: message.chat_id,
    audience: 'both',
    type: 'deleted',
    payload: { message_ids: [message.id], mode: 'everyone' },
  });
}
