import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Case } from '#shared/contract/office/cases.ts';
import { useProvenAbility } from '../../../lib/abilities.ts';
import { connectSocket } from '../../../lib/socket.ts';
import { fetchCases, fetchChatCases, type WorkFilter } from './cases.api.ts';

const ALL = 'cases';
const keyOf = (chatId: number) => [ALL, chatId] as const;

export interface ChatCases {
  /** Newest first; undefined until they are here. */
  cases: readonly Case[] | undefined;
  isFailed: boolean;
  retry: () => void;
}

/** The cases of a chat. What a colleague changes arrives by itself. */
export function useChatCases(chatId: number): ChatCases {
  const client = useQueryClient();
  const mayRead = useProvenAbility('case.read');
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(chatId),
    queryFn: ({ signal }) => fetchChatCases(chatId, signal),
    enabled: mayRead,
  });
  useCaseNews((changed) => {
    if (changed === chatId || changed === null) void client.invalidateQueries({ queryKey: keyOf(chatId) });
  });
  return { cases: data, isFailed: isError && data === undefined, retry: () => void refetch() };
}

/** A page of the doctors' list after the other. */
export function useCaseList(query: WorkFilter) {
  const client = useQueryClient();
  const mayRead = useProvenAbility('case.read');
  useCaseNews(() => void client.invalidateQueries({ queryKey: [ALL, 'list'] }));
  return useInfiniteQuery({
    queryKey: [ALL, 'list', query],
    queryFn: ({ pageParam, signal }) =>
      fetchCases({ ...query, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    enabled: mayRead,
  });
}

/** Hears of cases that are not what they were; null after the line was away. */
function useCaseNews(onNews: (chatId: number | null) => void): void {
  const handleNews = useEffectEvent(onNews);
  useEffect(() => {
    const line = connectSocket('office');
    line.on('ready', () => handleNews(null));
    line.on('office:changed', (change) => {
      if (change.what === 'cases') handleNews(change.chat_id);
    });
    return () => line.release();
  }, []);
}

/** Takes over what the server answered to a change. */
export function putCase(client: QueryClient, changed: Case): void {
  client.setQueryData<Case[]>(keyOf(changed.chat_id), (cases = []) => {
    const isKnown = cases.some(({ id }) => id === changed.id);
    return isKnown ? cases.map((each) => (each.id === changed.id ? changed : each)) : [changed, ...cases];
  });
}

/** A case as this screen knows it by now. */
export const caseIn = (client: QueryClient, { id, chat_id: chatId }: Case): Case | undefined =>
  client.getQueryData<Case[]>(keyOf(chatId))?.find((each) => each.id === id);

/** Asks again: it was changed elsewhere. */
export function reloadCases(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [ALL] });
}
