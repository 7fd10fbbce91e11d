import { isOpen, type PaymentStatus, statusAfterReport } from '#shared/domain/money/payment-state.ts';
import type { OrderStatus } from '../../../partners/payment-gateway/index.ts';
import type { PaymentRow } from '../payments.store.ts';
import { isPastGrace } from './check-schedule.ts';

/** What a look at the provider brought: its answer, its word that there is no such order, or nothing. */
export type ProviderResult = OrderStatus | 'not_found' | 'no_answer';

export interface Transition {
  to: PaymentStatus;
  /** Why it did not succeed: the provider's code, or one of ours in capitals. */
  failureCode: string | null;
}

/**
 * What follows from a provider's result for a payment that is locked, and that nobody is placing at the provider at this
 * moment. Pure: the same result twice leads to the same place.
 *
 * @param lastLook nobody will ask again unprompted, so what is still open now goes to a person
 */
export function decideTransition(
  payment: Pick<
    PaymentRow,
    'status' | 'amount_paise' | 'provider_order_id' | 'checkout_url' | 'created_at' | 'expires_at'
  >,
  result: ProviderResult,
  now: Date,
  lastLook = false,
): Transition {
  const decided =
    typeof result === 'string' ? withoutReport(payment, result, now) : fromReport(payment, result);
  if (lastLook && isOpen(decided.to)) return { to: 'review', failureCode: 'UNRESOLVED' };
  return decided;
}

function withoutReport(
  payment: Pick<PaymentRow, 'status' | 'created_at' | 'expires_at'>,
  result: 'not_found' | 'no_answer',
  now: Date,
): Transition {
  if (result === 'not_found') {
    // Nobody is placing it, and the provider has not got it: it never was.
    if (payment.status === 'created') return { to: 'failed', failureCode: 'NEVER_PLACED' };
    // The provider took this order once. That it does not know it now is not a failure we may declare.
    if (payment.status === 'pending' && isPastGrace(payment, now)) {
      return { to: 'review', failureCode: 'ORDER_FORGOTTEN' };
    }
  }
  return { to: payment.status, failureCode: null };
}

function fromReport(
  payment: Pick<PaymentRow, 'status' | 'amount_paise' | 'provider_order_id' | 'checkout_url'>,
  report: OrderStatus,
): Transition {
  const amountMatches = report.amountPaise === payment.amount_paise;
  const orderMatches =
    payment.provider_order_id === null || payment.provider_order_id === report.providerOrderId;
  const to = statusAfterReport(payment.status, { state: report.state, amountMatches, orderMatches });
  if (to === 'review' && payment.status === 'failed') return { to, failureCode: 'PAID_AFTER_FAILURE' };
  if (to === 'review') return { to, failureCode: amountMatches ? 'ORDER_MISMATCH' : 'AMOUNT_MISMATCH' };
  if (to === 'failed') return { to, failureCode: report.errorCode ?? 'FAILED_AT_PROVIDER' };
  // Placed, but the answer with the payer's address was lost: nobody can ever pay it.
  if (to === 'pending' && payment.checkout_url === null)
    return { to: 'failed', failureCode: 'CHECKOUT_LOST' };
  return { to, failureCode: null };
}
