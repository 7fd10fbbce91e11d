import type { Readable } from 'node:stream';
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { NoticeAgreed } from '#shared/contract/accounts.ts';
import { DeletionAnswer, DeletionBody, MyDataAnswer, MyDataBody } from '#shared/contract/privacy.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { clearTokenCookie, FARMER_COOKIE } from '../../platform/sessions.ts';
import { insertNotice, requireFarmer } from '../accounts/index.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { exportMyData } from './export-my-data.ts';
import { keepNoLonger } from './purge-farmers.ts';
import { correctMyData, showMyData } from './show-my-data.ts';

const tags = ['privacy'];
const failures = { '4xx': Failure, '5xx': Failure };

/** A farmer's own data: seen, taken along, corrected, deleted. Nobody can name another's. */
export function privacyRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    // 02:23 in Karnataka.
    ctx.jobs.define('privacy.keep_no_longer', () => keepNoLonger(ctx), { cron: '53 20 * * *' });

    app.get(
      '/privacy/me',
      {
        schema: {
          tags,
          summary: 'What we hold of the farmer who asks',
          response: { 200: MyDataAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = await requireFarmer(ctx, request);
        return { ok: true as const, data: await showMyData(ctx, actor) };
      },
    );

    app.put(
      '/privacy/me',
      {
        schema: {
          tags,
          summary: 'The farmer corrects his name and place',
          body: MyDataBody,
          response: { 200: MyDataAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = await requireFarmer(ctx, request);
        return { ok: true as const, data: await correctMyData(ctx, actor, request.body) };
      },
    );

    app.post(
      '/privacy/notice',
      {
        schema: {
          tags,
          summary: 'A logged-in farmer agrees to the privacy notice',
          body: NoticeAgreed,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        const { farmerId } = await requireFarmer(ctx, request);
        await insertNotice(ctx.db, farmerId, { ...request.body, agreedAt: ctx.now() });
        return { ok: true as const };
      },
    );

    app.get(
      '/privacy/me/export',
      {
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
        const actor = await requireFarmer(ctx, request);
        const archive = await exportMyData(ctx, actor);
        return sendArchive(reply, archive);
      },
    );

    app.post(
      '/privacy/me/deletion',
      {
        schema: {
          tags,
          summary: 'Hide all of it at once and erase it when the law allows; takes a fresh one-time code',
          body: DeletionBody,
          response: { 200: DeletionAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const actor = await requireFarmer(ctx, request);
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
