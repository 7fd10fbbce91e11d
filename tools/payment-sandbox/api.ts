import { type AccessTokens, type ApiCredentials, createAccessTokens } from './access-tokens.ts';
import { type ApiAnswer, failure } from './api-answer.ts';
import type { SandboxFaults } from './faults.ts';
import type { OrderBook, SandboxOrder } from './order-book.ts';
import { refundStatus, takeRefund } from './refund-api.ts';
import type { RefundBook, SandboxRefund } from './refund-book.ts';

/** The API calls this product makes, as PhonePe Standard Checkout v2 answers them. */
export interface SandboxApi {
  token: AccessTokens['issue'];
  /** Makes every token given out so far invalid. */
  expireTokens: AccessTokens['expireAll'];
  pay(authorization: string | undefined, body: unknown): Promise<ApiAnswer>;
  status(authorization: string | undefined, merchantOrderId: string): ApiAnswer;
  refund(authorization: string | undefined, body: unknown): Promise<ApiAnswer>;
  refundStatus(authorization: string | undefined, merchantRefundId: string): ApiAnswer;
}

export function createSandboxApi(options: {
  orders: OrderBook;
  refunds: RefundBook;
  faults: SandboxFaults;
  credentials: ApiCredentials;
  pageUrl: (pageToken: string) => string;
  refundTaken: (refund: SandboxRefund) => void;
}): SandboxApi {
  const { orders, refunds, faults, pageUrl } = options;
  const tokens = createAccessTokens(options.credentials);
  return {
    token: tokens.issue,
    expireTokens: tokens.expireAll,
    async pay(authorization, body) {
      const denied = tokens.refuse(authorization);
      if (denied) return denied;
      const request = readPayRequest(body);
      if (typeof request === 'string') return failure(400, 'BAD_REQUEST', request);
      const order = await orders.add(request);
      if (!order) return failure(417, 'INVALID_TRANSACTION_ID', 'This merchantOrderId was used before.');
      const { orderId, state, expireAt } = order;
      return { status: 200, body: { orderId, state, expireAt, redirectUrl: pageUrl(order.pageToken) } };
    },
    status(authorization, merchantOrderId) {
      const denied = tokens.refuse(authorization);
      if (denied) return denied;
      const order = orders.find(merchantOrderId);
      if (!order) return failure(400, 'INVALID_MERCHANT_ORDER_ID', 'No such order.');
      const amount = faults.misreported.get(merchantOrderId) ?? faults.reportedAmount;
      return { status: 200, body: describeOrder(order, amount) };
    },
    async refund(authorization, body) {
      const denied = tokens.refuse(authorization);
      if (denied) return denied;
      const { answer, refund } = await takeRefund({ orders, refunds }, body);
      if (refund) options.refundTaken(refund);
      return answer;
    },
    refundStatus(authorization, merchantRefundId) {
      return tokens.refuse(authorization) ?? refundStatus(refunds, merchantRefundId);
    },
  };
}

/** The order as status answers and webhooks show it. */
export function describeOrder(order: SandboxOrder, reportedAmount = order.amount) {
  const detail = {
    transactionId: order.orderId.replace('OMO', 'OM'),
    paymentMode: 'UPI_QR',
    timestamp: order.settledAt ?? order.createdAt,
    amount: reportedAmount,
    state: order.state,
    ...(order.utr === null ? {} : { rail: { type: 'UPI', utr: order.utr, vpa: '12****78@ybl' } }),
  };
  return {
    orderId: order.orderId,
    state: order.state,
    amount: reportedAmount,
    payableAmount: reportedAmount,
    feeAmount: 0,
    expireAt: order.expireAt,
    metaInfo: order.metaInfo,
    ...(order.errorCode === null ? {} : { errorCode: order.errorCode, detailedErrorCode: 'ZM' }),
    paymentDetails: order.settledAt === null ? [] : [detail],
  };
}

type PayRequest = Parameters<OrderBook['add']>[0];

/** The provider's documented limits; a sentence when one is broken. */
function readPayRequest(body: unknown): PayRequest | string {
  const request = (body ?? {}) as Record<string, unknown>;
  const flow = (request.paymentFlow ?? {}) as Record<string, unknown>;
  const { merchantOrderId, amount, expireAfter = 600 } = request;
  const { redirectUrl } = (flow.merchantUrls ?? {}) as Record<string, unknown>;
  if (typeof merchantOrderId !== 'string' || !/^[A-Za-z0-9_-]{1,63}$/.test(merchantOrderId)) {
    return 'merchantOrderId must be 1 to 63 of A-Z a-z 0-9 _ -';
  }
  if (!Number.isSafeInteger(amount) || (amount as number) < 100)
    return 'amount must be whole paise, at least 100';
  if (!Number.isInteger(expireAfter) || (expireAfter as number) < 300 || (expireAfter as number) > 3600) {
    return 'expireAfter must be 300 to 3600 seconds';
  }
  if (flow.type !== 'PG_CHECKOUT') return 'paymentFlow.type must be PG_CHECKOUT';
  if (typeof redirectUrl !== 'string' || !URL.canParse(redirectUrl))
    return 'merchantUrls.redirectUrl is missing';
  return {
    merchantOrderId,
    amount: amount as number,
    expireAt: Date.now() + (expireAfter as number) * 1000,
    message: typeof flow.message === 'string' ? flow.message : '',
    redirectUrl,
    metaInfo: (request.metaInfo ?? {}) as Record<string, string>,
  };
}
