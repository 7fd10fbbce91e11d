import type { OfficeVerifyBody } from '#shared/contract/identity.ts';
import { toAsciiDigits } from '#shared/domain/digits.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../actor.ts';
import { checkCode } from '../codes/check-code.ts';
import { type Challenge, spendCode } from '../codes/otp.store.ts';
import { chargeCheckOfNothing } from '../codes/otp-limits.ts';
import { LOGIN_NOTICE_JOB } from '../jobs.ts';
import { type FinishedLogin, finishLogin } from '../sessions/finish-login.ts';
import { settleOfficeLogin } from './office-limits.ts';
import type { OfficeLogin } from './office-mail.ts';
import { findActiveStaff, holdStaff, type Staff } from './staff.store.ts';
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
): Promise<FinishedLogin> {
  const email = input.email.trim().toLowerCase();
  const staff = await findActiveStaff(ctx.db, email);
  // A foreign address has no code here: counted like a code where there is none.
  if (staff === undefined) await chargeCheckOfNothing(ctx, caller.ip);
  const challenge = staff && (await checkOfficeCode(ctx, caller, email, input.code));
  if (staff === undefined || challenge === undefined) {
    await recordFailure(ctx, caller, 'code');
    throw new AppError('OFFICE_OTP_FAILED');
  }
  const login = await ctx.inTransaction(async (tx) => {
    if (!(await holdStaff(tx, staff))) throw new AppError('OFFICE_OTP_FAILED');
    if (!(await spendCode(tx, challenge.id, ctx.now()))) throw new AppError('OFFICE_OTP_FAILED');
    await recordLogin(ctx, tx, caller, staff);
    return finishLogin(ctx, tx, caller, { audience: 'office', recipient: email }, { staffId: staff.id });
  });
  await settleOfficeLogin(ctx, caller, email);
  return login;
}

async function checkOfficeCode(
  ctx: AppContext,
  caller: Caller,
  email: string,
  code: string,
): Promise<Challenge | undefined> {
  try {
    const digits = toAsciiDigits(code).replaceAll(/\s/g, '');
    return await checkCode(ctx, caller, { audience: 'office', recipient: email }, digits);
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('OTP_')) return undefined;
    throw error;
  }
}

/** The history row, and a notice to their own mailbox that outlives a crash: a stolen login is seen there. */
async function recordLogin(ctx: AppContext, tx: Transaction, caller: Caller, staff: Staff): Promise<void> {
  await recordAudit(tx, {
    staffId: staff.id,
    action: 'office.login',
    subject: `staff:${staff.id}`,
    ip: caller.ip,
  });
  const login: OfficeLogin = {
    to: staff.email,
    at: ctx.now().toISOString(),
    ip: caller.ip,
    userAgent: caller.userAgent.slice(0, 200),
  };
  await ctx.jobs.enqueue(tx, LOGIN_NOTICE_JOB, login);
}
