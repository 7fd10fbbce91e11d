import type { Readable } from 'node:stream';
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeletionAnswer, DeletionBody } from '#shared/contract/privacy.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { clearTokenCookie, FARMER_COOKIE } from '../../platform/sessions.ts';
import { restChat } from '../chat/index.ts';
import { confirmByCode, type FarmerActor, farmerOf, leaveAccount } from '../identity/index.ts';
import { exportMyData } from './export-my-data.ts';
import { daysBefore, RETENTION_DAYS, UNDO_MS } from './purge-farmers.ts';

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
          summary: 'Export of the farmer’s data as one ZIP: data.json and the files',
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
          summary:
            'Delete the account: hidden at once, erased when the law allows; takes a fresh one-time code',
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

/**
 * The farmer's data are hidden from everybody at once and they are logged out everywhere; they are erased when the year
 * the rules ask is over. Until then docs/decisions/0025 says who may bring them back.
 * @throws {AppError} OTP_REQUIRED, OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES, RATE_LIMITED
 */
async function deleteMyAccount(
  ctx: AppContext,
  request: FastifyRequest,
  actor: FarmerActor,
  code: string,
): Promise<DeletionAnswer> {
  await confirmByCode(ctx, request, actor, code, async (tx) => {
    await leaveAccount(ctx, tx, actor.farmerId);
    await restChat(tx, actor.farmerId);
  });
  const now = ctx.now();
  return {
    ok: true,
    undo_until: new Date(now.getTime() + UNDO_MS).toISOString(),
    purged_after: daysBefore(now, -RETENTION_DAYS.deleted).toISOString(),
  };
}
