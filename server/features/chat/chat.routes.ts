import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AppContext } from '../../context.ts';
import { inboxRoutes } from './inbox.routes.ts';
import { messageRoutes } from './message.routes.ts';
import { onMessageAppended } from './message-appended.ts';
import { putAwayRoutes } from './put-away.routes.ts';
import { searchRoutes } from './search.routes.ts';
import { defineEventSweep } from './sweep-events.ts';
import { threadRoutes } from './thread.routes.ts';
import { defineVoiceJobs, queueVoice } from './voice-jobs.ts';

/** Every /chat call, the block and the office's search, under /api. */
export function chatRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  defineVoiceJobs(ctx);
  defineEventSweep(ctx);
  onMessageAppended(queueVoice);
  return async (app) => {
    await app.register(threadRoutes(ctx));
    await app.register(putAwayRoutes(ctx));
    await app.register(messageRoutes(ctx));
    await app.register(inboxRoutes(ctx));
    await app.register(searchRoutes(ctx));
  };
}
