import type { Customer, CustomerAnswer, CustomerBody } from '#shared/contract/customers.ts';
import { getJson, request } from '../../lib/http.ts';

export async function fetchCustomer(chatId: number, signal: AbortSignal): Promise<Customer> {
  return (await getJson<CustomerAnswer>(`/admin/customers/${chatId}`, { signal })).customer;
}

/** Name and place as they ought to be. */
export async function correctCustomer(chatId: number, body: CustomerBody): Promise<Customer> {
  return (await request<CustomerAnswer>('PUT', `/admin/customers/${chatId}`, body)).data.customer;
}

/** Empty takes the note away. */
export async function saveNote(chatId: number, note: string): Promise<Customer> {
  return (await request<CustomerAnswer>('PUT', `/admin/customers/${chatId}/note`, { note })).data.customer;
}
