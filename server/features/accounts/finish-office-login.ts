import type { OfficeVerifyBody } from '#shared/contract/accounts.ts';
import { toAsciiDigits } from '#shared/domain/digits.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { Caller } from './actor.ts';
import { checkCode } from './check-code.ts';
import { LOGIN_NOTICE_JOB } from './jobs.ts';
import { settleOfficeLogin } from './office-limits.ts';
import type { OfficeLogin } from './office-mail.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { type LiveChallenge, spendCode } from './otp.store.ts';
import { chargeCheckByHost, settleProvenCheck } from './otp-limits.ts';
import { findStaff, type Staff } from './staff.store.ts';
import { recordFailure } from './start-office-login.ts';

/**
 * Second step: the code opens a session of ten days. Whatever is wrong with the code, the answer is the one the
 * specification gives.
 * @throws {AppError} OFFICE_OTP_FAILED, RATE_LIMITED.
 */
export async function finishOfficeLogin(
  ctx: AppContext,
  caller: Caller,
  input: OfficeVerifyBody,
): Promise<OpenedSession> {
  await chargeCheckByHost(ctx, caller.ip);
  const email = input.email.trim().toLowerCase();
  const staff = email === ctx.config.office.email ? await findStaff(ctx.db, email) : undefined;
  const challenge = staff && (await checkOfficeCode(ctx, caller, email, input.code));
  if (staff === undefined || challenge === undefined) {
    await recordFailure(ctx, caller, 'code');
    throw new AppError('OFFICE_OTP_FAILED');
  }
  const session = await ctx.inTransaction(async (tx) => {
    if (!(await spendCode(tx, challenge.id, ctx.now()))) throw new AppError('OFFICE_OTP_FAILED');
    await recordLogin(ctx, tx, caller, staff);
    return openSession(ctx, tx, caller, { staffId: staff.id });
  });
  await settleProvenCheck(ctx, email, caller.ip);
  await settleOfficeLogin(ctx, caller.ip);
  return session;
}

async function checkOfficeCode(
  ctx: AppContext,
  caller: Caller,
  email: string,
  code: string,
): Promise<LiveChallenge | undefined> {
  try {
    const digits = toAsciiDigits(code).replaceAll(/\s/g, '');
    return await checkCode(ctx, caller, { audience: 'office', recipient: email }, digits);
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('OTP_')) return undefined;
    throw error;
  }
}

/** The history row, and a notice to the office's mailbox that outlives a crash: a stolen login is seen there. */
async function recordLogin(ctx: AppContext, tx: Transaction, caller: Caller, staff: Staff): Promise<void> {
  await recordAudit(tx, {
    staffId: staff.id,
    action: 'office.login',
    subject: `staff:${staff.id}`,
    ip: caller.ip,
  });
  const login: OfficeLogin = {
    at: ctx.now().toISOString(),
    ip: caller.ip,
    userAgent: caller.userAgent.slice(0, 200),
  };
  await ctx.jobs.enqueue(tx, LOGIN_NOTICE_JOB, login);
}
