import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NoticeAgreed } from '#shared/contract/identity.ts';
import { MyDataAnswer, MyDataBody } from '#shared/contract/privacy.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { farmerOf, insertNotice } from '../identity/index.ts';
import { leavingRoutes } from './leaving.routes.ts';
import { correctMyData, showMyData } from './show-my-data.ts';

const tags = ['privacy'];
const failures = { '4xx': Failure, '5xx': Failure };

/** A farmer's own data: seen, taken along, corrected, deleted. Nobody can name another's. */
export function privacyRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/privacy/me',
      {
        config: { access: 'account.manage' },
        schema: {
          tags,
          summary: 'Summary of the farmer’s own data',
          response: { 200: MyDataAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = farmerOf(request);
        return { ok: true as const, data: await showMyData(ctx, actor) };
      },
    );

    app.put(
      '/privacy/me',
      {
        config: { access: 'account.manage' },
        schema: {
          tags,
          summary: 'The farmer corrects their name and place',
          body: MyDataBody,
          response: { 200: MyDataAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = farmerOf(request);
        return { ok: true as const, data: await correctMyData(ctx, actor, request.body) };
      },
    );

    app.post(
      '/privacy/notice',
      {
        config: { access: 'account.manage' },
        schema: {
          tags,
          summary: 'A logged-in farmer agrees to the privacy notice',
          body: NoticeAgreed,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        const { farmerId } = farmerOf(request);
        await insertNotice(ctx.db, farmerId, { ...request.body, agreedAt: ctx.now() });
        return { ok: true as const };
      },
    );

    await app.register(leavingRoutes(ctx));
  };
}
