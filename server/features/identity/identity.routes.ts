import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AppContext } from '../../context.ts';
import { farmerLoginRoutes } from './farmer-login/farmer-login.routes.ts';
import { farmerSessionRoutes } from './farmer-login/farmer-session.routes.ts';
import { loginRequestsRoutes } from './office-login/login-requests.routes.ts';
import { officeLoginRoutes } from './office-login/office-login.routes.ts';
import { stepUpRoutes } from './step-up/step-up.routes.ts';

/** `/auth/*` for farmers, `/admin/*` for the office's own login; mounted under `/api`. */
export function identityRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(farmerLoginRoutes(ctx));
    await app.register(farmerSessionRoutes(ctx));
    await app.register(officeLoginRoutes(ctx));
    await app.register(stepUpRoutes(ctx));
    await app.register(loginRequestsRoutes(ctx));
  };
}
