import type { Customer, CustomerAnswer, CustomerBody, CustomerNoteBody } from '#shared/contract/customers.ts';
import { getJson, request } from '../../../lib/http.ts';

export async function fetchCustomer(chatId: number, signal: AbortSignal): Promise<Customer> {
  return (await getJson<CustomerAnswer>(`/admin/customers/${chatId}`, { signal })).customer;
}

/** Name and place as they ought to be. */
export async function correctCustomer(chatId: number, body: CustomerBody): Promise<Customer> {
  return (await request<CustomerAnswer>('PUT', `/admin/customers/${chatId}`, body)).data.customer;
}

/** Empty takes the note away. @param body.was the note it was begun from: a colleague's newer one is not written over */
export async function saveNote(chatId: number, body: Required<CustomerNoteBody>): Promise<Customer> {
  return (await request<CustomerAnswer>('PUT', `/admin/customers/${chatId}/note`, body)).data.customer;
}
