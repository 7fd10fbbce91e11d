import { isOtp, toAsciiDigits } from '#shared/domain/digits.ts';
import { FACTOR_KINDS, type FactorKind } from '#shared/domain/second-factors.ts';
import type { AppContext } from '../../../context.ts';
import type { Sql } from '../../../platform/database/db.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Caller } from '../actor.ts';
import { checkAttempt } from '../codes/check-code.ts';
import { type Recipient, spendCode } from '../codes/otp.store.ts';
import type { ProvenPasskey } from './check-passkey.ts';
import { findTotp, hasRecoveryCode, listFactors, spendRecoveryCode, spendTotpStep } from './factors.store.ts';
import { spendPasskey } from './passkeys.store.ts';
import { hashRecoveryCode, readRecoveryCode } from './recovery-codes.ts';
import { unseal } from './seal.ts';
import { totpStep } from './totp.ts';

/** What was shown and is right; it counts once it is used up in a transaction (`spendProof`). */
export type Proof =
  | { kind: 'totp'; step: number; challengeId: string }
  | { kind: 'recovery'; hash: Buffer; challengeId: string }
  | ({ kind: 'passkey' } & ProvenPasskey);

/** By what this person proves themselves instead of the mailed code; empty: by the mailed code. */
export async function listFactorKinds(db: Sql, staffId: number): Promise<FactorKind[]> {
  const kinds = new Set((await listFactors(db, staffId)).map(({ kind }) => kind));
  return FACTOR_KINDS.filter((kind) => kinds.has(kind));
}

/** Under what the secret of a person's authenticator app is sealed. */
export const totpSeal = (staffId: number) => `totp:${staffId}`;

/**
 * Judges a code of an authenticator app, or one of the recovery codes, in the attempt that this browser has open: at the
 * price of one of its five tries.
 * @throws {AppError} OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES, RATE_LIMITED
 */
export async function checkFactorCode(
  ctx: AppContext,
  caller: Caller,
  from: Recipient,
  staffId: number,
  typed: string,
): Promise<Proof> {
  const shown = await findShown(ctx, staffId, typed);
  const { id: challengeId } = await checkAttempt(ctx, caller, from, {
    couldBeRight: shown !== 'no code',
    isRight: async () => typeof shown === 'object',
  });
  if (typeof shown !== 'object') throw new Error('an attempt let through what was not right');
  return { ...shown, challengeId };
}

type Shown = { kind: 'totp'; step: number } | { kind: 'recovery'; hash: Buffer } | 'wrong' | 'no code';

async function findShown(ctx: AppContext, staffId: number, typed: string): Promise<Shown> {
  const { factorKey } = ctx.secrets;
  const digits = toAsciiDigits(typed).replaceAll(/\s/g, '');
  if (isOtp(digits)) {
    const totp = await findTotp(ctx.db, staffId);
    if (!totp) return 'wrong';
    const step = totpStep(unseal(factorKey, totpSeal(staffId), totp.sealed), digits, ctx.now());
    return step === undefined || step <= totp.last_step ? 'wrong' : { kind: 'totp', step };
  }
  const code = readRecoveryCode(typed);
  if (code === undefined) return 'no code';
  const hash = hashRecoveryCode(factorKey, staffId, code);
  return (await hasRecoveryCode(ctx.db, staffId, hash)) ? { kind: 'recovery', hash } : 'wrong';
}

/** Uses up what was shown, and the attempt it was shown in. False: somebody did so in the meantime, or it was removed. */
export async function spendProof(
  tx: Transaction,
  staffId: number,
  proof: Proof,
  now: Date,
): Promise<boolean> {
  if (proof.kind === 'passkey') return spendPasskey(tx, proof.passkey, proof.signCount, now);
  if (!(await spendCode(tx, proof.challengeId, now))) return false;
  if (proof.kind === 'totp') return spendTotpStep(tx, staffId, proof.step, now);
  return spendRecoveryCode(tx, staffId, proof.hash, now);
}
