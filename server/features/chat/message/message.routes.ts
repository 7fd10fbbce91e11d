import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SendMessageAnswer, SendMessageFields } from '#shared/contract/chat/send.ts';
import { DeleteMessageQuery, HeadAnswer, MessageParams } from '#shared/contract/chat.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { deleteMessage } from './delete-message.ts';
import { readSend, refuseOtherMedia } from './read-send.ts';
import { sendMessage } from './send-message.ts';
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
