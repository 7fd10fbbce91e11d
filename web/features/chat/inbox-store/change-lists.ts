import type { Query, QueryClient } from '@tanstack/react-query';
import type { ChatListData } from './chat-list-cache.ts';
import type { ListCriteria } from './inbox.api.ts';
import { INBOX_KEYS } from './use-chat-list.ts';

type ListChange = (data: ChatListData, criteria: ListCriteria) => ChatListData;

/** What changed in a list while pages of it were on their way. */
const missed = new WeakMap<Query, ListChange[]>();

/** Applies a change to every loaded list, each under its own filter and search. */
export function changeLists(client: QueryClient, change: ListChange): void {
  for (const query of client.getQueryCache().findAll({ queryKey: INBOX_KEYS.lists })) {
    if (query.state.fetchStatus !== 'idle') missed.set(query, [...(missed.get(query) ?? []), change]);
    apply(client, query, change);
  }
}

/**
 * Pages that come were read before what changed while they were on their way, and bring back the rows as they stood
 * then, of the pages already here too: the changes are made once more. Returns the function that stops it.
 */
export function keepChanges(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const isOver = action.type === 'error' || (action.type === 'success' && action.manual !== true);
    const changes = isOver ? missed.get(query) : undefined;
    if (!changes) return;
    missed.delete(query);
    for (const change of changes) apply(client, query, change);
  });
}

function apply(client: QueryClient, { queryKey }: Query, change: ListChange): void {
  const criteria = queryKey[2] as ListCriteria;
  client.setQueryData<ChatListData>(queryKey, (data) => (data ? change(data, criteria) : data));
}
