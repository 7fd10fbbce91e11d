import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type {
  ChangeSavedReplyBody,
  SavedRepliesAnswer,
  SavedReply,
  SavedReplyAnswer,
  SavedReplyBody,
} from '#shared/contract/saved-replies.ts';
import { del, getJson, postJson, request } from '../../lib/http.ts';
import { connectSocket } from '../../lib/socket.ts';

export const REPLIES_KEY = ['saved-replies'] as const;

export interface SavedReplies {
  phase: 'loading' | 'failed' | 'ready';
  /** By shortcut. */
  list: readonly SavedReply[];
  error: unknown;
  retry: () => void;
}

const NONE: readonly SavedReply[] = [];

/** The office's saved replies; a colleague's change arrives by itself. */
export function useSavedReplies(): SavedReplies {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: REPLIES_KEY,
    queryFn: ({ signal }) => fetchReplies(signal),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    const line = connectSocket('office');
    const refresh = () => void client.invalidateQueries({ queryKey: REPLIES_KEY });
    line.on('ready', refresh);
    line.on('office:changed', ({ what }) => {
      if (what === 'saved_replies') refresh();
    });
    return () => line.release();
  }, [client]);
  return {
    phase: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    list: query.data ?? NONE,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

const PATH = '/admin/saved-replies';

async function fetchReplies(signal: AbortSignal): Promise<SavedReply[]> {
  return (await getJson<SavedRepliesAnswer>(PATH, { signal })).replies;
}

export async function addReply(body: SavedReplyBody): Promise<SavedReply> {
  return (await postJson<SavedReplyAnswer>(PATH, body)).reply;
}

/** Refused when a colleague has changed it since `version`. */
export async function changeReply(id: number, body: ChangeSavedReplyBody): Promise<SavedReply> {
  return (await request<SavedReplyAnswer>('PUT', `${PATH}/${id}`, body)).data.reply;
}

/** Refused when a colleague has changed it since it was seen so. */
export function deleteReply({ id, version }: SavedReply): Promise<unknown> {
  return del(`${PATH}/${id}`, { query: { version } });
}
