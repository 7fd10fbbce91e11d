import type { FastifyReply } from 'fastify';
import type { CreatePaymentAnswer } from '#shared/contract/payments.ts';
import type { AppContext } from '../../../context.ts';
import { checkoutPath } from '../payments.view.ts';
import { RESULT_COOKIE, RESULT_COOKIE_SECONDS, resultCookiePath, signResult } from '../result-cookie.ts';

/** Where the payer goes from here, and what lets his browser read the result when he comes back. */
export function answerCheckout(ctx: AppContext, reply: FastifyReply, pid: number): CreatePaymentAnswer {
  reply.setCookie(RESULT_COOKIE, signResult(ctx.secrets.paymentResultKey, pid, ctx.now()), {
    path: resultCookiePath(pid),
    maxAge: RESULT_COOKIE_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.publicUrl.startsWith('https:'),
  });
  return { ok: true, checkoutUrl: checkoutPath(pid), pid };
}
