import type { FactorKind } from '#shared/domain/second-factors.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Caller } from '../actor.ts';
import { LOGIN_NOTICE_JOB } from '../jobs.ts';
import type { OfficeLogin } from './office-mail.ts';
import type { Staff } from './staff.store.ts';

/** The history row, and a notice to their own mailbox that outlives a crash: a stolen login is seen there. */
export async function recordLogin(
  ctx: AppContext,
  tx: Transaction,
  caller: Caller,
  staff: Staff,
  by: FactorKind | 'mail',
): Promise<void> {
  await recordAudit(tx, {
    staffId: staff.id,
    action: 'office.login',
    subject: `staff:${staff.id}`,
    detail: { by },
    ip: caller.ip,
  });
  const login: OfficeLogin = {
    to: staff.email,
    at: ctx.now().toISOString(),
    ip: caller.ip,
    userAgent: caller.userAgent.slice(0, 200),
  };
  await ctx.jobs.enqueue(tx, LOGIN_NOTICE_JOB, login);
}

/** What was wrong, never what was typed: people type passwords into the wrong field. */
export async function recordFailure(
  ctx: AppContext,
  caller: Caller,
  wrong: 'email' | 'password' | 'code' | 'passkey',
): Promise<void> {
  await recordAudit(ctx.db, {
    staffId: null,
    action: 'office.login_failed',
    subject: 'office',
    detail: { wrong },
    ip: caller.ip,
  });
}
