import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { hashPassword, isPassword, makePassword } from '../codes/password.ts';
import { revokeOfficeSessions } from '../sessions/sessions.store.ts';
import { findStaff, insertStaff, type Staff, updatePasswordHash } from './staff.store.ts';

/**
 * Makes the office account what the settings say, at every start. Another OFFICE_EMAIL or OFFICE_PASSWORD than
 * before ends the office sessions opened under the old one.
 *
 * @returns `madePassword` on the one start that had to invent a password: it is stored only as a hash, so the
 *   caller shows it now or never.
 */
export async function ensureOfficeAccount(ctx: AppContext): Promise<{ madePassword?: string }> {
  const { email, password } = ctx.config.office;
  const known = await findStaff(ctx.db, email);
  if (known === undefined) {
    const chosen = password ?? makePassword();
    const made = await createAccount(ctx, email, chosen);
    return made && password === undefined ? { madePassword: chosen } : {};
  }
  if (password !== undefined && !(await isPassword(password, known.password_hash))) {
    await changePassword(ctx, known, password);
  }
  return {};
}

/** False when another node, starting at the same moment, made the account. */
async function createAccount(ctx: AppContext, email: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return ctx.inTransaction(async (tx) => {
    const staff = await insertStaff(tx, { email, passwordHash, now: ctx.now() });
    if (staff === undefined) return false;
    await endSessions(ctx, tx, { exceptStaffId: staff.id });
    return true;
  });
}

async function changePassword(ctx: AppContext, staff: Staff, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await ctx.inTransaction(async (tx) => {
    await updatePasswordHash(tx, staff.id, passwordHash);
    await endSessions(ctx, tx, { ofStaffId: staff.id });
  });
}

async function endSessions(
  ctx: AppContext,
  tx: Transaction,
  which: { ofStaffId: number } | { exceptStaffId: number },
): Promise<void> {
  const ended = await revokeOfficeSessions(tx, which, ctx.now());
  tx.afterCommit(() => {
    for (const id of ended) ctx.realtime.disconnect(`session:${id}`);
  });
}
