import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { closed, Failure, SenderRole, Uuid } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { discardRest } from '../../platform/http/request-body.ts';
import { createUpload } from './create-upload.ts';
import { requireOwnUpload, withdrawUpload } from './open-upload.ts';
import { receivePiece } from './receive-piece.ts';

const tags = ['uploads'];
const failures = { '4xx': Failure, '5xx': Failure };
const Nothing = (description: string) => Type.Unsafe<void>({ type: 'null', description });
const UploadParams = Type.Object({ id: Uuid }, closed);
const CreateQuery = Type.Object({ role: Type.Optional(SenderRole) }, closed);

const createSchema = {
  tags,
  summary: 'Open an upload: headers Upload-Length and, as a label, Upload-Metadata',
  querystring: CreateQuery,
  response: { 201: Nothing('its address is in Location'), ...failures },
};
const offsetSchema = {
  tags,
  summary: 'How much has arrived: Upload-Offset of Upload-Length',
  params: UploadParams,
  response: { 200: Nothing('no body'), ...failures },
};
const pieceSchema = {
  tags,
  summary: 'Append the next part, from Upload-Offset',
  consumes: ['application/offset+octet-stream'],
  params: UploadParams,
  response: { 204: Nothing('Upload-Offset is how much has arrived now'), ...failures },
};
const withdrawSchema = {
  tags,
  summary: 'Cancel an unfinished upload',
  params: UploadParams,
  response: { 204: Nothing('gone'), ...failures },
};

const config = { access: 'upload.send' } as const;

/** Large files in pieces (tus 1.0: creation, termination, expiration); a message names the finished one. */
export function uploadRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    // The bytes are read by whoever takes them, after their sender is known.
    app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('tus-resumable', '1.0.0');
    });
    app.addHook('onError', async (request) => discardRest(request.raw));

    app.post('/uploads', { config, schema: createSchema }, async (request, reply) => {
      const actor = request.actor;
      const answer = await createUpload(ctx, actor, request.headers);
      return reply.code(201).headers(answer.headers).send();
    });

    app.head('/uploads/:id', { config, schema: offsetSchema }, async (request, reply) => {
      const { upload } = await requireOwnUpload(ctx, request, request.params.id);
      const { headers } = request;
      const answer = await ctx.resumable.handle({ method: 'HEAD', id: upload.id, headers });
      return reply.code(200).headers(answer.headers).send();
    });

    app.patch(
      '/uploads/:id',
      { config: { ...config, takesFile: true }, schema: pieceSchema },
      async (request, reply) => {
        const { actor, upload } = await requireOwnUpload(ctx, request, request.params.id);
        const answer = await receivePiece(ctx, actor, upload, request.raw);
        return reply.code(204).headers(answer.headers).send();
      },
    );

    app.delete('/uploads/:id', { config, schema: withdrawSchema }, async (request, reply) => {
      const { upload } = await requireOwnUpload(ctx, request, request.params.id);
      await withdrawUpload(ctx, upload.id);
      return reply.code(204).send();
    });
  };
}
