import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { BROWSER_COOKIE, newToken, setTokenCookie } from '../../../platform/sessions.ts';
import { BROWSER_COOKIE_SECONDS } from '../lifetimes.ts';
import { callerOf } from './identify.ts';

/** The cookie that ties a question to its browser; set where there was none. */
export function browserTokenOf(ctx: AppContext, request: FastifyRequest, reply: FastifyReply): string {
  const browserToken = callerOf(ctx, request).browserToken ?? newToken();
  setTokenCookie(reply, BROWSER_COOKIE, browserToken, {
    publicUrl: ctx.config.publicUrl,
    maxAgeSeconds: BROWSER_COOKIE_SECONDS,
  });
  return browserToken;
}
