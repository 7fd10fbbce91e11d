import type { OfficeVerifyBody } from '#shared/contract/identity.ts';
import { toAsciiDigits } from '#shared/domain/digits.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../actor.ts';
import { checkCode } from '../codes/check-code.ts';
import { spendCode } from '../codes/otp.store.ts';
import { chargeCheckOfNothing } from '../codes/otp-limits.ts';
import { notifyRecoveryUsed } from '../factors/account-notice.ts';
import { checkFactorCode, listFactorKinds, type Proof, spendProof } from '../factors/own-factor.ts';
import { type FinishedLogin, finishLogin } from '../sessions/finish-login.ts';
import { recordFailure, recordLogin } from './login-history.ts';
import { settleOfficeLogin } from './office-limits.ts';
import { findActiveStaff, holdStaff, type Staff } from './staff.store.ts';

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
  const proof = staff && (await checkShown(ctx, caller, staff, input.code));
  if (staff === undefined || proof === undefined) {
    await recordFailure(ctx, caller, 'code');
    throw new AppError('OFFICE_OTP_FAILED');
  }
  const login = await ctx.inTransaction(async (tx) => {
    if (!(await holdStaff(tx, staff))) throw new AppError('OFFICE_OTP_FAILED');
    if (!(await spend(ctx, tx, staff, proof))) throw new AppError('OFFICE_OTP_FAILED');
    await recordLogin(ctx, tx, caller, staff, proof.kind);
    return finishLogin(ctx, tx, caller, { audience: 'office', recipient: email }, { staffId: staff.id });
  });
  await settleOfficeLogin(ctx, caller, email);
  return login;
}

type Shown = Proof | { kind: 'mail'; challengeId: string };

/** Who has factors of their own shows one of them; the mailed code is for those who have none. */
async function checkShown(
  ctx: AppContext,
  caller: Caller,
  { id, email }: Staff,
  code: string,
): Promise<Shown | undefined> {
  const hasOwn = (await listFactorKinds(ctx.db, id)).length > 0;
  try {
    if (hasOwn) {
      return await checkFactorCode(ctx, caller, { audience: 'office_factor', recipient: email }, id, code);
    }
    const digits = toAsciiDigits(code).replaceAll(/\s/g, '');
    const challenge = await checkCode(ctx, caller, { audience: 'office', recipient: email }, digits);
    return { kind: 'mail', challengeId: challenge.id };
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('OTP_')) return undefined;
    throw error;
  }
}

async function spend(ctx: AppContext, tx: Transaction, { id, email }: Staff, shown: Shown): Promise<boolean> {
  if (shown.kind === 'mail') return spendCode(tx, shown.challengeId, ctx.now());
  if (!(await spendProof(tx, id, shown, ctx.now()))) return false;
  if (shown.kind === 'recovery') await notifyRecoveryUsed(ctx, tx, { staffId: id, email });
  return true;
}
