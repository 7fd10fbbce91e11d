import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { Viewer } from './payments.policy.ts';
import { provesResult, RESULT_COOKIE } from './result-cookie.ts';

/** Everything a browser can prove about itself; a stranger proves nothing and is no error here. */
export async function viewerOf(ctx: AppContext, request: FastifyRequest, pid: number): Promise<Viewer> {
  const sessions = await Promise.all([request.actors.farmer(), request.actors.office()]);
  const given = request.cookies[RESULT_COOKIE];
  return {
    actors: sessions.filter((actor) => actor !== undefined),
    holdsResultCookie: provesResult(ctx.secrets.paymentResultKey, pid, ctx.now(), given),
  };
}
