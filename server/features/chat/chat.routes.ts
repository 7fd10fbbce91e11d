import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AppContext } from '../../context.ts';
import { putAwayRoutes } from './clear/clear-chat.routes.ts';
import { deskRoutes } from './inbox/desk.routes.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { messageRoutes } from './message/message.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { threadRoutes } from './thread/thread.routes.ts';

/** Every /chat call, the block and the office's search, under /api. */
export function chatRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(threadRoutes(ctx));
    await app.register(putAwayRoutes(ctx));
    await app.register(messageRoutes(ctx));
    await app.register(inboxRoutes(ctx));
    await app.register(deskRoutes(ctx));
    await app.register(searchRoutes(ctx));
  };
}
