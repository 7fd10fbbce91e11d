import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BlockedAnswer, BlockedFarmer } from '#shared/contract/customers.ts';
import type { BlockAnswer, BlockBody } from '#shared/contract/identity.ts';
import { getJson, postJson } from '../../../lib/http.ts';
import { connectSocket } from '../../../lib/socket.ts';
import { type Pages, pagesOf } from '../../../ui/PagedList.tsx';

const KEY = ['blocked-farmers'] as const;

export interface BlockList extends Pages {
  /** The newest block first. */
  farmers: readonly BlockedFarmer[];
  /** Lets the farmer write again, if the number is still theirs; rejects when the server would not. */
  unblock: (farmer: BlockedFarmer) => Promise<void>;
}

/** Who may not write, live: any block or unblock of the office is heard. */
export function useBlockList(): BlockList {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor, signal }) =>
      getJson<BlockedAnswer>('/admin/blocked', { signal, query: { cursor } }),
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
  useEffect(() => {
    const line = connectSocket('office');
    const refresh = () => void client.invalidateQueries({ queryKey: KEY });
    line.on('ready', refresh);
    line.on('user:blocked', refresh);
    return () => line.release();
  }, [client]);
  return {
    ...pagesOf(query),
    farmers: query.data?.pages.flatMap(({ farmers }) => farmers) ?? [],
    async unblock({ mobile, chat_id: chatId }) {
      const body: BlockBody = { mobile, blocked: false, ...(chatId === null ? {} : { chat_id: chatId }) };
      // Refused, the list was not what is so either.
      await postJson<BlockAnswer>('/admin/block', body).finally(() =>
        client.invalidateQueries({ queryKey: KEY }),
      );
    },
  };
}
