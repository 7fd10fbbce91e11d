import type { UsedPasskey } from '#shared/contract/identity/factors.ts';
import { OFFICE_OTP_TTL_SECONDS, toAsciiDigits } from '#shared/domain/digits.ts';
import type { FactorKind } from '#shared/domain/second-factors.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Limit } from '../../../platform/database/rate-limit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken } from '../../../platform/sessions.ts';
import type { Caller, OfficeActor } from '../actor.ts';
import { checkCode } from '../codes/check-code.ts';
import { issueCode, openFactorAttempt } from '../codes/issue-code.ts';
import { type Recipient, spendCode, voidChallenge } from '../codes/otp.store.ts';
import { notifyRecoveryUsed } from '../factors/account-notice.ts';
import { askForPasskey, type PasskeyOptions } from '../factors/ask-passkey.ts';
import { checkPasskey } from '../factors/check-passkey.ts';
import { checkFactorCode, listFactorKinds, type Proof, spendProof } from '../factors/own-factor.ts';
import { relyingParty } from '../factors/relying-party.ts';
import { secondsAfter } from '../lifetimes.ts';
import { stepUpMail } from '../office-login/office-mail.ts';
import { markStepUp, spendStepUp } from '../sessions/sessions.store.ts';

/** How long after it the act may follow. */
const STEP_UP_SECONDS = 300;

const STARTS: Limit[] = [{ name: 'office.step_up', points: 10, seconds: 900 }];

/**
 * Asks for a factor of the person's own or, where they have none, mails a code of its own kind: a login's code does not
 * serve here, nor this one there, so a stolen session alone moves no money.
 * @throws {AppError} RATE_LIMITED, OTP_TOO_MANY_TRIES, OTP_SEND_FAILED.
 */
export async function startStepUp(
  ctx: AppContext,
  caller: Caller,
  actor: OfficeActor,
  browserToken: string,
): Promise<{ ttl: number; factors?: FactorKind[]; passkey?: PasskeyOptions }> {
  await ctx.rateLimit.consume(STARTS, actor.sessionId);
  const from = { browserHash: hashToken(browserToken), ip: caller.ip };
  const factors = await listFactorKinds(ctx.db, actor.staffId);
  if (factors.length > 0) {
    const ttl = await openFactorAttempt(ctx, ownFactorOf(actor), from);
    if (!factors.includes('passkey') || !relyingParty(ctx)) return { ttl, factors };
    const asked = { purpose: 'step_up', staffId: actor.staffId } as const;
    return { ttl, factors, passkey: await askForPasskey(ctx, browserToken, asked) };
  }
  const { challengeId, code } = await issueCode(ctx, recipientOf(actor), from);
  try {
    await ctx.email.send(stepUpMail(ctx.content.now().shop.name, actor.email, code));
  } catch (cause) {
    await voidChallenge(ctx.db, challengeId, ctx.now());
    throw new AppError('OTP_SEND_FAILED', { cause });
  }
  return { ttl: OFFICE_OTP_TTL_SECONDS };
}

/**
 * The right code, mailed or of the person's own, marks this session, and no other of the office.
 * @throws {AppError} OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES, RATE_LIMITED.
 */
export async function finishStepUp(
  ctx: AppContext,
  caller: Caller,
  actor: OfficeActor,
  code: string,
): Promise<{ validUntil: Date }> {
  const shown = await checkShown(ctx, caller, actor, code).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code.startsWith('OTP_')) await record(ctx.db, caller, actor, null);
    throw error;
  });
  return mark(ctx, caller, actor, shown.kind, async (tx) => {
    if (shown.kind === 'mail') return spendCode(tx, shown.challengeId, ctx.now());
    if (!(await spendProof(tx, actor.staffId, shown, ctx.now()))) return false;
    if (shown.kind === 'recovery') await notifyRecoveryUsed(ctx, tx, actor);
    return true;
  });
}

/** @throws {AppError} PASSKEY_FAILED, PASSKEYS_OFF */
export async function finishStepUpByPasskey(
  ctx: AppContext,
  caller: Caller,
  actor: OfficeActor,
  response: UsedPasskey,
): Promise<{ validUntil: Date }> {
  const proven = await checkPasskey(ctx, caller, 'step_up', response).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'PASSKEY_FAILED') {
      await record(ctx.db, caller, actor, null);
    }
    throw error;
  });
  if (proven.passkey.staff_id !== actor.staffId) throw new AppError('PASSKEY_FAILED');
  return mark(ctx, caller, actor, 'passkey', async (tx) => {
    if (!(await spendProof(tx, actor.staffId, { kind: 'passkey', ...proven }, ctx.now()))) {
      throw new AppError('PASSKEY_FAILED');
    }
    return true;
  });
}

async function checkShown(
  ctx: AppContext,
  caller: Caller,
  actor: OfficeActor,
  code: string,
): Promise<Proof | { kind: 'mail'; challengeId: string }> {
  if ((await listFactorKinds(ctx.db, actor.staffId)).length > 0) {
    return checkFactorCode(ctx, caller, ownFactorOf(actor), actor.staffId, code);
  }
  const digits = toAsciiDigits(code).replaceAll(/\s/g, '');
  const { id: challengeId } = await checkCode(ctx, caller, recipientOf(actor), digits);
  return { kind: 'mail', challengeId };
}

/** @param spend uses up what was shown; false: somebody did meanwhile */
async function mark(
  ctx: AppContext,
  caller: Caller,
  actor: OfficeActor,
  by: FactorKind | 'mail',
  spend: (tx: Transaction) => Promise<boolean>,
): Promise<{ validUntil: Date }> {
  const validUntil = secondsAfter(ctx.now(), STEP_UP_SECONDS);
  await ctx.inTransaction(async (tx) => {
    if (!(await spend(tx))) throw new AppError('OTP_EXPIRED');
    await markStepUp(tx, actor.sessionId, validUntil);
    await record(tx, caller, actor, by);
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

function ownFactorOf({ email }: OfficeActor) {
  return { audience: 'office_factor_step_up', recipient: email } as const;
}

/** @param by what it was proven by; null: it was not */
function record(
  tx: Parameters<typeof recordAudit>[0],
  { ip }: Caller,
  { staffId }: OfficeActor,
  by: FactorKind | 'mail' | null,
): Promise<void> {
  return recordAudit(tx, {
    staffId,
    action: by === null ? 'office.step_up_failed' : 'office.step_up',
    subject: `staff:${staffId}`,
    ...(by === null ? {} : { detail: { by } }),
    ip,
  });
}
