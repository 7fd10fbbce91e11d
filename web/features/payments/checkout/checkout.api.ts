import type { OrderItemBody } from '#shared/contract/payment-pages.ts';
import type { CreatePaymentAnswer } from '#shared/contract/payments.ts';
import { postJson } from '../../../lib/http.ts';

/** Asks for the page where one piece of an article of our list is paid, at the list's price. */
export function orderItem(sku: string): Promise<CreatePaymentAnswer> {
  const body: OrderItemBody = { sku };
  return postJson<CreatePaymentAnswer>('/payment/catalogue', body);
}
