import { type AccessTokens, type ApiCredentials, createAccessTokens } from './access-tokens.ts';
import type { SandboxFaults } from './faults.ts';
import type { OrderBook, SandboxAttempt, SandboxOrder } from './order-book.ts';
import { refundStatus, takeRefund } from './refund-api.ts';
import type { RefundBook, SandboxRefund } from './refund-book.ts';
import { type ApiAnswer, failure } from './wire.ts';

/** The API calls of PhonePe's own client, as PhonePe Standard Checkout v2 answers them. */
export interface SandboxApi {
  token: AccessTokens['issue'];
  /** Makes every token given out so far invalid. */
  expireTokens: AccessTokens['expireAll'];
  pay(authorization: string | undefined, body: unknown): Promise<ApiAnswer>;
  /** An order that the provider's own app library opens: a token instead of a page. */
  sdkOrder(authorization: string | undefined, body: unknown): Promise<ApiAnswer>;
  status(authorization: string | undefined, merchantOrderId: string, asked?: Asked): ApiAnswer;
  transactionStatus(authorization: string | undefined, transactionId: string): ApiAnswer;
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

  /** Takes an order; `way` is how its payer gets to it. */
  async function place(
    authorization: string | undefined,
    request: PayRequest | string,
    way: (order: SandboxOrder) => object,
  ): Promise<ApiAnswer> {
    const denied = tokens.refuse(authorization);
    if (denied) return denied;
    if (typeof request === 'string') return failure(400, 'BAD_REQUEST', request);
    const order = await orders.add(request);
    if (!order) return failure(417, 'INVALID_TRANSACTION_ID', 'This merchantOrderId was used before.');
    const { orderId, state, expireAt } = order;
    return { status: 200, body: { orderId, state, expireAt, ...way(order) } };
  }

  return {
    token: tokens.issue,
    expireTokens: tokens.expireAll,
    pay: (authorization, body) =>
      place(authorization, readPayRequest(body), ({ pageToken }) => ({ redirectUrl: pageUrl(pageToken) })),
    sdkOrder: (authorization, body) =>
      place(authorization, readPayRequest(body, { isForApp: true }), ({ pageToken }) => ({
        token: pageToken,
      })),
    status(authorization, merchantOrderId, asked) {
      const denied = tokens.refuse(authorization);
      if (denied) return denied;
      const order = orders.find(merchantOrderId);
      if (!order) return failure(400, 'INVALID_MERCHANT_ORDER_ID', 'No such order.');
      const amount = faults.misreported.get(merchantOrderId) ?? faults.reportedAmount;
      return { status: 200, body: describeOrder(order, { ...asked, amount }) };
    },
    transactionStatus(authorization, transactionId) {
      const denied = tokens.refuse(authorization);
      if (denied) return denied;
      const order = orders.findByTransaction(transactionId);
      if (!order) return failure(400, 'INVALID_TRANSACTION_ID', 'No such transaction.');
      const { paymentDetails, ...body } = describeOrder(order, { details: true });
      const only = paymentDetails.filter((detail) => detail.transactionId === transactionId);
      return { status: 200, body: { ...body, paymentDetails: only } };
    },
    async refund(authorization, body) {
      const denied = tokens.refuse(authorization);
      if (denied) return denied;
      const { answer, refund } = await takeRefund({ orders, refunds }, body);
      if (refund) options.refundTaken(refund);
      return answer;
    },
    refundStatus(authorization, merchantRefundId) {
      return tokens.refuse(authorization) ?? refundStatus({ orders, refunds }, merchantRefundId);
    },
  };
}

/** What a status call asks to be told: every try or the latest alone; why a failed order failed. */
export interface Asked {
  details?: boolean;
  errorContext?: boolean;
}

/** The order as status answers and webhooks show it. */
export function describeOrder(order: SandboxOrder, asked: Asked & { amount?: number | undefined } = {}) {
  const { orderId, state, expireAt, metaInfo, errorCode } = order;
  const { amount = order.amount } = asked;
  const attempts = asked.details ? order.attempts : order.attempts.slice(-1);
  return {
    orderId,
    state,
    amount,
    payableAmount: amount,
    feeAmount: 0,
    expireAt,
    metaInfo,
    ...(errorCode === null ? {} : { errorCode, detailedErrorCode: DETAILED_ERROR }),
    ...(errorCode === null || !asked.errorContext ? {} : { errorContext: errorContext(errorCode) }),
    paymentDetails: attempts.map((attempt) => describeAttempt(attempt, amount)),
  };
}

const DETAILED_ERROR = 'ZM';

function describeAttempt(
  { transactionId, timestamp, state, errorCode, utr }: SandboxAttempt,
  amount: number,
) {
  return {
    transactionId,
    paymentMode: 'UPI_QR',
    timestamp,
    amount,
    state,
    ...(errorCode === null ? {} : { errorCode, detailedErrorCode: DETAILED_ERROR }),
    ...(utr === null ? {} : { rail: { type: 'UPI', utr, vpa: '12****78@ybl' } }),
  };
}

function errorContext(errorCode: string) {
  return {
    errorCode,
    detailedErrorCode: DETAILED_ERROR,
    source: 'CUSTOMER',
    stage: 'AUTHORIZATION',
    description: 'The payer’s bank declined the payment.',
  };
}

type PayRequest = Parameters<OrderBook['add']>[0];

/** The provider's documented limits; a sentence when one is broken. */
function readPayRequest(body: unknown, { isForApp = false } = {}): PayRequest | string {
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
  const isReturnable = typeof redirectUrl === 'string' && URL.canParse(redirectUrl);
  // An app's order comes back to the app, without an address.
  if (!isReturnable && !(isForApp && redirectUrl === undefined)) return 'merchantUrls.redirectUrl is missing';
  return {
    merchantOrderId,
    amount: amount as number,
    expireAt: Date.now() + (expireAfter as number) * 1000,
    message: typeof flow.message === 'string' ? flow.message : '',
    redirectUrl: isReturnable ? redirectUrl : '',
    metaInfo: (request.metaInfo ?? {}) as Record<string, string>,
  };
}
