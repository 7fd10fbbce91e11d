import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { PaymentGatewayError } from './gateway-error.ts';
import type { NewRefund, RefundStatus } from './payment-gateway.ts';
import {
  codeOf,
  FailureFields,
  failureContext,
  isCertainRefusal,
  MOST_OF_A_CODE,
  ProviderId,
  unusable,
} from './provider-answers.ts';
import type { ProviderAnswer } from './provider-call.ts';

const TakenAnswer = Type.Object({
  refundId: ProviderId,
  amount: Type.Integer(),
  state: Type.String(),
  ...FailureFields,
});

const StatusAnswer = Type.Object({
  ...TakenAnswer.properties,
  originalMerchantOrderId: Type.Optional(Type.String()),
});

/** The provider's code for an unknown refund. A bare 404 (a wrong address, a proxy) proves nothing. */
const REFUND_UNKNOWN = new Set(['INVALID_MERCHANT_REFUND_ID', 'INVALID_REFUND_ID', 'REFUND_NOT_FOUND']);

export function refundRequest(refund: NewRefund) {
  return {
    merchantRefundId: refund.merchantRefundId,
    originalMerchantOrderId: refund.merchantOrderId,
    amount: refund.amountPaise,
  };
}

export function readTaken({ status, body }: ProviderAnswer): RefundStatus {
  if (status === 200) {
    if (!Check(TakenAnswer, body)) throw unusable('refund', status);
    return view(body);
  }
  const providerCode = codeOf(body);
  if (status === 417 || providerCode === 'REFUND_ALREADY_EXISTS') {
    throw new PaymentGatewayError('duplicate', 'the provider knows this refund id', { status, providerCode });
  }
  // Credentials that are refused, or a permission that lacks, are ours to mend: the refund itself was not judged.
  const judged = isCertainRefusal(status) && status !== 401 && status !== 403;
  throw new PaymentGatewayError(judged ? 'refused' : 'unknown', `the provider took no refund (${status})`, {
    status,
    providerCode,
  });
}

export function readRefundStatus({ status, body }: ProviderAnswer): RefundStatus | 'not_found' {
  const providerCode = codeOf(body);
  if ((status === 400 || status === 404) && REFUND_UNKNOWN.has(providerCode ?? '')) return 'not_found';
  if (status !== 200 || !Check(StatusAnswer, body)) throw unusable('refund status', status, providerCode);
  return view(body);
}

/** CONFIRMED means that the provider took it; a state nobody knows yet is no end either. */
function view(body: Type.Static<typeof TakenAnswer>): RefundStatus {
  const state = body.state === 'COMPLETED' || body.state === 'FAILED' ? body.state : 'PENDING';
  return {
    state,
    amountPaise: body.amount,
    providerRefundId: body.refundId,
    errorCode: body.errorCode?.slice(0, MOST_OF_A_CODE),
    failure: failureContext(body),
  };
}
