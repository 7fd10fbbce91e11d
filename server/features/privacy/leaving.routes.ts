import type { Readable } from 'node:stream';
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { DeletionAnswer, DeletionBody } from '#shared/contract/privacy.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { clearTokenCookie, FARMER_COOKIE } from '../../platform/sessions.ts';
import { farmerOf } from '../identity/index.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { exportMyData } from './export-my-data.ts';

const tags = ['privacy'];
const failures = { '4xx': Failure, '5xx': Failure };

/** What a farmer takes along, and the way out for good. */
export function leavingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/privacy/me/export',
      {
        config: { access: 'account.manage' },
        schema: {
          tags,
          summary: 'All of it as one ZIP: data.json, and the files',
          response: {
            200: {
              description: 'The archive',
              content: { 'application/zip': { schema: Type.String({ format: 'binary' }) } },
            },
            ...failures,
          },
        },
      },
      async (request, reply) => {
        const actor = farmerOf(request);
        const archive = await exportMyData(ctx, actor);
        return sendArchive(reply, archive);
      },
    );

    app.post(
      '/privacy/me/deletion',
      {
        config: { access: 'account.manage' },
        schema: {
          tags,
          summary: 'Hide all of it at once and erase it when the law allows; takes a fresh one-time code',
          body: DeletionBody,
          response: { 200: DeletionAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const actor = farmerOf(request);
        const answer = await deleteMyAccount(ctx, request, actor, request.body.code);
        clearTokenCookie(reply, FARMER_COOKIE, { publicUrl: ctx.config.publicUrl });
        return answer;
      },
    );
  };
}

function sendArchive(reply: FastifyReply, archive: Readable): FastifyReply {
  return reply
    .type('application/zip')
    .header('content-disposition', 'attachment; filename="av-agro-my-data.zip"')
    .send(archive);
}
