import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { Customer, CustomerAnswer, CustomerBody, CustomerNoteBody } from '#shared/contract/customers.ts';
import { isRecord } from '#shared/domain/chat/message-kinds.ts';
import type { ChatHint } from '#shared/events.ts';
import { getJson, request } from '../../../lib/http.ts';
import { connectSocket } from '../../../lib/socket.ts';

/** Several hints of one action (a payment is a message, a quotation and a status) make one question. */
const GATHER_MS = 250;

const keyOf = (chatId: number) => ['customer', chatId] as const;

export interface CustomerView {
  phase: 'loading' | 'failed' | 'ready';
  customer: Customer | undefined;
  error: unknown;
  retry: () => void;
}

/** The farmer behind the open chat, kept true by what happens in it. */
export function useCustomer(chatId: number): CustomerView {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(chatId),
    queryFn: ({ signal }) => fetchCustomer(chatId, signal),
  });
  useEffect(
    () => followCustomer(chatId, () => void client.invalidateQueries({ queryKey: keyOf(chatId) })),
    [client, chatId],
  );
  return {
    phase: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    customer: query.data,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** Takes over what the server answered to a change. */
export function putCustomer(client: QueryClient, customer: Customer): void {
  client.setQueryData(keyOf(customer.chat_id), customer);
}

/** Asks again at once: somebody else has changed it. */
export function reloadCustomer(client: QueryClient, chatId: number): Promise<Customer> {
  return client.fetchQuery({
    queryKey: keyOf(chatId),
    queryFn: ({ signal }) => fetchCustomer(chatId, signal),
    staleTime: 0,
  });
}

function followCustomer(chatId: number, refresh: () => void): () => void {
  const line = connectSocket('office');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, GATHER_MS);
  };
  const ifOurs = (hint: { chat_id: number }) => {
    if (hint.chat_id === chatId) soon();
  };
  line.on('ready', soon);
  line.on('chat:new_message', (hint) => {
    if (mayConcernCard(hint)) ifOurs(hint);
  });
  line.on('quotes:changed', ifOurs);
  line.on('chat:delete', ifOurs);
  line.on('chat:restored', ifOurs);
  line.on('user:blocked', ifOurs);
  line.on('office:changed', (change) => {
    if (change.what === 'customer') ifOurs(change);
  });
  return () => {
    clearTimeout(timer);
    line.release();
  };
}

/** Most messages are only words; one that came without its entry may be anything. */
function mayConcernCard({ event }: ChatHint): boolean {
  return event?.type !== 'message' || concernsCard(event.message);
}

function concernsCard({ message_type, meta }: Message): boolean {
  return isRecord(message_type) || meta.spray !== undefined;
}

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
