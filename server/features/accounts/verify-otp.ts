import type { VerifyOtpBody } from '#shared/contract/accounts.ts';
import { toAsciiDigits } from '#shared/domain/digits.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { hashToken } from '../../platform/sessions.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { Caller } from './actor.ts';
import { checkCode } from './check-code.ts';
import {
  type Account,
  type Farmer,
  findAccountByMobile,
  findFarmerByMobile,
  insertFarmer,
  updateFarmerLanguage,
} from './farmers.store.ts';
import { announceAccount } from './leave-account.ts';
import { releaseMobiles, takeBackLeaving } from './leaving.store.ts';
import { PROOF_SECONDS, secondsBefore, UNDO_DELETION_SECONDS } from './lifetimes.ts';
import { requireMobile } from './mobile-input.ts';
import { insertNotice } from './notices.store.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { findProof, type LiveChallenge, spendCode, spendProof } from './otp.store.ts';
import { chargeCheckByHost, settleProvenCheck, settleProvenSend } from './otp-limits.ts';
import { type Profile, profileMissing, readProfile } from './profile-input.ts';

type LoggedIn = { farmer: Farmer; session: OpenedSession };

/** What a login is made of, once the number is proven. */
interface Entry {
  mobile: string;
  account: Account | undefined;
  profile: Profile;
  input: VerifyOtpBody;
  /** The challenge that proved the number, and with it what was agreed to before it was asked for. */
  proof: Pick<LiveChallenge, 'created_at' | 'notice_version' | 'notice_language'>;
}

/**
 * Logs a farmer in by the code from the SMS. A number we do not know is registered on the way; when name or
 * place is missing the code still counts, and this browser has ten minutes to send them. The same goes for a farmer
 * who asked to be deleted: he has ten minutes to say that he wants his account back.
 * @throws {AppError} OTP_REQUIRED, OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES, PROFILE_REQUIRED, ACCOUNT_LEAVING,
 *   RATE_LIMITED.
 */
export async function verifyOtp(ctx: AppContext, caller: Caller, input: VerifyOtpBody): Promise<LoggedIn> {
  const mobile = requireMobile(input.mobile);
  const profile = readProfile(input);
  const code = toAsciiDigits(input.code).replaceAll(/\s/g, '');
  await chargeCheckByHost(ctx, caller.ip);
  const account = await findAccountByMobile(ctx.db, mobile);
  const isSettled = account !== undefined && account.leaving_since === null;
  const proof = isSettled ? undefined : await findPendingProof(ctx, caller, mobile);
  if (proof !== undefined) {
    return ctx.inTransaction(async (tx) => {
      if (!(await spendProof(tx, proof.id, ctx.now()))) throw new AppError('OTP_EXPIRED');
      const entered = await enter(ctx, tx, caller, { mobile, account, profile, input, proof });
      if (entered instanceof AppError) throw entered;
      return entered;
    });
  }
  if (code === '') throw new AppError('OTP_REQUIRED');
  const challenge = await checkCode(ctx, caller, { audience: 'farmer', recipient: mobile }, code);
  const entered = await ctx.inTransaction(async (tx) => {
    if (!(await spendCode(tx, challenge.id, ctx.now()))) throw new AppError('OTP_EXPIRED');
    return enter(ctx, tx, caller, { mobile, account, profile, input, proof: challenge });
  });
  await settle(ctx, caller, mobile, challenge);
  if (entered instanceof AppError) throw entered;
  return entered;
}

function findPendingProof(ctx: AppContext, { browserToken }: Caller, mobile: string) {
  if (browserToken === undefined) return undefined;
  return findProof(ctx.db, mobile, hashToken(browserToken), secondsBefore(ctx.now(), PROOF_SECONDS));
}

/** Opens the session; answers, rather than throws, what is still missing: the code that was spent must stay so. */
async function enter(
  ctx: AppContext,
  tx: Transaction,
  caller: Caller,
  entry: Entry,
): Promise<LoggedIn | AppError> {
  const farmer = await farmerOf(ctx, tx, entry);
  if (farmer instanceof AppError) return farmer;
  const { language } = entry.input;
  if (language !== undefined) await updateFarmerLanguage(tx, farmer.id, language);
  const { notice_version, notice_language, created_at } = entry.proof;
  if (notice_version !== null && notice_language !== null) {
    const notice = { version: notice_version, language: notice_language, agreedAt: new Date(created_at) };
    await insertNotice(tx, farmer.id, notice);
  }
  return { farmer, session: await openSession(ctx, tx, caller, { farmerId: farmer.id }) };
}

async function farmerOf(ctx: AppContext, tx: Transaction, entry: Entry): Promise<Farmer | AppError> {
  const { account, input } = entry;
  const leaving = account !== undefined && account.leaving_since !== null;
  if (account !== undefined && !leaving) return account;
  if (leaving && !(await isNumberFreed(ctx, tx, account.id))) {
    if (input.restore !== true) return new AppError('ACCOUNT_LEAVING');
    await takeBackLeaving(tx, account.id);
    await announceAccount(ctx, tx, account.id);
    return account;
  }
  return profileMissing(entry.profile) ?? register(ctx, tx, entry);
}

/** Too late to come back: the number is nobody's, and its holder may register. */
async function isNumberFreed(ctx: AppContext, tx: Transaction, farmerId: number): Promise<boolean> {
  return (await releaseMobiles(tx, secondsBefore(ctx.now(), UNDO_DELETION_SECONDS), farmerId)) > 0;
}

/** Whoever registered the number first keeps his name: a known farmer's profile is never overwritten here. */
async function register(
  ctx: AppContext,
  tx: Transaction,
  { mobile, profile, input: { language = 'kn' } }: Entry,
): Promise<Farmer> {
  const made = await insertFarmer(tx, { mobile, ...profile, language, now: ctx.now() });
  const farmer = made ?? (await findFarmerByMobile(tx, mobile));
  if (farmer === undefined) throw new Error('a registered number has no farmer');
  return farmer;
}

/** The counters were there for strangers; this was the owner. */
async function settle(
  ctx: AppContext,
  caller: Caller,
  mobile: string,
  challenge: LiveChallenge,
): Promise<void> {
  await settleProvenCheck(ctx, mobile, caller.ip);
  await settleProvenSend(ctx, mobile, challenge.ip ?? caller.ip);
}
