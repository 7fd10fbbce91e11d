import type { OwnPasswordBody } from '#shared/contract/people.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Limit } from '../../../platform/database/rate-limit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../actor.ts';
import { voidChallengesOf } from '../codes/otp.store.ts';
import { hashPassword, isPassword } from '../codes/password.ts';
import { revokeSessions } from '../devices/devices.store.ts';
import { findStaffById, holdStaff } from '../office-login/staff.store.ts';
import { setPassword } from '../people/people.store.ts';
import { cutSessions } from '../sessions/end-session.ts';
import { requireStepUp } from '../step-up/step-up.ts';
import { notifyAccount } from './account-notice.ts';

/** Guesses at the present password belong to the session they are made in: nobody else's are used up. */
const TRIES: Limit[] = [{ name: 'office.password', points: 10, seconds: 900 }];

/**
 * Another password for oneself. The present one proves that it is the person, or a step-up where it is forgotten. Their other
 * logins end, this one stays; a login under way with the password before ends too.
 * @throws {AppError} PASSWORD_WRONG, STEP_UP_REQUIRED, RATE_LIMITED
 */
export async function changeOwnPassword(
  ctx: AppContext,
  actor: OfficeActor,
  { password, present }: OwnPasswordBody,
): Promise<void> {
  const { staffId, sessionId, email } = actor;
  await ctx.rateLimit.consume(TRIES, sessionId);
  const staff = await findStaffById(ctx.db, staffId);
  if (!staff) throw new AppError('UNAUTHENTICATED');
  if (present !== undefined && !(await isPassword(present, staff.password_hash))) {
    throw new AppError('PASSWORD_WRONG');
  }
  const passwordHash = await hashPassword(password);
  await ctx.inTransaction(async (tx) => {
    if (present === undefined) await requireStepUp(ctx, tx, actor);
    // It may have been reset, or changed in another tab, since it was compared.
    if (!(await holdStaff(tx, staff))) throw new AppError('PASSWORD_WRONG');
    await setPassword(tx, staffId, passwordHash);
    for (const audience of ['office', 'office_factor'] as const) {
      await voidChallengesOf(tx, { audience, recipient: email }, ctx.now());
    }
    const ended = await revokeSessions(tx, { staffId }, { except: sessionId }, ctx.now());
    await recordAudit(tx, {
      staffId,
      action: 'staff.password',
      subject: `staff:${staffId}`,
      detail: { by: present === undefined ? 'step_up' : 'password', sessions: ended.length },
      sessionId,
    });
    await notifyAccount(ctx, tx, { to: email, what: 'password_changed' });
    tx.afterCommit(() => cutSessions(ctx, ended));
  });
  await ctx.rateLimit.reset(TRIES, sessionId);
}
