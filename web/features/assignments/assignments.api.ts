import type { Static } from 'typebox';
import type { AssignBody, LeaseAnswer, NextAnswer, NextBody } from '#shared/contract/office/assignments.ts';
import { postJson, request } from '../../lib/http.ts';

/** Refused with HOLDER_CHANGED, naming them, when it is no longer `from`'s. */
export function assignChat(chatId: number, body: AssignBody): Promise<unknown> {
  return request('PUT', `/admin/chats/${chatId}/holder`, body);
}

/** This login has the chat open; false when another has it in hand. */
export async function holdChat(chatId: number): Promise<boolean> {
  const { data } = await request<Static<typeof LeaseAnswer>>('PUT', `/admin/chats/${chatId}/lease`);
  return data.taken;
}

/** The chat to look at now; null when nothing waits. */
export async function fetchNext(body: NextBody): Promise<number | null> {
  return (await postJson<NextAnswer>('/admin/next', body)).chat_id;
}

export function setAway(until: string | null): Promise<unknown> {
  return request('PUT', '/admin/away', { until });
}
