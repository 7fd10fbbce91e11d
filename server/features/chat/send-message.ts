import type { SendMessageAnswer, SendMessageFields } from '#shared/contract/chat.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { AcceptedFile } from '../../platform/files/index.ts';
import type { Actor } from '../accounts/index.ts';
import { settleUpload } from '../uploads/index.ts';
import { appendMessage } from './append-message.ts';
import { openChat } from './chats.store.ts';
import { findRecipient, type Recipient } from './find-recipient.ts';
import { type MessageContent, readContent } from './message-content.ts';
import { listVisible } from './messages.store.ts';

/**
 * Stores a message of either side, once: the same `client_id` again gives the stored message and the same
 * answer. A farmer's first message opens his chat. The file's bytes are here already; they stay only if the
 * message does.
 */
export async function sendMessage(
  ctx: AppContext,
  actor: Actor,
  fields: SendMessageFields,
  file: AcceptedFile | null,
): Promise<SendMessageAnswer> {
  const { recipient, content } = await prepare(ctx, actor, fields, file).catch(async (error: unknown) => {
    await file?.discard();
    throw error;
  });
  const { message, chat } = await ctx.inTransaction(async (tx) => {
    const appended = await appendMessage(ctx, tx, {
      chatId: recipient.chat?.id ?? (await openChat(tx, recipient.farmerId, actor.role)),
      senderRole: actor.role,
      senderId: actor.role === 'farmer' ? actor.farmerId : actor.staffId,
      clientId: fields.client_id ?? null,
      contentHash: content.hash,
      kind: 'text',
      text: content.text,
      meta: content.spray ? { spray: content.spray } : {},
      replyTo: content.replyTo,
      file,
      summary: content.summary,
      refuseBlocked: true,
    });
    if (file && fields.upload_id !== undefined) {
      const { sha256 } = file;
      await settleUpload(ctx, tx, { id: fields.upload_id, sha256, replayed: appended.replayed });
    }
    if (actor.role === 'admin' && !appended.replayed) {
      const { id, chat_id: chatId } = appended.message;
      await recordAudit(tx, {
        ...actor,
        action: 'message.send',
        subject: `message:${id}`,
        chatId,
        detail: { message_id: id },
      });
    }
    return appended;
  });
  return { ok: true, message, head_seq: chat.head_seq };
}

async function prepare(
  ctx: AppContext,
  actor: Actor,
  fields: SendMessageFields,
  file: AcceptedFile | null,
): Promise<{ recipient: Recipient; content: MessageContent }> {
  const recipient = await findRecipient(ctx, actor, fields);
  const content = readContent(fields, file);
  if (content.replyTo !== null) await mustSeeOriginal(ctx, actor, recipient, content.replyTo);
  return { recipient, content };
}

/** One answers what one sees: in this chat, not cleared away, not deleted. */
async function mustSeeOriginal(
  ctx: AppContext,
  actor: Actor,
  recipient: Recipient,
  messageId: number,
): Promise<void> {
  const [original] = await listVisible(ctx.db, actor.role, [messageId]);
  if (!original || original.deleted || original.chat_id !== recipient.chat?.id) {
    throw new AppError('REPLY_NOT_FOUND');
  }
}
