import { isOtp, OTP_MAX_TRIES } from '#shared/domain/otp.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { hashToken } from '../../platform/sessions.ts';
import type { Caller } from './actor.ts';
import { tooManyTries } from './issue-code.ts';
import { isCode } from './one-time-code.ts';
import { findLiveChallenge, type LiveChallenge, type Recipient, takeTry } from './otp.store.ts';
import { chargeCheckByRecipient } from './otp-limits.ts';

/**
 * Compares a code with the one this browser asked for, at the price of one try. The code is not used up yet:
 * the caller does that (`spendCode`) in the transaction that opens the session.
 * @throws {AppError} OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES or RATE_LIMITED.
 */
export async function checkCode(
  ctx: AppContext,
  caller: Caller,
  from: Recipient,
  code: string,
): Promise<LiveChallenge> {
  if (caller.browserToken === undefined) throw new AppError('OTP_EXPIRED');
  const challenge = await findLiveChallenge(ctx.db, from, hashToken(caller.browserToken), ctx.now());
  if (challenge === undefined) throw new AppError('OTP_EXPIRED');
  // Not a code at all: cannot be right, need not cost a try.
  if (!isOtp(code)) throw new AppError('OTP_WRONG');
  await chargeCheckByRecipient(ctx, from.recipient);
  const paid = await takeTry(ctx.db, challenge.id, ctx.now());
  if (paid === undefined) throw tooManyTries(ctx.now(), challenge.created_at);
  const isRight = await isCode(ctx.secrets.otpPepper, challenge.id, code, paid.code_hash);
  ctx.metrics.otp(from.audience, isRight ? 'verified' : 'wrong');
  if (isRight) return challenge;
  if (paid.attempts >= OTP_MAX_TRIES) throw tooManyTries(ctx.now(), challenge.created_at);
  throw new AppError('OTP_WRONG');
}
