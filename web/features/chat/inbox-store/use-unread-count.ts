import { skipToken, useQuery } from '@tanstack/react-query';
import type { ChatCounts } from './inbox.api.ts';
import { INBOX_KEYS } from './use-chat-list.ts';

/** How many chats of the whole office are UNREAD, as the list last heard; 0 until then. Asks for nothing itself. */
export function useUnreadCount(): number {
  const { data } = useQuery<ChatCounts>({ queryKey: INBOX_KEYS.counts, queryFn: skipToken });
  return data?.unread ?? 0;
}
