import { Type } from 'typebox';
import { Decode } from 'typebox/value';
import type { PaymentAlertKind } from '#shared/domain/money/payment-state.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { alertMail } from './alert-mail.ts';
import { findAlert, insertAlert, resolveAlert } from './payment-alerts.store.ts';

export const ALERT_MAIL_JOB = 'payments.alert_mail';

/**
 * The office's list shows it from now on, and the office is told once by mail, although this process may die.
 * @returns whether it is new: false while the same is in the list already
 */
export async function raiseAlert(
  ctx: AppContext,
  tx: Transaction,
  alert: {
    kind: PaymentAlertKind;
    pid: number | null;
    /** What makes it this one: the payment, unless it is about a refund or a day. */
    of?: string | number;
    detail?: Record<string, unknown>;
  },
): Promise<boolean> {
  const { kind, pid, detail = {} } = alert;
  const key = keyOf(kind, alert.of ?? pid ?? 'all');
  const id = await insertAlert(tx, { key, pid, kind, detail, now: ctx.now() });
  if (id === undefined) return false;
  await ctx.jobs.enqueue(tx, ALERT_MAIL_JOB, { id });
  tx.afterCommit(() => ctx.log.error({ kind, pid, ...detail }, 'payment.alert'));
  return true;
}

/** It is over: the list no longer shows it. */
export async function endAlert(
  ctx: AppContext,
  tx: Transaction,
  kind: PaymentAlertKind,
  of: string | number,
): Promise<void> {
  await resolveAlert(tx, keyOf(kind, of), ctx.now());
}

const AlertJob = Type.Object({ id: Type.Integer() });

export async function mailAlert(ctx: AppContext, payload: unknown): Promise<void> {
  const alert = await findAlert(ctx.db, Decode(AlertJob, payload).id);
  if (alert) await ctx.email.send(alertMail(ctx, alert));
}

function keyOf(kind: PaymentAlertKind, of: string | number): string {
  return `${kind}:${of}`;
}
