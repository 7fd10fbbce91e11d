import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { BookOfChat, BookQuery } from '#shared/contract/clinic/picture-book.ts';
import { useProvenAbility } from '../../../lib/abilities.ts';
import { connectSocket } from '../../../lib/socket.ts';
import { fetchBook, fetchBookOfChat } from './book.api.ts';

const ALL = 'picture-book';

/** Whether the farmer of a chat agreed, and the pictures of their photos. What a colleague changes arrives by itself. */
export function useBookOfChat(chatId: number): {
  book: BookOfChat | undefined;
  isFailed: boolean;
  retry: () => void;
} {
  const { data, isError, refetch } = useQuery({
    queryKey: [ALL, 'chat', chatId],
    queryFn: ({ signal }) => fetchBookOfChat(chatId, signal),
  });
  useBookNews();
  return { book: data, isFailed: isError && data === undefined, retry: () => void refetch() };
}

export type BookFilter = Omit<BookQuery, 'after'>;

/** A page of the book after the other. */
export function useBookList(filter: BookFilter) {
  const mayRead = useProvenAbility('book.write');
  useBookNews();
  return useInfiniteQuery({
    queryKey: [ALL, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      fetchBook({ ...filter, ...(pageParam === null ? {} : { after: pageParam }) }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: mayRead,
  });
}

/** Asks for all of it again: after an act of one's own, after one of a colleague, after the line was away. */
export function useBookReload(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [ALL] });
}

function useBookNews(): void {
  const reload = useBookReload();
  const handleNews = useEffectEvent(() => void reload());
  useEffect(() => {
    const line = connectSocket('office');
    line.on('ready', () => handleNews());
    line.on('office:changed', ({ what }) => {
      if (what === 'pictures') handleNews();
    });
    return () => line.release();
  }, []);
}
