import type { CheckoutScriptAnswer, PaymentStatusAnswer } from '#shared/contract/payments.ts';
import { getJson } from '../../lib/http.ts';

export type Payment = PaymentStatusAnswer['payment'];

export async function fetchPayment(pid: number, signal: AbortSignal): Promise<Payment> {
  return (await getJson<PaymentStatusAnswer>(`/payment/status/${pid}`, { signal })).payment;
}

/** The paper of a successful payment, to save. */
export function receiptPath(pid: number): string {
  return `/api/payment/status/${pid}/receipt?download=1`;
}

/** Where the provider's checkout script lies: the sandbox's at home, the provider's own in production. */
export async function fetchCheckoutScriptUrl(signal: AbortSignal): Promise<string> {
  return (await getJson<CheckoutScriptAnswer>('/payment/checkout-script', { signal })).scriptUrl;
}

/** The provider's script frames this address; it leads to the payer's page at the provider. */
export function iframeTokenUrl(pid: number): string {
  return `/api/payment/iframe-token?pid=${pid}`;
}
