import type { SendMessageAnswer, SendMessageFields } from '#shared/contract/chat/send.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Actor, senderOf } from '../../identity/index.ts';
import { acceptUpload, findOwnUpload, type UploadRow } from '../../uploads/index.ts';
import { findRecipient } from '../find-chat.ts';
import { findReplay } from './append-message.ts';
import { hashContent } from './message-content.ts';
import { checkSend, sendMessage } from './send-message.ts';

/**
 * Sends a message whose file came ahead in pieces. Once it is stored the upload is gone, and the same send again
 * still gets the same answer: what the file was is remembered.
 *
 * @throws {AppError} UPLOAD_NOT_FOUND, UPLOAD_INCOMPLETE, and what sending throws
 */
export async function sendUploaded(
  ctx: AppContext,
  actor: Actor,
  fields: SendMessageFields,
  uploadId: string,
): Promise<SendMessageAnswer> {
  const upload = await findOwnUpload(ctx, actor, uploadId);
  if (upload.sha256 !== null) return answerAgain(ctx, actor, fields, upload.sha256);
  try {
    return await takeAndSend(ctx, actor, fields, upload);
  } catch (error) {
    // The same send may have come twice at once, and the other one was faster.
    const { sha256 } = await findOwnUpload(ctx, actor, uploadId);
    if (sha256 === null) throw error;
    return answerAgain(ctx, actor, fields, sha256);
  }
}

async function takeAndSend(
  ctx: AppContext,
  actor: Actor,
  fields: SendMessageFields,
  upload: UploadRow,
): Promise<SendMessageAnswer> {
  const recipient = await checkSend(ctx, actor, fields);
  const file = await acceptUpload(ctx, actor, upload, {
    declaredName: fields.original_name,
    durationSeconds: fields.audio_duration,
  });
  return sendMessage(ctx, actor, fields, file, recipient);
}

async function answerAgain(
  ctx: AppContext,
  actor: Actor,
  fields: SendMessageFields,
  sha256: string,
): Promise<SendMessageAnswer> {
  const { chat } = await findRecipient(ctx, actor, fields);
  const { role: senderRole, id: senderId } = senderOf(actor);
  const sent =
    chat &&
    (await findReplay(ctx.db, {
      chatId: chat.id,
      senderRole,
      senderId,
      clientId: fields.client_id ?? null,
      contentHash: hashContent(fields, sha256),
    }));
  if (!sent) throw new AppError('UPLOAD_NOT_FOUND');
  return { ok: true, message: sent.message, head_seq: sent.chat.head_seq };
}
