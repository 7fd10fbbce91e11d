import { randomUUID } from 'node:crypto';
import type { NoticeAgreed } from '#shared/contract/accounts.ts';
import { OTP_MAX_TRIES, OTP_TTL_SECONDS } from '#shared/domain/otp.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { hashToken } from '../../platform/sessions.ts';
import { secondsAfter, secondsBefore, TRIES_MEMORY_SECONDS } from './lifetimes.ts';
import { hashCode, newCode } from './one-time-code.ts';
import {
  findSpentTries,
  insertChallenge,
  lockRecipient,
  type Recipient,
  voidLiveChallenge,
} from './otp.store.ts';

/**
 * Makes a code for a recipient, good in one browser for a minute. It replaces the code before it and inherits
 * the tries already spent, so asking again is no way to more guesses.
 * @throws {AppError} OTP_TOO_MANY_TRIES when five were spent within the last quarter of an hour.
 */
export async function issueCode(
  ctx: AppContext,
  to: Recipient,
  from: { browserToken: string; ip: string; notice?: NoticeAgreed | undefined },
): Promise<{ challengeId: string; code: string }> {
  const challengeId = randomUUID();
  const code = newCode();
  const codeHash = await hashCode(ctx.secrets.otpPepper, challengeId, code);
  await ctx.inTransaction(async (tx) => {
    await lockRecipient(tx, to);
    const now = ctx.now();
    const spent = await findSpentTries(tx, to, secondsBefore(now, TRIES_MEMORY_SECONDS));
    if (spent.attempts >= OTP_MAX_TRIES) throw tooManyTries(now, spent.newest_at);
    await voidLiveChallenge(tx, to, now);
    await insertChallenge(tx, {
      ...to,
      id: challengeId,
      codeHash,
      browserHash: hashToken(from.browserToken),
      attempts: spent.attempts,
      ip: from.ip,
      notice: from.notice,
      now,
      expiresAt: secondsAfter(now, OTP_TTL_SECONDS),
    });
  });
  return { challengeId, code };
}

/** @param askedAt when the newest of the spent codes was asked for (ISO): the wait counts from there. */
export function tooManyTries(now: Date, askedAt: string | null): AppError {
  const asked = askedAt === null ? now : new Date(askedAt);
  const until = secondsAfter(asked, TRIES_MEMORY_SECONDS);
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new AppError('OTP_TOO_MANY_TRIES', { retryAfter });
}
