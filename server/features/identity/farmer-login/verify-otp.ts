import type { VerifyOtpBody } from '#shared/contract/identity.ts';
import { toAsciiDigits } from '#shared/domain/digits.ts';
import { FARMER_LANGUAGE } from '#shared/domain/languages.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../actor.ts';
import { checkCode } from '../codes/check-code.ts';
import { type Challenge, spendCode, spendProof } from '../codes/otp.store.ts';
import { settleProvenSend } from '../codes/otp-limits.ts';
import {
  type Account,
  type Farmer,
  findAccountByMobile,
  findFarmerByMobile,
  insertFarmer,
  releaseMobiles,
  takeBackLeaving,
  updateFarmerLanguage,
} from '../farmers/farmers.store.ts';
import { announceAccount } from '../farmers/leave-account.ts';
import { insertNotice } from '../farmers/notices.store.ts';
import { noteSuccessor } from '../farmers/set-aside.store.ts';
import { lockWalkIn } from '../farmers/walk-ins.store.ts';
import { PROOF_SECONDS, secondsBefore, UNDO_DELETION_SECONDS } from '../lifetimes.ts';
import { type FinishedLogin, finishLogin } from '../sessions/finish-login.ts';
import { deviceOf } from '../sessions/known-device.ts';
import { claimOrDisown } from './claim-walk-in.ts';
import { type Profile, profileMissing, readProfile, requireMobile } from './login-input.ts';
import { askQuietNumber } from './quiet-number.ts';

type LoggedIn = { farmer: Farmer } & FinishedLogin;

/** What a login is made of, once the number is proven. */
interface Entry {
  mobile: string;
  profile: Profile;
  input: VerifyOtpBody;
  /** The browser has logged in with this number before. */
  isKnownDevice: boolean;
  /** The challenge that proved the number, and with it what was agreed to before it was asked for. */
  proof: Challenge;
}

/**
 * Logs a farmer in by the code from the SMS. A number we do not know is registered on the way; when name or
 * place is missing the code still counts, and this browser has ten minutes to send them, with the code. The same goes
 * for a farmer who asked to be deleted: they have ten minutes to say that they want the account back; and for one whom
 * the office entered: they confirm name and place, or say that it is somebody else. A number that was quiet for long is
 * asked on a new device as one that nobody has (`askQuietNumber`). Who stands behind the number is not looked up before it
 * is proven.
 * @throws {AppError} OTP_REQUIRED, OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES, PROFILE_REQUIRED, ACCOUNT_LEAVING,
 *   RATE_LIMITED.
 */
export async function verifyOtp(ctx: AppContext, caller: Caller, input: VerifyOtpBody): Promise<LoggedIn> {
  const mobile = requireMobile(input.mobile);
  const profile = readProfile(input);
  const code = toAsciiDigits(input.code).replaceAll(/\s/g, '');
  if (code === '') throw new AppError('OTP_REQUIRED');
  const provenSince = secondsBefore(ctx.now(), PROOF_SECONDS);
  const to = { audience: 'farmer', recipient: mobile } as const;
  const isKnownDevice = deviceOf(ctx, caller, to) !== undefined;
  const proof = await checkCode(ctx, caller, to, code, provenSince);
  const entered = await ctx.inTransaction(async (tx) => {
    if (!proof.proven && !(await spendCode(tx, proof.id, ctx.now()))) throw new AppError('OTP_EXPIRED');
    const done = await enter(ctx, tx, caller, { mobile, profile, input, isKnownDevice, proof });
    // Logged in: the code is good for nothing more. Not yet: it waits, proven, for what is missing.
    if (!(done instanceof AppError) && !(await spendProof(tx, proof.id, ctx.now())))
      throw new AppError('OTP_EXPIRED');
    return done;
  });
  if (!proof.proven) await settleProvenSend(ctx, caller, mobile, proof.ip ?? caller.ip);
  if (entered instanceof AppError) throw entered;
  return entered;
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
  const to = { audience: 'farmer', recipient: entry.mobile } as const;
  return { farmer, ...(await finishLogin(ctx, tx, caller, to, { farmerId: farmer.id })) };
}

async function farmerOf(ctx: AppContext, tx: Transaction, entry: Entry): Promise<Farmer | AppError> {
  const account = await findAccountByMobile(tx, entry.mobile);
  const isFree =
    account === undefined || (account.leaving_since !== null && (await isNumberFreed(ctx, tx, account.id)));
  return isFree
    ? (profileMissing(entry.profile) ?? register(ctx, tx, entry))
    : comeIn(ctx, tx, entry, account);
}

/**
 * A number that somebody has: they come in, unless it was quiet so long that it may have gone to another. That is asked
 * before anything is said of an account whose farmer left: who was blocked keeps the number for a year.
 */
async function comeIn(
  ctx: AppContext,
  tx: Transaction,
  entry: Entry,
  account: Account,
): Promise<Farmer | AppError> {
  const isNotMe = entry.input.not_me === true;
  const verdict = await askQuietNumber(ctx, tx, account, { ...entry, isNotMe });
  if (verdict instanceof AppError) return verdict;
  if (verdict === 'changed_meanwhile') return farmerOf(ctx, tx, entry);
  if (verdict === 'somebody_else') {
    const farmer = await register(ctx, tx, entry);
    await noteSuccessor(tx, account.id, farmer.id);
    return farmer;
  }
  if (account.leaving_since !== null) {
    if (entry.input.restore !== true) return new AppError('ACCOUNT_LEAVING');
    await takeBackLeaving(tx, account.id);
    await ctx.hooks.onComeBack(ctx, tx, account.id);
    await announceAccount(ctx, tx, account.id);
  }
  return account.is_walk_in ? claim(ctx, tx, entry, account) : account;
}

/** Of two logins at once with an entered number the first decides whose it is; the second finds what it left. */
async function claim(
  ctx: AppContext,
  tx: Transaction,
  entry: Entry,
  account: Account,
): Promise<Farmer | AppError> {
  if (!(await lockWalkIn(tx, account.id, entry.mobile))) return farmerOf(ctx, tx, entry);
  const isNotMe = entry.input.not_me === true;
  const claimed = await claimOrDisown(ctx, tx, account, { profile: entry.profile, isNotMe });
  return claimed ?? register(ctx, tx, entry);
}

/** Too late to come back: the number is nobody's, and its holder may register. */
async function isNumberFreed(ctx: AppContext, tx: Transaction, farmerId: number): Promise<boolean> {
  return (await releaseMobiles(tx, secondsBefore(ctx.now(), UNDO_DELETION_SECONDS), farmerId)) > 0;
}

/** Whoever registered the number first keeps their name: a known farmer's profile is never overwritten here. */
async function register(
  ctx: AppContext,
  tx: Transaction,
  { mobile, profile, input: { language = FARMER_LANGUAGE } }: Entry,
): Promise<Farmer> {
  const made = await insertFarmer(tx, { mobile, ...profile, language, now: ctx.now() });
  const farmer = made ?? (await findFarmerByMobile(tx, mobile));
  if (farmer === undefined) throw new Error('a registered number has no farmer');
  return farmer;
}
