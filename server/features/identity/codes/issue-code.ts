import { randomUUID } from 'node:crypto';
import type { NoticeAgreed } from '#shared/contract/identity.ts';
import { FARMER_OTP_TTL_SECONDS, OFFICE_OTP_TTL_SECONDS, OTP_MAX_TRIES } from '#shared/domain/digits.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  ASK_OFFICE_SECONDS,
  OWN_FACTOR_SECONDS,
  secondsAfter,
  secondsBefore,
  TRIES_MEMORY_SECONDS,
} from '../lifetimes.ts';
import { hashCode, newCode } from './one-time-code.ts';
import {
  type Audience,
  findSpentTries,
  insertChallenge,
  lockRecipient,
  type Recipient,
  voidOlderChallenges,
} from './otp.store.ts';

interface From {
  browserHash: Buffer;
  ip: string;
  notice?: NoticeAgreed | undefined;
  byOffice?: { knownBrowser: boolean } | undefined;
}

/**
 * Makes a code for a recipient, good in one browser: five minutes for a farmer, whose last two codes count because
 * an SMS may overtake another; a minute for the office, whose newest alone counts. It inherits the tries already
 * spent there, so asking again is no way to more guesses.
 * @throws {AppError} OTP_TOO_MANY_TRIES when five were spent within the last quarter of an hour.
 */
export async function issueCode(
  ctx: AppContext,
  to: Recipient,
  from: From,
): Promise<{ challengeId: string; code: string }> {
  const challengeId = randomUUID();
  const code = newCode();
  const codeHash = await hashCode(ctx.secrets.otpPepper, challengeId, code);
  await openAttempt(ctx, to, from, { id: challengeId, codeHash });
  return { challengeId, code };
}

/**
 * An attempt of somebody who has a factor of their own: no code is made, and tries are counted as for a code.
 * @returns the seconds it lasts
 * @throws {AppError} OTP_TOO_MANY_TRIES
 */
export async function openFactorAttempt(
  ctx: AppContext,
  to: Recipient & { audience: 'office_factor' | 'office_factor_step_up' },
  from: From,
): Promise<number> {
  await openAttempt(ctx, to, from, { id: randomUUID(), codeHash: null });
  return ttlOf(to.audience, false);
}

function openAttempt(
  ctx: AppContext,
  to: Recipient,
  from: From,
  { id, codeHash }: { id: string; codeHash: string | null },
): Promise<void> {
  const attempt = { ...to, browserHash: from.browserHash };
  const ttl = ttlOf(to.audience, from.byOffice !== undefined);
  // A request that is asked anew stands on the office's list once.
  const kept = to.audience === 'farmer' && from.byOffice === undefined ? 1 : 0;
  return ctx.inTransaction(async (tx) => {
    await lockRecipient(tx, to);
    const now = ctx.now();
    const spent = await findSpentTries(tx, attempt, secondsBefore(now, TRIES_MEMORY_SECONDS));
    if (spent.attempts >= OTP_MAX_TRIES) throw tooManyTries(now, spent.newest_at);
    await voidOlderChallenges(tx, attempt, kept, now);
    await insertChallenge(tx, {
      ...attempt,
      id,
      codeHash,
      attempts: spent.attempts,
      ip: from.ip,
      notice: from.notice,
      byOffice: from.byOffice,
      now,
      expiresAt: secondsAfter(now, ttl),
    });
  });
}

/** How long a code counts; of one the office is to tell, how long the call may take to come. */
export function ttlOf(audience: Audience, byOffice: boolean): number {
  if (audience === 'office_factor' || audience === 'office_factor_step_up') return OWN_FACTOR_SECONDS;
  if (audience !== 'farmer') return OFFICE_OTP_TTL_SECONDS;
  return byOffice ? ASK_OFFICE_SECONDS : FARMER_OTP_TTL_SECONDS;
}

/** @param askedAt when the newest of the spent codes was asked for (ISO): the wait counts from there. */
export function tooManyTries(now: Date, askedAt: string | null): AppError {
  const asked = askedAt === null ? now : new Date(askedAt);
  const until = secondsAfter(asked, TRIES_MEMORY_SECONDS);
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new AppError('OTP_TOO_MANY_TRIES', { retryAfter });
}
