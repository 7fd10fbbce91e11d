import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { SendMessageAnswer, SendMessageFields } from '#shared/contract/chat/send.ts';
import { DeleteMessageQuery, HeadAnswer, MessageParams } from '#shared/contract/chat.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AcceptedFile } from '../../../platform/files/index.ts';
import { parseFields, readMultipart, type UploadPart } from '../../../platform/http/multipart.ts';
import { type Actor, refuseBlocked, requireActor, senderOf } from '../../identity/index.ts';
import type { Recipient } from '../find-chat.ts';
import { deleteMessage } from './delete-message.ts';
import { checkSend, sendMessage } from './send-message.ts';
import { sendUploaded } from './send-uploaded.ts';

const tags = ['chat'];
const failures = { '4xx': Failure, '5xx': Failure };

/** Writing into a thread and taking back. */
export function messageRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/chat/message',
      {
        config: { access: 'chat.write', takesFile: true },
        preValidation: refuseOtherMedia,
        schema: {
          tags,
          summary:
            'Send a message: a form (file part `file`), or the same fields as JSON, with `upload_id` for a file that came ahead',
          consumes: ['multipart/form-data', 'application/json'],
          body: { content: { 'application/json': { schema: SendMessageFields } } },
          response: { 200: SendMessageAnswer, ...failures },
        },
      },
      async (request) => {
        const { actor, fields, file, recipient } = await readSend(ctx, request);
        return fields.upload_id === undefined
          ? sendMessage(ctx, actor, fields, file, recipient)
          : sendUploaded(ctx, actor, fields, fields.upload_id);
      },
    );

    app.delete(
      '/chat/message/:id',
      {
        config: { access: 'chat.clear' },
        schema: {
          tags,
          summary: 'Delete a message for the own side or for everyone',
          params: MessageParams,
          querystring: DeleteMessageQuery,
          response: { 200: HeadAnswer, ...failures },
        },
      },
      async (request) => {
        const { mode } = request.query;
        const headSeq = await deleteMessage(ctx, request.actor, { id: request.params.id, mode });
        return { ok: true as const, head_seq: headSeq };
      },
    );
  };
}

interface SendRequest {
  actor: Actor;
  fields: SendMessageFields;
  file: AcceptedFile | null;
  /** Where it goes, when that was judged before the file was taken in. */
  recipient?: Recipient | undefined;
}

/** What is neither a form nor JSON is refused before anybody is asked for. @throws {AppError} UNSUPPORTED_MEDIA */
async function refuseOtherMedia(request: FastifyRequest): Promise<void> {
  const isJson = request.headers['content-type']?.startsWith('application/json') === true;
  const hasFields = typeof request.body === 'object' && request.body !== null;
  if (!request.isMultipart() && !isJson && !hasFields) throw new AppError('UNSUPPORTED_MEDIA');
}

/**
 * Reads POST /chat/message: a form with or without a file, or the same fields as JSON. Who speaks and to whom is
 * settled before the first byte of a file is taken in, from the fields that came before it.
 */
async function readSend(ctx: AppContext, request: FastifyRequest): Promise<SendRequest> {
  if (!request.isMultipart()) {
    return { actor: request.actor, fields: request.body as SendMessageFields, file: null };
  }
  let early: EarlyFields | undefined;
  const form = await readMultipart(request, {
    fileField: 'file',
    onFile: async (part) => {
      early = await checkEarlyFields(ctx, request, part);
      return takeFile(ctx, early, part);
    },
  });
  if (early && early.count === Object.keys(form.fields).length) return { ...early, file: form.file };
  try {
    const fields = parseFields(SendMessageFields, form.fields);
    if (form.file && fields.upload_id !== undefined) throw twoFiles();
    return { actor: await requireActor(request, 'chat.write', fields.sender_role), fields, file: form.file };
  } catch (error) {
    await form.file?.discard();
    throw error;
  }
}

const twoFiles = () =>
  new AppError('INVALID_INPUT', { fields: { upload_id: 'comes instead of a file, not beside it' } });

/** What the fields before the file said. With as many in the whole form, none came behind it: they are all. */
interface EarlyFields extends Omit<SendRequest, 'file'> {
  count: number;
}

async function checkEarlyFields(
  ctx: AppContext,
  request: FastifyRequest,
  part: UploadPart,
): Promise<EarlyFields> {
  const fields = parseFields(SendMessageFields, part.fields);
  const actor = await requireActor(request, 'chat.write', fields.sender_role);
  if (fields.upload_id !== undefined) throw twoFiles();
  refuseBlocked(actor);
  const isNamed = actor.side === 'farmer' || fields.chat_id !== undefined || fields.mobile !== undefined;
  const recipient = isNamed ? await checkSend(ctx, actor, fields) : undefined;
  return { actor, fields, recipient, count: Object.keys(part.fields).length };
}

function takeFile(ctx: AppContext, { actor, fields }: EarlyFields, part: UploadPart): Promise<AcceptedFile> {
  return ctx.files.accept({
    stream: part.stream,
    declaredName: fields.original_name ?? part.filename,
    purpose: 'chat',
    uploader: senderOf(actor),
    durationSeconds: fields.audio_duration,
  });
}
