import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AppContext } from '../../context.ts';
import { watchDeadLines } from './end-dead-lines.ts';
import { farmerLoginRoutes } from './farmer-login.routes.ts';
import { farmerSessionRoutes } from './farmer-session.routes.ts';
import { defineAccountsJobs } from './jobs.ts';
import { officeLoginRoutes } from './office-login.routes.ts';
import { stepUpRoutes } from './step-up.routes.ts';

/** `/auth/*` for farmers, `/admin/*` for the office's own login; mounted under `/api`. */
export function accountsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    defineAccountsJobs(ctx);
    const stopWatching = watchDeadLines(ctx);
    app.addHook('onClose', async () => stopWatching());
    await app.register(farmerLoginRoutes(ctx));
    await app.register(farmerSessionRoutes(ctx));
    await app.register(officeLoginRoutes(ctx));
    await app.register(stepUpRoutes(ctx));
  };
}
