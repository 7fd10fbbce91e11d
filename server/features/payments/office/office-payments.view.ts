import type { OfficePayment, OfficePaymentAnswer, Refund } from '#shared/contract/office-payments.ts';
import { paiseToRupees } from '#shared/domain/money/money.ts';
import { isRefundOpen } from '#shared/domain/money/payment-state.ts';
import type { OfficeActor } from '../../identity/index.ts';
import { mayConfirm } from '../refunds/confirm-refund.ts';
import { waitsForSecond } from '../refunds/refunds.store.ts';
import type { HistoryRow, OfficePaymentRow, RefundLine } from './office-payments.store.ts';

/** All the office learns of a payment; never the payer's page at the provider. */
export function viewOfficePayment(
  row: OfficePaymentRow,
  to: { actor: OfficeActor; now: Date; provider: string },
): OfficePayment {
  const { captured_paise: captured, provider } = row;
  const onTheirWay = row.refunds.filter((refund) => isRefundOpen(refund.state));
  const promised = onTheirWay.reduce((sum, refund) => sum + refund.amount_paise, row.refunded_paise);
  const left = captured === null || provider !== to.provider ? 0 : captured - promised;
  return {
    pid: row.pid,
    purpose: row.purpose,
    env: row.env,
    status: row.status,
    amount: paiseToRupees(row.amount_paise),
    captured: captured === null ? null : paiseToRupees(captured),
    refunded: paiseToRupees(row.refunded_paise),
    refundable: paiseToRupees(Math.max(0, left)),
    quotation_id: row.quotation_id,
    item: row.item,
    chat_id: row.chat_id,
    farmer:
      row.farmer_name === null || row.farmer_mobile === null
        ? null
        : { name: row.farmer_name, mobile: row.farmer_mobile },
    merchant_order_id: row.merchant_order_id,
    provider_order_id: row.provider_order_id,
    utr: row.utr,
    failure_code: row.failure_code,
    created_at: row.created_at,
    paid_at: row.paid_at,
    age_seconds: Math.max(0, Math.floor((to.now.getTime() - Date.parse(row.created_at)) / 1000)),
    last_checked_at: row.last_checked_at,
    next_check_at: row.next_check_at,
    alerts: row.alerts.map(({ kind, raised_at }) => ({ kind, raised_at: instant(raised_at) })),
    refunds: row.refunds.map((refund) => viewRefund(refund, to.actor)),
  };
}

function viewRefund(refund: RefundLine, actor: OfficeActor): Refund {
  const waits = waitsForSecond(refund);
  return {
    id: refund.id,
    merchant_refund_id: refund.merchant_refund_id,
    amount: paiseToRupees(refund.amount_paise),
    reason: refund.reason,
    state: refund.state,
    waits_for_second: waits,
    may_confirm: waits && mayConfirm(actor, refund),
    second: refund.has_second_person ? 'person' : 'login',
    requested_by: refund.requested_by,
    confirmed_by: refund.confirmed_by,
    created_at: instant(refund.created_at),
    sent_at: refund.sent_at && instant(refund.sent_at),
    completed_at: refund.completed_at && instant(refund.completed_at),
    failure_code: refund.failure_code,
  };
}

export function viewHistory(rows: HistoryRow[]): OfficePaymentAnswer['history'] {
  return rows.map(({ at, source, from_status, to_status, provider_state, by, detail }) => ({
    at,
    source,
    from: from_status,
    to: to_status,
    provider_state,
    by,
    reason:
      [detail.reason, detail.failure_code, detail.difference].find((each) => typeof each === 'string') ??
      null,
  }));
}

/** Instants that came through JSON, in the one shape of the wire. */
function instant(text: string): string {
  return new Date(text).toISOString();
}
