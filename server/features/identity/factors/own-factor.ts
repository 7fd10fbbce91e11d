import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';
import { isOtp, toAsciiDigits } from '#shared/domain/digits.ts';
import { FACTOR_KINDS, type FactorKind, RECOVERY_CODES } from '#shared/domain/second-factors.ts';
import type { AppContext } from '../../../context.ts';
import type { Sql } from '../../../platform/database/db.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Caller } from '../actor.ts';
import { checkAttempt } from '../codes/check-code.ts';
import { type Recipient, spendCode } from '../codes/otp.store.ts';
import { READABLE } from '../codes/password.ts';
import type { ProvenPasskey } from './check-passkey.ts';
import { findTotp, hasRecoveryCode, listFactors, spendRecoveryCode, spendTotpStep } from './factors.store.ts';
import { spendPasskey } from './passkeys.store.ts';
import { totpStep } from './totp.ts';

const IV_BYTES = 12;

const TAG_BYTES = 16;

const GROUPS = 3;

const GROUP_LENGTH = 5;

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

/** Fifteen letters in three groups, 74 bits each: nothing to guess or to search for. */
export function makeRecoveryCodes(): string[] {
  const letter = () => READABLE[randomInt(READABLE.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  const code = () => Array.from({ length: GROUPS }, group).join('-');
  return Array.from({ length: RECOVERY_CODES }, code);
}

/** However it was typed: large letters, spaces, without hyphens. Undefined for what is no such code. */
export function readRecoveryCode(text: string): string | undefined {
  const letters = text.toLowerCase().replaceAll(/[\s-]/g, '');
  const isCode =
    letters.length === GROUPS * GROUP_LENGTH && [...letters].every((each) => READABLE.includes(each));
  return isCode ? letters : undefined;
}

/** @param code as `readRecoveryCode` answers it */
export function hashRecoveryCode(key: Buffer, staffId: number, code: string): Buffer {
  return createHmac('sha256', key).update(`recovery:${staffId}:${code}`).digest();
}

/**
 * AES-256-GCM. `about` names what is sealed and whose it is: opened under another name it fails, so that a row cannot be
 * put in another's place.
 */
export function seal(key: Buffer, about: string, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** @throws for what was sealed under another key or name, or changed since */
export function unseal(key: Buffer, about: string, sealed: Uint8Array): Buffer {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
