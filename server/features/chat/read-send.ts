import type { FastifyRequest } from 'fastify';
import { SendMessageFields } from '#shared/contract/chat.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { AcceptedFile } from '../../platform/files/index.ts';
import { parseFields, readMultipart, type UploadPart } from '../../platform/http/multipart.ts';
import { type Actor, requireActor } from '../accounts/index.ts';
import { findRecipient } from './find-recipient.ts';

export interface SendRequest {
  actor: Actor;
  fields: SendMessageFields;
  file: AcceptedFile | null;
}

/**
 * Reads POST /chat/message: a form with or without a file, or the same fields as JSON. Who speaks and to whom is
 * settled before the first byte of a file is taken in, from the fields that came before it.
 */
export async function readSend(ctx: AppContext, request: FastifyRequest): Promise<SendRequest> {
  if (!request.isMultipart()) {
    if (typeof request.body !== 'object' || request.body === null) throw new AppError('UNSUPPORTED_MEDIA');
    const fields = request.body as SendMessageFields;
    return { actor: await requireActor(ctx, request, fields.sender_role), fields, file: null };
  }
  await requireActor(ctx, request);
  const form = await readMultipart(request, {
    fileField: 'file',
    onFile: (part) => takeFile(ctx, request, part),
  });
  try {
    const fields = parseFields(SendMessageFields, form.fields);
    if (form.file && fields.upload_id !== undefined) {
      throw new AppError('INVALID_INPUT', {
        fields: { upload_id: 'comes instead of a file, not beside it' },
      });
    }
    return { actor: await requireActor(ctx, request, fields.sender_role), fields, file: form.file };
  } catch (error) {
    await form.file?.discard();
    throw error;
  }
}

async function takeFile(ctx: AppContext, request: FastifyRequest, part: UploadPart): Promise<AcceptedFile> {
  const fields = parseFields(SendMessageFields, part.fields);
  const actor = await requireActor(ctx, request, fields.sender_role);
  if (actor.role === 'farmer' && actor.blocked) throw new AppError('BLOCKED');
  if (actor.role === 'farmer' || fields.chat_id !== undefined || fields.mobile !== undefined) {
    await findRecipient(ctx, actor, fields);
  }
  return ctx.files.accept({
    stream: part.stream,
    declaredName: fields.original_name ?? part.filename,
    purpose: 'chat',
    uploader: { role: actor.role, id: actor.role === 'farmer' ? actor.farmerId : actor.staffId },
    durationSeconds: fields.audio_duration,
  });
}
