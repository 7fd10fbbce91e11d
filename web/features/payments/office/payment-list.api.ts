import type {
  CheckPaymentAnswer,
  CloseAlertBody,
  ConfirmRefundBody,
  OfficePaymentAnswer,
  PaymentsAnswer,
  RefundAnswer,
  SettleAnswer,
  SettleBody,
} from '#shared/contract/office-payments.ts';
import type { PaymentFilter } from '#shared/domain/money/payment-state.ts';
import { getJson, postJson } from '../../../lib/http.ts';

/** What is shown; all hold together, null for any. */
export interface PaymentsFilter {
  state: PaymentFilter | null;
  chatId: number | null;
}

export function fetchPayments(
  { state, chatId }: PaymentsFilter,
  cursor: string | null,
  signal: AbortSignal,
): Promise<PaymentsAnswer> {
  return getJson<PaymentsAnswer>('/payments', { signal, query: { state, chat_id: chatId, cursor } });
}

export function fetchPayment(pid: number, signal: AbortSignal): Promise<OfficePaymentAnswer> {
  return getJson<OfficePaymentAnswer>(`/payments/${pid}`, { signal });
}

export function askProvider(pid: number): Promise<CheckPaymentAnswer> {
  return postJson<CheckPaymentAnswer>(`/payments/${pid}/check`);
}

/**
 * `key` stays the same over every try of one wish, so that a lost answer pays nobody twice. `seen`: how many refunds of
 * the payment the asker knows of; refused with REFUND_MEANWHILE when there are others.
 */
export function refund(
  pid: number,
  wish: { amount: string; reason: string; seen: number; key: string },
): Promise<RefundAnswer> {
  const { key, ...body } = wish;
  return postJson<RefundAnswer>(`/payments/${pid}/refunds`, body, { headers: { 'idempotency-key': key } });
}

export function decideRefund(
  pid: number,
  refundId: number,
  decision: ConfirmRefundBody['decision'],
): Promise<RefundAnswer> {
  return postJson<RefundAnswer>(`/payments/${pid}/refunds/${refundId}/confirm`, { decision });
}

export function settle(pid: number, body: SettleBody): Promise<SettleAnswer> {
  return postJson<SettleAnswer>(`/payments/${pid}/settle`, body);
}

export function closeAlert(pid: number, body: CloseAlertBody): Promise<SettleAnswer> {
  return postJson<SettleAnswer>(`/payments/${pid}/alerts/close`, body);
}
