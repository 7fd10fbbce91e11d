import type { Customer, CustomerAnswer } from '#shared/contract/customers.ts';
import type { FarmersAnswer } from '#shared/contract/desk.ts';
import { getJson, postJson } from '../../../lib/http.ts';

export type FoundCustomer = FarmersAnswer['farmers'][number] & { chat_id: number };

/** Those who have a chat: there is nothing of the others that could come along. */
export async function findCustomers(q: string, signal: AbortSignal): Promise<FoundCustomer[]> {
  const { farmers } = await getJson<FarmersAnswer>('/admin/farmers', { query: { q }, signal });
  return farmers.filter((farmer): farmer is FoundCustomer => farmer.chat_id !== null);
}

/** Brings all of `fromChatId` into `chatId`. Answers the customer who stays. */
export async function mergeInto(chatId: number, fromChatId: number): Promise<Customer> {
  const body = { from_chat_id: fromChatId };
  return (await postJson<CustomerAnswer>(`/admin/customers/${chatId}/merge`, body)).customer;
}

export async function tellApart(chatId: number, fromChatId: number): Promise<Customer> {
  const body = { from_chat_id: fromChatId };
  return (await postJson<CustomerAnswer>(`/admin/customers/${chatId}/tell-apart`, body)).customer;
}
