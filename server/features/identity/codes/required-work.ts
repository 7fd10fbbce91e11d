import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { bitsOf, leadingZeroBits } from '#shared/domain/proof-of-work.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { AppContext } from '../../../context.ts';
import type { Count, Counter, Limit } from '../../../platform/database/rate-limit.ts';
import { AppError } from '../../../platform/errors.ts';

/** About a fifth of a second of a cheap phone at first, some seconds at most. */
const LEAST_BITS = 15;
const MOST_BITS = 19;
const GOOD_FOR_SECONDS = 300;
const ONCE: Limit = { name: 'work.spent', points: 1, seconds: GOOD_FOR_SECONDS };

/**
 * Counters that many people share (an address, a network): when one is used up nobody is turned away, but shows first
 * that they are in earnest, by a proof of work that grows with what is already counted.
 * @param work what the browser found for the challenge of an earlier refusal, if it brings any
 * @returns what the counters stood at before
 * @throws {AppError} `code` with the seconds to wait and, in `work`, the challenge that lets one in before.
 */
export async function countOrAskForWork(
  ctx: AppContext,
  counters: Counter[],
  given: { work: string | undefined; subject: string; code: ErrorCode },
): Promise<Count[]> {
  const counts = await ctx.rateLimit.peek(counters);
  const excess = counters.map(({ limit }, n) => Math.floor((counts[n]?.points ?? 0) / limit.points));
  const worst = Math.max(...excess);
  if (worst > 0 && !(await spendWork(ctx, given.work, given.subject))) {
    const waits = counts.filter((_, n) => (excess[n] ?? 0) > 0).map(({ secondsLeft }) => secondsLeft);
    throw new AppError(given.code, {
      retryAfter: Math.max(...waits),
      work: newChallenge(ctx, given.subject, Math.min(MOST_BITS, LEAST_BITS - 1 + worst)),
    });
  }
  await ctx.rateLimit.count(counters);
  return counts;
}

/** Whether `work` answers a challenge of ours for this subject, in time and for the first time. */
async function spendWork(ctx: AppContext, work: string | undefined, subject: string): Promise<boolean> {
  const [challenge = ''] = work?.split(':', 1) ?? [];
  const [bits, until, nonce, signature = ''] = challenge.split('.');
  if (work === undefined || nonce === undefined) return false;
  const own = sign(ctx, `${bits}.${until}.${nonce}`, subject);
  if (signature.length !== own.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(own)))
    return false;
  if (Number(until) * 1000 < Date.now() || leadingZeroBits(work) < bitsOf(challenge)) return false;
  return ctx.rateLimit.consume([ONCE], nonce).then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof AppError) return false;
      throw refusal;
    },
  );
}

function newChallenge(ctx: AppContext, subject: string, bits: number): string {
  const until = Math.floor(Date.now() / 1000) + GOOD_FOR_SECONDS;
  const head = `${bits}.${until}.${randomBytes(12).toString('base64url')}`;
  return `${head}.${sign(ctx, head, subject)}`;
}

function sign(ctx: AppContext, head: string, subject: string): string {
  const mac = createHmac('sha256', ctx.secrets.deviceKey).update(`work|${subject}|${head}`);
  return mac.digest('base64url').slice(0, 22);
}
