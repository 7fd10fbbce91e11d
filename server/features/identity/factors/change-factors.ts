import { RECOVERY_CODES } from '#shared/domain/second-factors.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../actor.ts';
import { voidChallengesOf } from '../codes/otp.store.ts';
import { announcePeople } from '../people/people.announce.ts';
import { listEndedSessions } from '../sessions/sessions.store.ts';
import { requireStepUp } from '../step-up/step-up.ts';
import { type Happened, notifyAccount } from './account-notice.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  deleteTotp,
  findTotp,
  lockFactors,
  replaceRecoveryCodes,
} from './factors.store.ts';
import { hashRecoveryCode, makeRecoveryCodes, readRecoveryCode } from './own-factor.ts';
import { deletePasskey, listPasskeys } from './passkeys.store.ts';

/**
 * Additions to one's own factors take turns until their transaction ends.
 * @throws {AppError} UNAUTHENTICATED for whoever waited here for a reset, which has logged them out
 */
export async function lockOwnFactors(
  tx: Transaction,
  { staffId, sessionId }: OfficeActor,
  now: Date,
): Promise<void> {
  await lockFactors(tx, staffId);
  if ((await listEndedSessions(tx, [sessionId], now)).length > 0) throw new AppError('UNAUTHENTICATED');
}

/**
 * What goes with a factor that was just stored: codes on paper where there are none, an end to mailed codes on their way,
 * the line in the log, the mail.
 * @returns the recovery codes, to be shown this once
 */
export async function noteAdded(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  added: { what: Happened; detail?: string },
): Promise<string[] | null> {
  const { staffId, email } = actor;
  const hasCodes = (await countRecoveryCodes(tx, staffId)) > 0;
  const codes = hasCodes ? null : await newCodes(ctx, tx, staffId);
  for (const audience of ['office', 'office_step_up'] as const) {
    await voidChallengesOf(tx, { audience, recipient: email }, ctx.now());
  }
  await note(ctx, tx, actor, 'staff.factor_add', added);
  return codes;
}

/** @throws {AppError} NOT_FOUND, STEP_UP_REQUIRED */
export function removeTotp(ctx: AppContext, actor: OfficeActor): Promise<void> {
  return remove(ctx, actor, async (tx) => {
    if (!(await deleteTotp(tx, actor.staffId))) throw new AppError('NOT_FOUND');
    return { what: 'totp_removed' };
  });
}

/** @throws {AppError} NOT_FOUND, STEP_UP_REQUIRED */
export function removePasskey(ctx: AppContext, actor: OfficeActor, id: number): Promise<void> {
  return remove(ctx, actor, async (tx) => {
    const name = await deletePasskey(tx, actor.staffId, id);
    if (name === undefined) throw new AppError('NOT_FOUND');
    return { what: 'passkey_removed', detail: name };
  });
}

/**
 * A new set of codes on paper; the one before counts no more.
 * @throws {AppError} NOT_FOUND without another factor, STEP_UP_REQUIRED
 */
export function renewRecoveryCodes(ctx: AppContext, actor: OfficeActor): Promise<string[]> {
  return ctx.inTransaction(async (tx) => {
    await lockFactors(tx, actor.staffId);
    if (!(await hasFactor(tx, actor.staffId))) throw new AppError('NOT_FOUND');
    await requireStepUp(ctx, tx, actor);
    const codes = await newCodes(ctx, tx, actor.staffId);
    await note(ctx, tx, actor, 'staff.recovery_codes', { what: 'recovery_made' });
    return codes;
  });
}

/** Codes on paper go with the last factor they stand in for. */
function remove(
  ctx: AppContext,
  actor: OfficeActor,
  work: (tx: Transaction) => Promise<{ what: Happened; detail?: string }>,
): Promise<void> {
  return ctx.inTransaction(async (tx) => {
    await lockFactors(tx, actor.staffId);
    const removed = await work(tx);
    await requireStepUp(ctx, tx, actor);
    if (!(await hasFactor(tx, actor.staffId))) await deleteRecoveryCodes(tx, actor.staffId);
    await note(ctx, tx, actor, 'staff.factor_remove', removed);
  });
}

async function hasFactor(tx: Transaction, staffId: number): Promise<boolean> {
  return (await findTotp(tx, staffId)) !== undefined || (await listPasskeys(tx, staffId)).length > 0;
}

async function newCodes(ctx: AppContext, tx: Transaction, staffId: number): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const hashes = codes.map((code) =>
    hashRecoveryCode(ctx.secrets.factorKey, staffId, readRecoveryCode(code) ?? ''),
  );
  if (new Set(hashes.map(String)).size !== RECOVERY_CODES) throw new Error('two recovery codes are the same');
  await replaceRecoveryCodes(tx, staffId, hashes, ctx.now());
  return codes;
}

async function note(
  ctx: AppContext,
  tx: Transaction,
  { staffId, sessionId, email }: OfficeActor,
  action: 'staff.factor_add' | 'staff.factor_remove' | 'staff.recovery_codes',
  { what, detail }: { what: Happened; detail?: string },
): Promise<void> {
  await recordAudit(tx, { staffId, action, subject: `staff:${staffId}`, detail: { what }, sessionId });
  await notifyAccount(ctx, tx, { to: email, what, detail });
  announcePeople(ctx, tx);
}
