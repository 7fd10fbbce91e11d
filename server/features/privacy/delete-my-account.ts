import type { FastifyRequest } from 'fastify';
import type { DeletionAnswer } from '#shared/contract/privacy.ts';
import type { AppContext } from '../../context.ts';
import { restChat } from '../chat/index.ts';
import { confirmByCode, type FarmerActor, leaveAccount } from '../identity/index.ts';
import { daysBefore, RETENTION_DAYS, UNDO_MS } from './retention.ts';

/**
 * The farmer's data are hidden from everybody at once and he is logged out everywhere; they are erased when the year
 * the rules ask is over. Until then docs/decisions/0025 says who may bring them back.
 * @throws {AppError} OTP_REQUIRED, OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES, RATE_LIMITED
 */
export async function deleteMyAccount(
  ctx: AppContext,
  request: FastifyRequest,
  actor: FarmerActor,
  code: string,
): Promise<DeletionAnswer> {
  await confirmByCode(ctx, request, actor, code, async (tx) => {
    await leaveAccount(ctx, tx, actor.farmerId);
    await restChat(tx, actor.farmerId);
  });
  const now = ctx.now();
  return {
    ok: true,
    undo_until: new Date(now.getTime() + UNDO_MS).toISOString(),
    purged_after: daysBefore(now, -RETENTION_DAYS.deleted).toISOString(),
  };
}
