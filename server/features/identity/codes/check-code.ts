import { isOtp, OTP_MAX_TRIES } from '#shared/domain/digits.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken } from '../../../platform/sessions.ts';
import type { Caller } from '../actor.ts';
import { tooManyTries } from './issue-code.ts';
import { isCode } from './one-time-code.ts';
import { type Challenge, giveTryBack, listChallenges, type Recipient, takeTry } from './otp.store.ts';
import { chargeCheck, chargeCheckOfNothing, settleProvenCheck } from './otp-limits.ts';

/**
 * Compares a code with those this browser asked for, at the price of one try, whichever of them it is. The code is
 * not used up yet: the caller does that (`spendCode`) in the transaction that opens the session.
 * @param provenSince a code that was right after this instant, and whose use is still to come, counts as well.
 * @throws {AppError} OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES or RATE_LIMITED.
 */
export function checkCode(
  ctx: AppContext,
  caller: Caller,
  from: Recipient,
  code: string,
  provenSince?: Date,
): Promise<Challenge> {
  const isRight = async ({ id, code_hash: hash }: Challenge) =>
    hash !== null && isCode(ctx.secrets.otpPepper, id, code, hash);
  return checkAttempt(ctx, caller, from, { couldBeRight: isOtp(code), isRight, provenSince });
}

/**
 * The same for whatever is shown in an attempt of this browser's.
 * @param shown.couldBeRight what is nothing of its kind cannot be right and need not cost a try
 */
export async function checkAttempt(
  ctx: AppContext,
  caller: Caller,
  from: Recipient,
  shown: {
    couldBeRight: boolean;
    isRight: (challenge: Challenge) => Promise<boolean>;
    provenSince?: Date | undefined;
  },
): Promise<Challenge> {
  const challenges = await challengesOf(ctx, caller, from, shown.provenSince);
  const [newest] = challenges;
  if (newest === undefined) {
    await chargeCheckOfNothing(ctx, caller.ip);
    throw new AppError('OTP_EXPIRED');
  }
  if (!shown.couldBeRight) throw new AppError('OTP_WRONG');
  await chargeCheck(ctx, caller, from);
  const paid = await takeTry(ctx.db, newest.id, ctx.now());
  if (paid === undefined) throw tooManyTries(ctx.now(), newest.created_at);
  for (const challenge of challenges) {
    if (!(await shown.isRight(challenge))) continue;
    ctx.metrics.otp(from.audience, 'verified');
    await giveTryBack(ctx.db, newest.id);
    await settleProvenCheck(ctx, from);
    return challenge;
  }
  ctx.metrics.otp(from.audience, 'wrong');
  if (paid.attempts >= OTP_MAX_TRIES) throw tooManyTries(ctx.now(), newest.created_at);
  throw new AppError('OTP_WRONG');
}

async function challengesOf(
  ctx: AppContext,
  { browserToken }: Caller,
  from: Recipient,
  provenSince: Date | undefined,
): Promise<Challenge[]> {
  if (browserToken === undefined) return [];
  const attempt = { ...from, browserHash: hashToken(browserToken) };
  return listChallenges(ctx.db, attempt, ctx.now(), provenSince);
}
