import { createHash } from 'node:crypto';
import type { SendMessageAnswer } from '#shared/contract/chat.ts';
import type { SendLrBody } from '#shared/contract/dispatch.ts';
import { statusAfter } from '#shared/domain/chat-status.ts';
import { lrMessageText, normaliseLrNumber } from '#shared/domain/lr-text.ts';
import { DEFAULT_TRACKING_PAGE, safeTrackingLink } from '#shared/domain/tracking-link.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { OfficeActor } from '../accounts/index.ts';
import { appendMessage, findChat, setChatStatus } from '../chat/index.ts';
import { insertDispatch } from './dispatches.store.ts';

/**
 * Tells the farmer under which lorry receipt the goods travel and marks the chat SENT, together. The same
 * `client_id` again gives the same message and leaves the chat's status alone.
 *
 * @throws {AppError} LR_REQUIRED, LR_INVALID, TRACKING_LINK_INVALID, NOT_FOUND, CLIENT_ID_REUSED
 */
export async function sendLr(
  ctx: AppContext,
  actor: OfficeActor,
  input: SendLrBody,
): Promise<SendMessageAnswer> {
  const lrNumber = readLrNumber(input.lr_number);
  const trackingLink = readTrackingLink(input.tracking_link);
  const chat = await findChat(ctx.db, input.chat_id);
  if (!chat) throw new AppError('NOT_FOUND');
  return ctx.inTransaction(async (tx) => {
    const appended = await appendMessage(ctx, tx, {
      chatId: chat.id,
      senderRole: 'admin',
      senderId: actor.staffId,
      clientId: input.client_id ?? null,
      contentHash: createHash('sha256')
        .update(JSON.stringify(['lr', chat.id, lrNumber, trackingLink]))
        .digest(),
      kind: 'lr',
      text: lrMessageText(lrNumber, trackingLink),
      summary: `LR ${lrNumber}`,
      meta: { lr_number: lrNumber, tracking_link: trackingLink },
      replyTo: null,
      file: null,
    });
    const { message } = appended;
    if (appended.replayed) return { ok: true, message, head_seq: appended.chat.head_seq };
    await insertDispatch(tx, {
      chatId: chat.id,
      messageId: message.id,
      lrNumber,
      trackingLink,
      createdBy: actor.staffId,
      now: ctx.now(),
    });
    const seq = await setChatStatus(ctx, tx, chat.id, statusAfter('lr_sent'));
    await recordAudit(tx, {
      ...actor,
      action: 'dispatch.send',
      subject: `chat:${chat.id}`,
      chatId: chat.id,
      detail: { lr_number: lrNumber, message_id: message.id },
    });
    return { ok: true, message, head_seq: seq ?? appended.chat.head_seq };
  });
}

function readLrNumber(input: string): string {
  if (input.trim() === '') throw new AppError('LR_REQUIRED');
  const lrNumber = normaliseLrNumber(input);
  if (lrNumber === null) throw new AppError('LR_INVALID');
  return lrNumber;
}

/** An absent or empty link becomes the carrier's public page; one that is given must be safe to open. */
function readTrackingLink(input: string | undefined): string {
  if (input === undefined || input.trim() === '') return DEFAULT_TRACKING_PAGE;
  const link = safeTrackingLink(input);
  if (link === null) throw new AppError('TRACKING_LINK_INVALID');
  return link;
}
