import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ChangeSavedReplyBody,
  DeleteSavedReplyQuery,
  SavedRepliesAnswer,
  SavedReplyAnswer,
  SavedReplyBody,
  SavedReplyParams,
} from '#shared/contract/saved-replies.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { addReply, changeReply, deleteReply, listReplies } from './replies.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

export function savedRepliesRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/saved-replies',
      {
        config: { access: 'reply.read' },
        schema: {
          tags,
          summary: 'All saved replies, by shortcut',
          response: { 200: SavedRepliesAnswer, ...failures },
        },
      },
      async () => ({ ok: true as const, replies: await listReplies(ctx) }),
    );

    app.post(
      '/admin/saved-replies',
      {
        config: { access: 'reply.edit' },
        schema: {
          tags,
          summary: 'Add a saved reply',
          body: SavedReplyBody,
          response: { 200: SavedReplyAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        return { ok: true as const, reply: await addReply(ctx, actor, request.body) };
      },
    );

    app.put(
      '/admin/saved-replies/:id',
      {
        config: { access: 'reply.edit' },
        schema: {
          tags,
          summary: 'Change a saved reply, if it still is the version named',
          params: SavedReplyParams,
          body: ChangeSavedReplyBody,
          response: { 200: SavedReplyAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        return { ok: true as const, reply: await changeReply(ctx, actor, request.params.id, request.body) };
      },
    );

    app.delete(
      '/admin/saved-replies/:id',
      {
        config: { access: 'reply.edit' },
        schema: {
          tags,
          summary: 'Delete a saved reply, if it still is the version named',
          params: SavedReplyParams,
          querystring: DeleteSavedReplyQuery,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await deleteReply(ctx, officeOf(request), request.params.id, request.query.version);
        return { ok: true as const };
      },
    );
  };
}
