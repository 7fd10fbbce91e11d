import type { OfficePayment, PaymentsAnswer, PaymentsQuery } from '#shared/contract/office-payments.ts';
import { paiseToRupees } from '#shared/domain/money/money.ts';
import type { AppContext } from '../../../context.ts';
import { readCursor, writeCursor } from '../../../platform/database/keyset.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../../identity/index.ts';
import { countOpenAlerts } from '../alerts/payment-alerts.store.ts';
import { findLastDailyCheck } from '../reconcile/daily-checks.store.ts';
import { isThereSecondPerson } from '../refunds/refunds.store.ts';
import {
  findOfficePayment,
  listOfficePayments,
  listPaymentEvents,
  type OfficePaymentRow,
  readPulse,
} from './office-payments.store.ts';
import { viewHistory, viewOfficePayment } from './office-payments.view.ts';

const PAGE = 50;

/** @throws {AppError} INVALID_INPUT for a cursor of something else */
export async function listPayments(
  ctx: AppContext,
  actor: OfficeActor,
  query: PaymentsQuery,
): Promise<PaymentsAnswer> {
  const before = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const wanted = { state: query.state, chatId: query.chat_id, before, limit: PAGE + 1 };
  const [rows, attention, pulse, daily, isThereSecond] = await Promise.all([
    listOfficePayments(ctx.db, wanted),
    countOpenAlerts(ctx.db),
    readPulse(ctx.db),
    findLastDailyCheck(ctx.db),
    isThereSecondPerson(ctx.db, actor.staffId),
  ]);
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  const { provider, env } = ctx.payments;
  return {
    ok: true,
    payments: page.map((row) => view(ctx, actor, row)),
    next_cursor: last ? writeCursor({ position: last.position, id: last.pid }) : null,
    attention,
    four_eyes_above: paiseToRupees(ctx.config.refundFourEyesAbovePaise),
    second: isThereSecond ? 'person' : 'login',
    health: { provider, env, ...pulse, daily_check: daily ?? null },
  };
}

/** @throws {AppError} NOT_FOUND */
export async function showPayment(ctx: AppContext, actor: OfficeActor, pid: number): Promise<OfficePayment> {
  const row = await findOfficePayment(ctx.db, pid);
  if (!row) throw new AppError('NOT_FOUND');
  return view(ctx, actor, row);
}

export async function showHistory(ctx: AppContext, pid: number) {
  return viewHistory(await listPaymentEvents(ctx.db, pid));
}

function view(ctx: AppContext, actor: OfficeActor, row: OfficePaymentRow): OfficePayment {
  return viewOfficePayment(row, { actor, now: ctx.now(), provider: ctx.payments.provider });
}
