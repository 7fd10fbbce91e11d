import type { OrderBook } from './order-book.ts';
import type { RefundBook, RefundFault, SandboxRefund } from './refund-book.ts';
import { type ApiAnswer, failure } from './wire.ts';

const REFUSALS: Record<RefundFault, ApiAnswer> = {
  used: failure(417, 'INVALID_TRANSACTION_ID', 'This merchantRefundId was used before.'),
  not_paid: failure(400, 'BAD_REQUEST', 'The original order was not completed.'),
  too_much: failure(400, 'BAD_REQUEST', 'The refunds would be more than the order.'),
};

/** `POST /payments/v2/refund`. The refund is taken, not done: it ends minutes to days later. */
export async function takeRefund(
  books: { orders: OrderBook; refunds: RefundBook },
  body: unknown,
): Promise<{ answer: ApiAnswer; refund?: SandboxRefund }> {
  const { merchantRefundId, originalMerchantOrderId, amount } = (body ?? {}) as Record<string, unknown>;
  if (typeof merchantRefundId !== 'string' || !/^[A-Za-z0-9_-]{1,63}$/.test(merchantRefundId)) {
    return { answer: failure(400, 'BAD_REQUEST', 'merchantRefundId must be 1 to 63 of A-Z a-z 0-9 _ -') };
  }
  if (!Number.isSafeInteger(amount) || (amount as number) < 100) {
    return { answer: failure(400, 'BAD_REQUEST', 'amount must be whole paise, at least 100') };
  }
  const order = books.orders.find(String(originalMerchantOrderId));
  if (!order) return { answer: failure(400, 'INVALID_MERCHANT_ORDER_ID', 'No such order.') };
  const refund = await books.refunds.add(order, { merchantRefundId, amount: amount as number });
  if (typeof refund === 'string') return { answer: REFUSALS[refund] };
  const { refundId, state } = refund;
  return { answer: { status: 200, body: { refundId, amount: refund.amount, state } }, refund };
}

/** `GET /payments/v2/refund/{merchantRefundId}/status`. */
export function refundStatus(
  { orders, refunds }: { orders: OrderBook; refunds: RefundBook },
  merchantRefundId: string,
): ApiAnswer {
  const refund = refunds.find(merchantRefundId);
  if (!refund) return failure(400, 'INVALID_MERCHANT_REFUND_ID', 'No such refund.');
  const { transactionId = '' } = orders.find(refund.originalMerchantOrderId)?.attempts.at(-1) ?? {};
  const { timestamp, amount, state } = describeRefund(refund);
  const detail = { transactionId, paymentMode: 'UPI_QR', timestamp, amount, state };
  return {
    status: 200,
    body: {
      merchantId: 'SANDBOX',
      merchantRefundId,
      ...describeRefund(refund),
      paymentDetails: refund.settledAt === null ? [] : [detail],
    },
  };
}

/** The refund as status answers and webhooks show it. */
export function describeRefund(refund: SandboxRefund) {
  const { originalMerchantOrderId, refundId, amount, state, settledAt, createdAt, errorCode } = refund;
  return {
    originalMerchantOrderId,
    refundId,
    amount,
    state,
    timestamp: settledAt ?? createdAt,
    ...(errorCode === null ? {} : { errorCode, detailedErrorCode: 'ZM' }),
  };
}
