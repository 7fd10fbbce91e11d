import type { UsedPasskey } from '#shared/contract/identity/factors.ts';
import type { FactorKind } from '#shared/domain/second-factors.ts';
import type { AppContext } from '../../../context.ts';
import type { Limit } from '../../../platform/database/rate-limit.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import { hashToken } from '../../../platform/sessions.ts';
import type { Caller } from '../actor.ts';
import { openFactorAttempt } from '../codes/issue-code.ts';
import { voidOlderChallenges } from '../codes/otp.store.ts';
import { NOBODYS_HASH } from '../codes/password.ts';
import { askForPasskey, type PasskeyOptions } from '../factors/ask-passkey.ts';
import { checkPasskey } from '../factors/check-passkey.ts';
import { spendProof } from '../factors/own-factor.ts';
import { relyingParty } from '../factors/relying-party.ts';
import { type FinishedLogin, finishLogin } from '../sessions/finish-login.ts';
import { knownDevice } from '../sessions/known-device.ts';
import { recordFailure, recordLogin } from './login-history.ts';
import { settleOfficeLogin } from './office-limits.ts';
import { findStaffById, holdStaff, type Staff } from './staff.store.ts';

/** Nothing can be guessed at a passkey; this is for what questions and signatures cost us. */
const PASSKEYS: Limit[] = [{ name: 'office.passkey', points: 120, seconds: 900 }];

/** What the browser is told after the right password of somebody with factors of their own. */
export interface OwnFactors {
  ttl: number;
  factors: FactorKind[];
  passkey?: PasskeyOptions;
}

/** @throws {AppError} OTP_TOO_MANY_TRIES */
export async function askForOwnFactor(
  ctx: AppContext,
  caller: Caller,
  browserToken: string,
  { staff, factors }: { staff: Staff; factors: FactorKind[] },
): Promise<OwnFactors> {
  const to = { audience: 'office_factor', recipient: staff.email } as const;
  const ttl = await openFactorAttempt(ctx, to, { browserHash: hashToken(browserToken), ip: caller.ip });
  if (!factors.includes('passkey') || !relyingParty(ctx)) return { ttl, factors };
  const passkey = await askForPasskey(ctx, browserToken, { purpose: 'login', staffId: staff.id });
  return { ttl, factors, passkey };
}

/**
 * A passkey as the whole login: it is something one has, opened by something one is or knows.
 * @throws {AppError} PASSKEYS_OFF, RATE_LIMITED
 */
export async function startPasskeyLogin(
  ctx: AppContext,
  caller: Caller,
  browserToken: string,
): Promise<PasskeyOptions> {
  await chargePasskey(ctx, caller);
  return askForPasskey(ctx, browserToken, { purpose: 'login', staffId: null });
}

/**
 * Opens a session for whose passkey it is, after a password or without one.
 * @throws {AppError} PASSKEY_FAILED, PASSKEYS_OFF, RATE_LIMITED
 */
export async function finishPasskeyLogin(
  ctx: AppContext,
  caller: Caller,
  response: UsedPasskey,
): Promise<FinishedLogin> {
  await chargePasskey(ctx, caller);
  const proven = await checkPasskey(ctx, caller, 'login', response).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'PASSKEY_FAILED') {
      await recordFailure(ctx, caller, 'passkey');
    }
    throw error;
  });
  const staff = await findStaffById(ctx.db, proven.passkey.staff_id);
  // Who was reset comes back by the link in their mailbox alone.
  const isOpen = staff?.disabled_at === null && staff.password_hash !== NOBODYS_HASH;
  if (!isOpen) throw new AppError('PASSKEY_FAILED');
  const login = await ctx.inTransaction(async (tx) => {
    if (!(await holdStaff(tx, staff))) throw new AppError('PASSKEY_FAILED');
    if (!(await spendProof(tx, staff.id, { kind: 'passkey', ...proven }, ctx.now()))) {
      throw new AppError('PASSKEY_FAILED');
    }
    if (caller.browserToken !== undefined) {
      // The password's attempt that this stands in for.
      const attempt = { audience: 'office_factor', recipient: staff.email } as const;
      const browserHash = hashToken(caller.browserToken);
      await voidOlderChallenges(tx, { ...attempt, browserHash }, 0, ctx.now());
    }
    await recordLogin(ctx, tx, caller, staff, 'passkey');
    return finishLogin(
      ctx,
      tx,
      caller,
      { audience: 'office', recipient: staff.email },
      { staffId: staff.id },
    );
  });
  await settleOfficeLogin(ctx, caller, staff.email);
  return login;
}

function chargePasskey(ctx: AppContext, caller: Caller): Promise<void> {
  const device = knownDevice(ctx, caller);
  return ctx.rateLimit.consume(PASSKEYS, device ? `device:${device.id}` : networkOf(caller.ip).host);
}
