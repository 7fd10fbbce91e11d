import { toAsciiDigits } from '#shared/domain/digits.ts';
import { OFFICE_OTP_TTL_SECONDS } from '#shared/domain/otp.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Limit } from '../../../platform/database/rate-limit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken, newToken } from '../../../platform/sessions.ts';
import type { Caller, OfficeActor } from '../actor.ts';
import { checkCode } from '../codes/check-code.ts';
import { issueCode } from '../codes/issue-code.ts';
import { type Recipient, spendCode, voidChallenge } from '../codes/otp.store.ts';
import { secondsAfter } from '../lifetimes.ts';
import { stepUpMail } from '../office-login/office-mail.ts';
import { markStepUp, spendStepUp } from '../sessions/sessions.store.ts';

/** How long after the code an act with money may follow. */
const STEP_UP_SECONDS = 300;

const STARTS: Limit[] = [{ name: 'office.step_up', points: 10, seconds: 900 }];

/**
 * Mails the office a code of its own kind: a login's code does not serve here, nor this one there, so a stolen
 * session alone moves no money.
 * @throws {AppError} RATE_LIMITED, OTP_TOO_MANY_TRIES, OTP_SEND_FAILED.
 */
export async function startStepUp(
  ctx: AppContext,
  caller: Caller,
  actor: OfficeActor,
): Promise<{ browserToken: string; ttl: number }> {
  await ctx.rateLimit.consume(STARTS, actor.sessionId);
  const browserToken = caller.browserToken ?? newToken();
  const { challengeId, code } = await issueCode(ctx, recipientOf(actor), {
    browserHash: hashToken(browserToken),
    ip: caller.ip,
  });
  try {
    await ctx.email.send(stepUpMail(actor.email, code));
  } catch (cause) {
    await voidChallenge(ctx.db, challengeId, ctx.now());
    throw new AppError('OTP_SEND_FAILED', { cause });
  }
  return { browserToken, ttl: OFFICE_OTP_TTL_SECONDS };
}

/**
 * The right code marks this session, and no other of the office.
 * @throws {AppError} OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES, RATE_LIMITED.
 */
export async function finishStepUp(
  ctx: AppContext,
  caller: Caller,
  actor: OfficeActor,
  code: string,
): Promise<{ validUntil: Date }> {
  const digits = toAsciiDigits(code).replaceAll(/\s/g, '');
  const challenge = await checkCode(ctx, caller, recipientOf(actor), digits).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code.startsWith('OTP_'))
      await record(ctx.db, caller, actor, false);
    throw error;
  });
  const validUntil = secondsAfter(ctx.now(), STEP_UP_SECONDS);
  await ctx.inTransaction(async (tx) => {
    if (!(await spendCode(tx, challenge.id, ctx.now()))) throw new AppError('OTP_EXPIRED');
    await markStepUp(tx, actor.sessionId, validUntil);
    await record(tx, caller, actor, true);
  });
  return { validUntil };
}

/**
 * Uses the session's step-up up for the act of this transaction; when that is given up, it is there again.
 * @throws {AppError} STEP_UP_REQUIRED
 */
export async function requireStepUp(ctx: AppContext, tx: Transaction, actor: OfficeActor): Promise<void> {
  if (!(await spendStepUp(tx, actor.sessionId, ctx.now()))) throw new AppError('STEP_UP_REQUIRED');
}

function recipientOf({ email }: OfficeActor): Recipient {
  return { audience: 'office_step_up', recipient: email };
}

function record(
  tx: Parameters<typeof recordAudit>[0],
  { ip }: Caller,
  { staffId }: OfficeActor,
  proven: boolean,
): Promise<void> {
  return recordAudit(tx, {
    staffId,
    action: proven ? 'office.step_up' : 'office.step_up_failed',
    subject: `staff:${staffId}`,
    ip,
  });
}
