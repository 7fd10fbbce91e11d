import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { hashPassword, isPassword, makePassword } from '../codes/password.ts';
import { OFFICE_NAME } from '../people/authors.store.ts';
import { endStaffSessions, reseatStaffSockets } from '../sessions/end-session.ts';
import {
  configureStaff,
  disableConfiguredExcept,
  findStaff,
  insertConfiguredStaff,
  type Staff,
  updatePasswordHash,
} from './staff.store.ts';

/**
 * Makes the account of the settings what they say, at every start: the first owner. Another OFFICE_EMAIL than before
 * disables the account it named; another OFFICE_PASSWORD ends its sessions. People who were invited are left alone.
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
  const isNew = password !== undefined && !(await isPassword(password, known.password_hash));
  const passwordHash = isNew ? await hashPassword(password) : undefined;
  await ctx.inTransaction(async (tx) => {
    await disableFormer(ctx, tx, email);
    if (await configureStaff(tx, known.id)) await reseatStaffSockets(ctx, tx, known.id);
    if (passwordHash !== undefined) await changePassword(ctx, tx, known, passwordHash);
  });
  return {};
}

/** False when another node, starting at the same moment, made the account. */
async function createAccount(ctx: AppContext, email: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return ctx.inTransaction(async (tx) => {
    await disableFormer(ctx, tx, email);
    const account = { email, passwordHash, name: OFFICE_NAME, now: ctx.now() };
    return (await insertConfiguredStaff(tx, account)) !== undefined;
  });
}

async function disableFormer(ctx: AppContext, tx: Transaction, email: string): Promise<void> {
  for (const former of await disableConfiguredExcept(tx, email, ctx.now())) {
    await endStaffSessions(ctx, tx, former);
    await ctx.hooks.onStaffLeavesChats(ctx, tx, former);
  }
}

async function changePassword(
  ctx: AppContext,
  tx: Transaction,
  { id }: Staff,
  passwordHash: string,
): Promise<void> {
  await updatePasswordHash(tx, id, passwordHash);
  await endStaffSessions(ctx, tx, id);
}
