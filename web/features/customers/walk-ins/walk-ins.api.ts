import type { Customer, CustomerAnswer } from '#shared/contract/customers.ts';
import type { FarmersAnswer } from '#shared/contract/desk.ts';
import type {
  AddCustomerAnswer,
  AddCustomerBody,
  CorrectMobileBody,
  DisownedAnswer,
  InvitationAnswer,
} from '#shared/contract/walk-ins.ts';
import { del, getJson, postJson, request } from '../../../lib/http.ts';

export type KnownFarmer = FarmersAnswer['farmers'][number];

/** The customer who has this number, if there is one. */
export async function findByMobile(mobile: string, signal: AbortSignal): Promise<KnownFarmer | null> {
  const { farmers } = await getJson<FarmersAnswer>('/admin/farmers', { query: { q: mobile }, signal });
  return farmers.find((each) => each.mobile === mobile) ?? null;
}

export function addCustomer(body: AddCustomerBody): Promise<AddCustomerAnswer> {
  return postJson('/admin/customers', body);
}

/** @returns who tells the farmer: an SMS, or the office, which reads the invitation out */
export async function inviteCustomer(chatId: number): Promise<InvitationAnswer['by']> {
  return (await postJson<InvitationAnswer>(`/admin/customers/${chatId}/invitation`)).by;
}

/** Refused with CUSTOMER_CHANGED when a colleague has corrected it since it was seen so. */
export async function correctMobile(chatId: number, body: CorrectMobileBody): Promise<Customer> {
  return (await request<CustomerAnswer>('PUT', `/admin/customers/${chatId}/mobile`, body)).data.customer;
}

export function removeCustomer(chatId: number): Promise<unknown> {
  return del(`/admin/customers/${chatId}`);
}

export async function fetchDisowned(signal: AbortSignal): Promise<DisownedAnswer['customers']> {
  return (await getJson<DisownedAnswer>('/admin/disowned', { signal })).customers;
}
