import type { CreatePaymentAnswer } from '#shared/contract/payments.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { del, getJson, postJson } from '../../../lib/http.ts';

export function fetchQuotations(mobile: string, signal?: AbortSignal): Promise<Quotation[]> {
  return getJson<Quotation[]>(`/quotes/list-by-mobile/${mobile}`, signal ? { signal } : {});
}

/** Takes a quotation off the farmer's list; the chat keeps its message. */
export function removeQuotation(id: number): Promise<unknown> {
  return del(`/quotes/${id}`);
}

/** Asks for the page where this quotation is paid. */
export function createPayment(quotation: Quotation): Promise<CreatePaymentAnswer> {
  return postJson<CreatePaymentAnswer>('/payment/create', {
    chat_id: quotation.chat_id,
    amount: quotation.amount,
    quotation_id: quotation.id,
  });
}
