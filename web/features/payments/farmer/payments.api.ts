import type {
  CheckoutScriptAnswer,
  IframeTokenAnswer,
  PaymentStatusAnswer,
} from '#shared/contract/payments.ts';
import { getJson, HttpError } from '../../../lib/http.ts';

export type Payment = PaymentStatusAnswer['payment'];

export async function fetchPayment(pid: number, signal: AbortSignal): Promise<Payment> {
  return (await getJson<PaymentStatusAnswer>(`/payment/status/${pid}`, { signal })).payment;
}

/** The paper of a successful payment, to save. */
export function receiptPath(pid: number): string {
  return `/api/payment/status/${pid}/receipt?download=1`;
}

/** The policies as they stood when the payment was started, as a page of its own. */
export function termsPath(pid: number): string {
  return `/api/payment/status/${pid}/policies/terms`;
}

/** Where the provider's checkout script lies: the sandbox's at home, the provider's own in production. */
export async function fetchCheckoutScriptUrl(signal: AbortSignal): Promise<string> {
  return (await getJson<CheckoutScriptAnswer>('/payment/checkout-script', { signal })).scriptUrl;
}

/** The provider's script frames this address; it leads to the payer's page at the provider. */
export function iframeTokenUrl(pid: number): string {
  return `/api/payment/iframe-token?pid=${pid}`;
}

/** Whether a payment can still be paid. @throws {HttpError} when nobody can say, or this is not its payer */
export async function isStillOpen(pid: number, signal: AbortSignal): Promise<boolean> {
  try {
    await getJson<IframeTokenAnswer>('/payment/iframe-token', { signal, query: { pid } });
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.code === 'PAYMENT_NOT_OPEN') return false;
    throw error;
  }
}
