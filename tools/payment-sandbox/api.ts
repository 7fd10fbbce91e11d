import { randomBytes } from 'node:crypto';
import type { SandboxFaults } from './faults.ts';
import type { OrderBook, SandboxOrder } from './order-book.ts';

/** The three API calls this product makes, as PhonePe Standard Checkout v2 answers them. */

export interface ApiAnswer {
  status: number;
  body: unknown;
}

export interface ApiCredentials {
  clientId: string;
  clientSecret: string;
}

const TOKEN_LIFE_SECONDS = 3600;

export interface SandboxApi {
  token(form: URLSearchParams): ApiAnswer;
  pay(authorization: string | undefined, body: unknown): Promise<ApiAnswer>;
  status(authorization: string | undefined, merchantOrderId: string): ApiAnswer;
  /** Makes every token given out so far invalid. */
  expireTokens(): void;
}

export function createSandboxApi(options: {
  book: OrderBook;
  faults: SandboxFaults;
  credentials: ApiCredentials;
  pageUrl: (pageToken: string) => string;
}): SandboxApi {
  const { book, faults, credentials, pageUrl } = options;
  const tokens = new Map<string, number>();

  function refused(authorization: string | undefined): ApiAnswer | undefined {
    const token = /^O-Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
    if ((tokens.get(token) ?? 0) > Date.now()) return undefined;
    return failure(401, 'AUTHORIZATION_FAILED', 'The access token is missing, wrong or too old.');
  }

  return {
    token(form) {
      const known =
        form.get('client_id') === credentials.clientId &&
        form.get('client_secret') === credentials.clientSecret &&
        form.get('grant_type') === 'client_credentials';
      if (!known) return failure(401, 'AUTHORIZATION_FAILED', 'Unknown client.');
      const token = randomBytes(24).toString('base64url');
      const now = Math.floor(Date.now() / 1000);
      tokens.set(token, (now + TOKEN_LIFE_SECONDS) * 1000);
      const expires = { expires_at: now + TOKEN_LIFE_SECONDS, session_expires_at: now + TOKEN_LIFE_SECONDS };
      return {
        status: 200,
        body: { access_token: token, token_type: 'O-Bearer', issued_at: now, ...expires },
      };
    },
    async pay(authorization, body) {
      const denied = refused(authorization);
      if (denied) return denied;
      const request = readPayRequest(body);
      if (typeof request === 'string') return failure(400, 'BAD_REQUEST', request);
      const order = await book.add(request);
      if (!order) return failure(417, 'INVALID_TRANSACTION_ID', 'This merchantOrderId was used before.');
      const { orderId, state, expireAt } = order;
      return { status: 200, body: { orderId, state, expireAt, redirectUrl: pageUrl(order.pageToken) } };
    },
    status(authorization, merchantOrderId) {
      const denied = refused(authorization);
      if (denied) return denied;
      const order = book.find(merchantOrderId);
      if (!order) return failure(400, 'INVALID_MERCHANT_ORDER_ID', 'No such order.');
      return { status: 200, body: describeOrder(order, faults.reportedAmount) };
    },
    expireTokens: () => tokens.clear(),
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

function failure(status: number, code: string, message: string): ApiAnswer {
  return { status, body: { success: false, code, message } };
}
