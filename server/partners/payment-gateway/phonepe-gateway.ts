import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { PaymentEnv } from '#shared/domain/money/payment-state.ts';
import type { PaymentConfig } from '../../config.ts';
import { createAccessTokens } from './access-token.ts';
import { PaymentGatewayError } from './gateway-error.ts';
import type { AcceptedOrder, NewOrder, OrderStatus, PaymentGateway } from './payment-gateway.ts';
import { readRefundStatus, readTaken, refundRequest } from './phonepe-refunds.ts';
import {
  codeOf,
  FailureFields,
  failureContext,
  isCertainRefusal,
  MOST_OF_A_CODE,
  ProviderId,
  unusable,
} from './provider-answers.ts';
import { CALL_TIMEOUT_MS, callProvider, type ProviderAnswer, retryBroken } from './provider-call.ts';
import { isAuthenticWebhook, parseWebhook, webhookDigest } from './webhook.ts';

/** Answers are read loosely: the provider adds fields. `expireAt` is epoch milliseconds. */
const PayAnswer = Type.Object({
  orderId: ProviderId,
  expireAt: Type.Number(),
  redirectUrl: Type.String({ pattern: '^https?://' }),
});

const StatusAnswer = Type.Object({
  orderId: ProviderId,
  state: Type.String(),
  amount: Type.Integer(),
  ...FailureFields,
  paymentDetails: Type.Optional(
    Type.Array(
      Type.Object({
        state: Type.Optional(Type.String()),
        rail: Type.Optional(Type.Object({ utr: Type.Optional(Type.String()) })),
      }),
    ),
  ),
});

/** UPI Collect is left out: it ended for merchants on Android and desktop in February 2026. */
const PAYMENT_MODES = [
  { type: 'UPI_INTENT' },
  { type: 'UPI_QR' },
  { type: 'CARD', cardTypes: ['DEBIT_CARD', 'CREDIT_CARD'] },
  { type: 'NET_BANKING' },
];

/** The provider's code for an unknown order. A bare 404 (a wrong address, a proxy) proves nothing. */
const ORDER_UNKNOWN = new Set(['INVALID_MERCHANT_ORDER_ID', 'ORDER_NOT_FOUND']);

/**
 * PhonePe Standard Checkout v2 over plain HTTP. The vendor's SDK is not used: it has no time-outs, fixed
 * addresses and 42 packages. The sandbox speaks the same language, so there is one client for both; that it does is
 * proved by the SDK itself (sandbox/official-client.test.ts).
 */
export function createPhonePeGateway(config: PaymentConfig, timeoutMs = CALL_TIMEOUT_MS): PaymentGateway {
  const tokens = createAccessTokens(config, timeoutMs);
  const digest = webhookDigest(config.webhookUsername, config.webhookPassword);

  /** One call with a token; a refused token is replaced once. */
  async function call(path: string, init: { method: string; body?: string; timeoutMs?: number }) {
    let answer: ProviderAnswer | undefined;
    for (let attempt = 1; attempt <= 2 && (answer === undefined || answer.status === 401); attempt += 1) {
      const token = await tokens.current();
      answer = await callProvider(`${config.apiUrl}${path}`, {
        timeoutMs,
        ...init,
        headers: {
          authorization: `O-Bearer ${token}`,
          accept: 'application/json',
          'content-type': 'application/json',
        },
      });
      if (answer.status === 401) tokens.discard(token);
    }
    return answer as ProviderAnswer;
  }

  return {
    provider: config.provider,
    env: envOf(config),
    async createOrder(order) {
      const init = { method: 'POST', body: JSON.stringify(payRequest(order)) };
      const pay = (timeoutMs: number) => call('/checkout/v2/pay', { ...init, timeoutMs });
      return readAccepted(await retryBroken(pay, timeoutMs));
    },
    async getStatus(merchantOrderId, options = {}) {
      const path = `/checkout/v2/order/${encodeURIComponent(merchantOrderId)}/status?details=false&errorContext=true`;
      return readStatus(await call(path, { method: 'GET', ...options }));
    },
    async refund(refund) {
      const init = { method: 'POST', body: JSON.stringify(refundRequest(refund)) };
      return readTaken(await call('/payments/v2/refund', init));
    },
    async getRefund(merchantRefundId, options = {}) {
      const path = `/payments/v2/refund/${encodeURIComponent(merchantRefundId)}/status`;
      return readRefundStatus(await call(path, { method: 'GET', ...options }));
    },
    isAuthenticWebhook: (authorization) => isAuthenticWebhook(authorization, digest),
    parseWebhook,
  };
}

/** The provider's own test system lives at an address that says so. */
function envOf({ provider, apiUrl }: PaymentConfig): PaymentEnv {
  return provider === 'phonepe' && !/preprod|sandbox|uat/i.test(apiUrl) ? 'live' : 'uat';
}

function payRequest(order: NewOrder) {
  return {
    merchantOrderId: order.merchantOrderId,
    amount: order.amountPaise,
    expireAfter: order.expireAfterSeconds,
    metaInfo: { udf1: `pid:${order.pid}` },
    paymentFlow: {
      type: 'PG_CHECKOUT',
      message: order.message,
      merchantUrls: { redirectUrl: order.redirectUrl },
      paymentModeConfig: { enabledPaymentModes: PAYMENT_MODES },
    },
  };
}

function readAccepted({ status, body }: ProviderAnswer): AcceptedOrder {
  if (status === 200) {
    if (!Check(PayAnswer, body)) throw unusable('order', status);
    return {
      providerOrderId: body.orderId,
      checkoutUrl: body.redirectUrl,
      expiresAt: new Date(body.expireAt),
    };
  }
  const providerCode = codeOf(body);
  if (status === 417 || providerCode === 'ORDER_ALREADY_EXISTS') {
    throw new PaymentGatewayError('duplicate', 'the provider knows this order id', { status, providerCode });
  }
  throw new PaymentGatewayError(
    isCertainRefusal(status) ? 'refused' : 'unknown',
    `the provider took no order (${status})`,
    {
      status,
      providerCode,
    },
  );
}

function readStatus({ status, body }: ProviderAnswer): OrderStatus | 'not_found' {
  const providerCode = codeOf(body);
  if ((status === 400 || status === 404) && ORDER_UNKNOWN.has(providerCode ?? '')) return 'not_found';
  if (status !== 200 || !Check(StatusAnswer, body)) throw unusable('status', status, providerCode);
  // Decided on the root state alone: each try inside an order has its own. A state nobody knows yet is
  // not an end.
  const state = body.state === 'COMPLETED' || body.state === 'FAILED' ? body.state : 'PENDING';
  const paid = body.paymentDetails?.find((detail) => detail.state === 'COMPLETED');
  return {
    state,
    amountPaise: body.amount,
    providerOrderId: body.orderId,
    utr: paid?.rail?.utr?.slice(0, MOST_OF_A_CODE),
    errorCode: body.errorCode?.slice(0, MOST_OF_A_CODE),
    failure: failureContext(body),
  };
}
