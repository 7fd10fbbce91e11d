import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CreatePaymentAnswer } from '#shared/contract/payments.ts';
import type { AppContext } from '../../context.ts';
import { answerOnce } from '../../platform/database/idempotency.ts';
import type { Viewer } from './payments.policy.ts';
import { checkoutPath } from './payments.view.ts';

/**
 * Lets the browser that started a payment read its result when the login is gone by then (an expired session,
 * a shared phone). It opens one payment's status for a day, and nothing else.
 */
const RESULT_COOKIE = 'payment_result';

const RESULT_COOKIE_SECONDS = 24 * 60 * 60;

/** Everything a browser can prove about itself; a stranger proves nothing and is no error here. */
export async function viewerOf(ctx: AppContext, request: FastifyRequest, pid: number): Promise<Viewer> {
  const sessions = await Promise.all([request.actors.farmer(), request.actors.office()]);
  const given = request.cookies[RESULT_COOKIE];
  return {
    actors: sessions.filter((actor) => actor !== undefined),
    holdsResultCookie: provesResult(ctx.secrets.paymentResultKey, pid, ctx.now(), given),
  };
}

/** The cookie travels only to the one address it is for, so any number of payments can each have theirs. */
export function resultCookiePath(pid: number): string {
  return `/api/payment/status/${pid}`;
}

export function signResult(key: Buffer, pid: number, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + RESULT_COOKIE_SECONDS;
  return `${until}.${signature(key, pid, until)}`;
}

export function provesResult(key: Buffer, pid: number, now: Date, cookie: string | undefined): boolean {
  const [until = '', given = ''] = (cookie ?? '').split('.', 2);
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now.getTime()) return false;
  const [left, right] = [Buffer.from(given), Buffer.from(signature(key, pid, Number(until)))];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Begins a payment once however often it is asked for: where the payer goes from here, and what lets their browser
 * read the result when they come back.
 * @param scope whose idempotency key this is, and for what
 */
export async function startCheckout(
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { scope, begin }: { scope: string; begin: () => Promise<{ pid: number }> },
): Promise<CreatePaymentAnswer> {
  const repeatable = { scope, key: request.headers['idempotency-key'], body: request.body };
  const { pid } = await answerOnce(ctx, repeatable, begin);
  reply.setCookie(RESULT_COOKIE, signResult(ctx.secrets.paymentResultKey, pid, ctx.now()), {
    path: resultCookiePath(pid),
    maxAge: RESULT_COOKIE_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.publicUrl.startsWith('https:'),
  });
  return { ok: true, checkoutUrl: checkoutPath(pid), pid };
}

function signature(key: Buffer, pid: number, until: number): string {
  return createHmac('sha256', key).update(`payment-result:${pid}:${until}`).digest('base64url');
}
