import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ContentItemName, ContentLine } from '#shared/contract/content/desk.ts';
import { connectSocket } from '../../lib/socket.ts';
import { type ContentItem, fetchDesk, fetchItem } from './content.api.ts';

/** Everything that is known of what the owner edits. */
export const CONTENT_KEY = ['content'] as const;

interface Asked<T> {
  phase: 'loading' | 'failed' | 'ready';
  data: T;
  error: unknown;
  retry: () => void;
}

const NONE: readonly ContentLine[] = [];

/** What colleagues save and publish is asked for again while a screen shows it. */
export function useContentNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const line = connectSocket('office');
    const refresh = () => void client.invalidateQueries({ queryKey: CONTENT_KEY });
    line.on('ready', refresh);
    line.on('office:changed', ({ what }) => {
      if (what === 'content') refresh();
    });
    return () => line.release();
  }, [client]);
}

/** Every item with how it stands; what colleagues save and publish arrives by itself. */
export function useDeskLines(): Asked<readonly ContentLine[]> {
  useContentNews();
  const query = useQuery({
    queryKey: [...CONTENT_KEY, 'desk'],
    queryFn: ({ signal }) => fetchDesk(signal),
    // Whoever comes back from a form sees what they did there.
    staleTime: 0,
  });
  return {
    phase: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    data: query.data?.lines ?? NONE,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** One item as it stands when its form is opened. */
export function useItem({ kind, key }: ContentItemName): Asked<ContentItem | null> {
  const query = useQuery({
    queryKey: [...CONTENT_KEY, 'item', kind, key],
    queryFn: ({ signal }) => fetchItem({ kind, key }, signal),
    // From here on its form follows it (draft-keeper.ts).
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return {
    phase: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    data: query.data ?? null,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
