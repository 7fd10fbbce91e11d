import type { QueryClient } from '@tanstack/react-query';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { HttpError } from '../../../lib/http.ts';
import { changeLists } from './change-lists.ts';
import { mapChat, withChat, withoutChat } from './chat-list-cache.ts';
import { fetchChat } from './inbox.api.ts';
import { INBOX_KEYS } from './use-chat-list.ts';

/** Takes a chat's newer state into the open thread's header and, unless the office has deleted it, the lists. */
export function putChat(client: QueryClient, chat: ChatSummary): void {
  client.setQueryData<ChatSummary>(INBOX_KEYS.chat(chat.id), (known) =>
    known && known.head_seq > chat.head_seq ? known : chat,
  );
  // A search by name or number shows also what the office has deleted.
  changeLists(client, (data, criteria) =>
    chat.listed || criteria.q !== '' ? withChat(data, chat, criteria) : withoutChat(data, chat.id),
  );
}

/** Changes what is already known of a chat, where it stands. */
export function patchChat(client: QueryClient, chatId: number, patch: Partial<ChatSummary>): void {
  const apply = (chat: ChatSummary): ChatSummary => ({ ...chat, ...patch });
  client.setQueryData<ChatSummary>(INBOX_KEYS.chat(chatId), (known) => known && apply(known));
  changeLists(client, (data) => mapChat(data, chatId, apply));
}

/** Takes a chat out of every list. */
export function dropChat(client: QueryClient, chatId: number): void {
  changeLists(client, (data) => withoutChat(data, chatId));
}

/**
 * Asks for one row again; a chat the office no longer has leaves the lists. A line that fails changes
 * nothing: the next hint or the reconnect asks again.
 */
export async function reloadChat(client: QueryClient, chatId: number): Promise<ChatSummary | undefined> {
  const queryKey = INBOX_KEYS.chat(chatId);
  try {
    // An answer already on its way may be older than what this asks for.
    await client.cancelQueries({ queryKey, exact: true });
    const chat = await client.fetchQuery({
      queryKey,
      queryFn: () => fetchChat(chatId),
      staleTime: 0,
    });
    putChat(client, chat);
    return chat;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) dropChat(client, chatId);
    return undefined;
  }
}
