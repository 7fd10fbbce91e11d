import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { closed, Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type FileRow, sendFile } from '../../../platform/files/index.ts';
import type { Actor } from '../../identity/index.ts';
import { findChat } from '../chats.store.ts';
import { isOpening, mayReadFile } from './attachment.policy.ts';
import { noteFileOpened } from './note-file-opened.ts';

const AttachmentParams = Type.Object({ key: Type.String() }, closed);
const AttachmentQuery = Type.Object({ download: Type.Optional(Type.Literal('1')) }, closed);

/** A body that is no JSON, for the description only: streams are not serialised. */
const bytes = (description: string) => ({
  description,
  content: { 'application/octet-stream': { schema: Type.String({ format: 'binary' }) } },
});

/** The files of conversations, at the addresses messages carry (not under /api). */
export function attachmentRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.route({
      method: ['GET', 'HEAD'],
      url: '/uploads/:key',
      exposeHeadRoute: false,
      config: { access: 'chat.read' },
      schema: {
        tags: ['chat'],
        summary:
          'A file or its preview; HEAD gives the name, Range a part, download=1 saves instead of showing',
        params: AttachmentParams,
        querystring: AttachmentQuery,
        response: {
          200: bytes('The file'),
          206: bytes('The part asked for by Range'),
          '4xx': Failure,
          '5xx': Failure,
        },
      },
      handler: async (request, reply) => {
        const { key } = request.params;
        const download = request.query.download === '1';
        const { file, reader } = await findReadable(ctx, request, key);
        const { method, headers } = request;
        if (reader.side === 'admin' && isOpening(file, { method, key, download, range: headers.range })) {
          await noteFileOpened(ctx, reader, file);
        }
        return sendFile(ctx.files, request, reply, { file, key, download });
      },
    });
  };
}

/** @throws {AppError} UNAUTHENTICATED for a stranger, whatever the key; NOT_FOUND for everything not readable */
async function findReadable(
  ctx: AppContext,
  request: FastifyRequest,
  key: string,
): Promise<{ file: FileRow; reader: Actor }> {
  const actor = request.actor;
  const file = await ctx.files.findByKey(ctx.db, key);
  if (!file) throw new AppError('NOT_FOUND');
  const chat = file.chat_id === null ? undefined : await findChat(ctx.db, file.chat_id);
  if (mayReadFile(actor, file, chat)) return { file, reader: actor };
  // A picture's address cannot say on whose behalf it is asked for, and a browser may hold both sessions.
  const office = await request.actors.office();
  if (office && mayReadFile(office, file, chat)) return { file, reader: office };
  throw new AppError('NOT_FOUND');
}
