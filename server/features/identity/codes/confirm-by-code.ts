import type { FastifyRequest } from 'fastify';
import { toAsciiDigits } from '#shared/domain/digits.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FarmerActor } from '../actor.ts';
import { callerOf } from '../sessions/identify.ts';
import { checkCode } from './check-code.ts';
import { spendCode } from './otp.store.ts';
import { settleProvenSend } from './otp-limits.ts';

/**
 * Does what only the number's owner may, and not whoever found the phone unlocked: `work` runs in the transaction that
 * uses up a fresh code, sent by POST /auth/send-otp to this browser.
 * @throws {AppError} OTP_REQUIRED, OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES, RATE_LIMITED
 */
export async function confirmByCode(
  ctx: AppContext,
  request: FastifyRequest,
  actor: FarmerActor,
  input: string,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const caller = callerOf(ctx, request);
  const code = toAsciiDigits(input).replaceAll(/\s/g, '');
  if (code === '') throw new AppError('OTP_REQUIRED');
  const challenge = await checkCode(ctx, caller, { audience: 'farmer', recipient: actor.mobile }, code);
  await ctx.inTransaction(async (tx) => {
    if (!(await spendCode(tx, challenge.id, ctx.now()))) throw new AppError('OTP_EXPIRED');
    await work(tx);
  });
  await settleProvenSend(ctx, caller, actor.mobile, challenge.ip ?? caller.ip);
}
