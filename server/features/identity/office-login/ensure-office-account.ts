import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { hashPassword, isPassword, makePassword } from '../codes/password.ts';
import { notifyAccount } from '../factors/account-notice.ts';
import { deleteFactors } from '../factors/factors.store.ts';
import { listFactorKinds } from '../factors/own-factor.ts';
import { OFFICE_NAME } from '../people/authors.store.ts';
import { leaveOffice } from '../people/leave-office.ts';
import { listActiveWith, lockPeople } from '../people/people.store.ts';
import { endStaffSessions, reseatStaffSockets } from '../sessions/end-session.ts';
import {
  configureStaff,
  disableConfiguredExcept,
  findStaff,
  insertConfiguredStaff,
  type Staff,
  takeSettingsPassword,
} from './staff.store.ts';

/**
 * Makes the account of the settings what they say, at every start: the first owner. Another OFFICE_EMAIL than before
 * disables the account it named; another OFFICE_PASSWORD than it was last ends its sessions and removes its own
 * factors, and a password that its person changed themselves stays. People who were invited are left alone. Where the
 * account was closed by a person it stays closed, and so the one before stays open.
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
  if (known.disabled_by !== null && (await hasOwner(ctx))) {
    ctx.log.warn({ email }, 'identity.office_account_closed');
    return {};
  }
  const isNew =
    password !== undefined && !(await isPassword(password, known.settings_password_hash ?? undefined));
  const passwordHash = isNew ? await hashPassword(password) : undefined;
  await ctx.inTransaction(async (tx) => {
    await lockPeople(tx);
    await disableFormer(ctx, tx, email);
    if (await configureStaff(tx, known.id)) {
      await record(tx, 'staff.configure', known.id);
      await reseatStaffSockets(ctx, tx, known.id);
    }
    if (passwordHash !== undefined) await changePassword(ctx, tx, known, passwordHash);
  });
  return {};
}

/** False when another node, starting at the same moment, made the account. */
async function createAccount(ctx: AppContext, email: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return ctx.inTransaction(async (tx) => {
    await lockPeople(tx);
    await disableFormer(ctx, tx, email);
    const account = { email, passwordHash, name: OFFICE_NAME, now: ctx.now() };
    const made = await insertConfiguredStaff(tx, account);
    if (made) await record(tx, 'staff.configure', made.id);
    return made !== undefined;
  });
}

async function hasOwner(ctx: AppContext): Promise<boolean> {
  return (await listActiveWith(ctx.db, staffRolesThatCan('staff.manage'))).length > 0;
}

async function disableFormer(ctx: AppContext, tx: Transaction, email: string): Promise<void> {
  const by = { staffId: null, now: ctx.now() };
  for (const former of await disableConfiguredExcept(tx, email, by.now)) {
    await leaveOffice(ctx, tx, former, by);
    await record(tx, 'staff.disable', former.id);
  }
}

/** What the settings changed stands in the log, as what people change does. */
function record(
  tx: Transaction,
  action: 'staff.configure' | 'staff.disable' | 'staff.password' | 'staff.factors_reset',
  staffId: number,
): Promise<void> {
  return recordAudit(tx, { staffId: null, action, subject: `staff:${staffId}`, detail: { by: 'settings' } });
}

/**
 * Whoever can write the settings has the machine: a new password there lets the account in again, also when its own
 * factors are lost.
 */
async function changePassword(
  ctx: AppContext,
  tx: Transaction,
  { id, email }: Staff,
  passwordHash: string,
): Promise<void> {
  await takeSettingsPassword(tx, id, passwordHash);
  await endStaffSessions(ctx, tx, id);
  await record(tx, 'staff.password', id);
  if ((await listFactorKinds(tx, id)).length === 0) return;
  await deleteFactors(tx, id);
  await record(tx, 'staff.factors_reset', id);
  await notifyAccount(ctx, tx, { to: email, what: 'factors_reset' });
}
