import { createHash } from 'node:crypto';
import type { SendMessageAnswer } from '#shared/contract/chat/send.ts';
import type { LogCallBody } from '#shared/contract/desk.ts';
import { isCallTime } from '#shared/domain/chat/call.ts';
import { cleanText } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { appendMessage, findChat } from '../chat/index.ts';
import { type OfficeActor, senderOf } from '../identity/index.ts';

/**
 * Puts a call that took place into the thread, with what was said, for both sides. It is the office's answer like any
 * words of its own: who waited no longer does. A call that nobody took is none, and is not logged. Also for a blocked
 * farmer: it records what has been.
 * @throws {AppError} NOT_FOUND, EMPTY_MESSAGE, INVALID_INPUT, CLIENT_ID_REUSED
 */
export async function logCall(
  ctx: AppContext,
  actor: OfficeActor,
  body: LogCallBody,
): Promise<SendMessageAnswer> {
  const { chat_id: chatId, client_id: clientId, direction, minutes } = body;
  const text = cleanText(body.summary, Number.POSITIVE_INFINITY);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError('EMPTY_MESSAGE');
  const calledAt = new Date(body.called_at);
  if (!isCallTime(calledAt, ctx.now())) {
    throw new AppError('INVALID_INPUT', { fields: { called_at: 'is not of the last 30 days' } });
  }
  if (!(await findChat(ctx.db, chatId))) throw new AppError('NOT_FOUND');
  const meta = { direction, called_at: calledAt.toISOString(), minutes };
  const sender = senderOf(actor);
  return ctx.inTransaction(async (tx) => {
    const { message, chat, replayed } = await appendMessage(ctx, tx, {
      chatId,
      senderRole: sender.role,
      senderId: sender.id,
      clientId,
      contentHash: createHash('sha256')
        .update(JSON.stringify([text, meta]))
        .digest(),
      kind: 'call',
      text,
      meta,
      replyTo: null,
      file: null,
    });
    if (!replayed) {
      await recordAudit(tx, {
        ...actor,
        action: 'message.send',
        subject: `message:${message.id}`,
        chatId,
        detail: { message_id: message.id, kind: 'call' },
      });
    }
    return { ok: true as const, message, head_seq: chat.head_seq };
  });
}
