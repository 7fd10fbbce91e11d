import { UAT_DEMO_TOKEN } from '#shared/contract/payment-limits.ts';
import type { DemoQuoteAnswer } from '#shared/contract/payment-pages.ts';
import type { CreatePaymentAnswer } from '#shared/contract/payments.ts';
import { getJson, postJson } from '../../../lib/http.ts';

export type DemoQuote = DemoQuoteAnswer['quote'];

/** `token`: the last part of the address; without one it is the test system's own demonstration. */
export async function fetchDemoQuote(token = UAT_DEMO_TOKEN, signal?: AbortSignal): Promise<DemoQuote> {
  const path = `/payment/demo/quote/${encodeURIComponent(token)}`;
  return (await getJson<DemoQuoteAnswer>(path, signal ? { signal } : {})).quote;
}

/** Answers with the address of the payment page. */
export async function payDemoQuote(token = UAT_DEMO_TOKEN): Promise<string> {
  return (await postJson<CreatePaymentAnswer>('/payment/demo/pay', { token })).checkoutUrl;
}
