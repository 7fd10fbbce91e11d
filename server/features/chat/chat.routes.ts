import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AppContext } from '../../context.ts';

/** Every /chat call, under /api. */
export function chatRoutes(_ctx: AppContext): FastifyPluginAsyncTypebox {
  return async () => {};
}
