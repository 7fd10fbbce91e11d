import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatLabel, KeptLabel } from '#shared/contract/office/labels.ts';
import { connectSocket } from '../../lib/socket.ts';
import { fetchChatLabels, fetchLabels } from './labels.api.ts';

const KEYS = {
  all: ['labels'] as const,
  list: ['labels', 'list'] as const,
  chat: (chatId: number) => ['labels', 'chat', chatId] as const,
};

export interface Labels {
  phase: 'loading' | 'failed' | 'ready';
  list: readonly KeptLabel[];
  error: unknown;
  retry: () => void;
}

const NONE: readonly KeptLabel[] = [];

/** The office's labels with how many chats carry each; what colleagues change arrives by itself. */
export function useLabels(isWanted: boolean): Labels {
  const query = useQuery({
    queryKey: KEYS.list,
    queryFn: ({ signal }) => fetchLabels(signal),
    enabled: isWanted,
    staleTime: 30_000,
  });
  useLabelHints();
  return {
    phase: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    list: query.data ?? NONE,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** What a chat carries, and who put it; null until it is known. */
export function useChatLabels(chatId: number): readonly ChatLabel[] | null {
  useLabelHints();
  const { data } = useQuery({
    queryKey: KEYS.chat(chatId),
    queryFn: ({ signal }) => fetchChatLabels(chatId, signal),
    staleTime: 30_000,
  });
  return data ?? null;
}

function useLabelHints(): void {
  const client = useQueryClient();
  useEffect(() => {
    const line = connectSocket('office');
    const refresh = () => void client.invalidateQueries({ queryKey: KEYS.all });
    line.on('ready', refresh);
    line.on('office:changed', ({ what }) => {
      if (what === 'labels' || what === 'label_list') refresh();
    });
    return () => line.release();
  }, [client]);
}

/** Asks again for everything about labels: after one's own act, without waiting for its hint. */
export function useRefreshLabels(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEYS.all });
}
