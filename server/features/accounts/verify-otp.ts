import type { VerifyOtpBody } from '#shared/contract/accounts.ts';
import { toAsciiDigits } from '#shared/domain/digits.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { hashToken } from '../../platform/sessions.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { Caller } from './actor.ts';
import { checkCode } from './check-code.ts';
import { type Farmer, findFarmerByMobile, insertFarmer, updateFarmerLanguage } from './farmers.store.ts';
import { PROOF_SECONDS, secondsBefore } from './lifetimes.ts';
import { requireMobile } from './mobile-input.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { findProof, type LiveChallenge, spendCode, spendProof } from './otp.store.ts';
import { chargeCheckByHost, settleProvenCheck, settleProvenSend } from './otp-limits.ts';
import { type Profile, readProfile, requireProfile } from './profile-input.ts';

type LoggedIn = { farmer: Farmer; session: OpenedSession };

/**
 * Logs a farmer in by the code from the SMS. A number we do not know is registered on the way; when name or
 * place is missing the code still counts, and this browser has ten minutes to send them.
 * @throws {AppError} OTP_REQUIRED, OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES, PROFILE_REQUIRED, RATE_LIMITED.
 */
export async function verifyOtp(ctx: AppContext, caller: Caller, input: VerifyOtpBody): Promise<LoggedIn> {
  const mobile = requireMobile(input.mobile);
  const profile = readProfile(input);
  const code = toAsciiDigits(input.code).replaceAll(/\s/g, '');
  await chargeCheckByHost(ctx, caller.ip);
  const known = await findFarmerByMobile(ctx.db, mobile);
  const proof = known === undefined ? await findPendingProof(ctx, caller, mobile) : undefined;
  if (proof !== undefined) {
    requireProfile(profile);
    return ctx.inTransaction(async (tx) => {
      if (!(await spendProof(tx, proof.id, ctx.now()))) throw new AppError('OTP_EXPIRED');
      return logIn(ctx, tx, caller, await register(ctx, tx, mobile, profile, input));
    });
  }
  if (code === '') throw new AppError('OTP_REQUIRED');
  const challenge = await checkCode(ctx, caller, { audience: 'farmer', recipient: mobile }, code);
  const loggedIn = await ctx.inTransaction(async (tx) => {
    if (!(await spendCode(tx, challenge.id, ctx.now()))) throw new AppError('OTP_EXPIRED');
    if (known === undefined && !isComplete(profile)) return undefined;
    const farmer = known ?? (await register(ctx, tx, mobile, profile, input));
    if (input.language !== undefined) await updateFarmerLanguage(tx, farmer.id, input.language);
    return logIn(ctx, tx, caller, farmer);
  });
  await settle(ctx, caller, mobile, challenge);
  if (loggedIn !== undefined) return loggedIn;
  requireProfile(profile);
  throw new AppError('PROFILE_REQUIRED');
}

function findPendingProof(ctx: AppContext, { browserToken }: Caller, mobile: string) {
  if (browserToken === undefined) return undefined;
  return findProof(ctx.db, mobile, hashToken(browserToken), secondsBefore(ctx.now(), PROOF_SECONDS));
}

function isComplete({ name, address }: Profile): boolean {
  return name !== '' && address !== '';
}

/** Whoever registered the number first keeps his name: a known farmer's profile is never overwritten here. */
async function register(
  ctx: AppContext,
  tx: Transaction,
  mobile: string,
  profile: Profile,
  { language = 'kn' }: VerifyOtpBody,
): Promise<Farmer> {
  const made = await insertFarmer(tx, { mobile, ...profile, language, now: ctx.now() });
  const farmer = made ?? (await findFarmerByMobile(tx, mobile));
  if (farmer === undefined) throw new Error('a registered number has no farmer');
  return farmer;
}

async function logIn(ctx: AppContext, tx: Transaction, caller: Caller, farmer: Farmer): Promise<LoggedIn> {
  return { farmer, session: await openSession(ctx, tx, caller, { farmerId: farmer.id }) };
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
