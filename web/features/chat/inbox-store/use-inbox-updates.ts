import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connectSocket } from '../../../lib/socket.ts';
import { keepChanges } from './change-lists.ts';
import { patchChat, reloadChat } from './inbox-store.ts';
import { createRefresher } from './refresher.ts';
import { INBOX_KEYS } from './use-chat-list.ts';

/** A quiet re-read in case a hint was lost without the line ever dropping. */
const BACKSTOP_MS = 5 * 60_000;
const COUNTS_DELAY_MS = 600;
/** What may change any row. */
const EVERY_ROW: readonly string[] = ['label_list', 'away', 'staff'];

/** Keeps the lists and the open chat's header true while the office is logged in. Mount once. */
export function useInboxUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stopListening = followHints(client);
    const stopKeeping = keepChanges(client);
    const backstop = setInterval(() => reloadAll(client), BACKSTOP_MS);
    return () => {
      clearInterval(backstop);
      stopKeeping();
      stopListening();
    };
  }, [client]);
}

function followHints(client: QueryClient): () => void {
  const line = connectSocket('office');
  const rows = createRefresher((chatId: number) => reloadChat(client, chatId));
  const counts = createRefresher<void>(
    () => client.invalidateQueries({ queryKey: INBOX_KEYS.counts }),
    COUNTS_DELAY_MS,
  );

  // `ready` comes after the server has put us in our rooms: what was read before it may have a hole.
  line.on('ready', () => reloadAll(client));
  line.on('chat:new_message', ({ chat_id }) => rows.refresh(chat_id));
  line.on('chat:delete', ({ chat_id }) => rows.refresh(chat_id));
  line.on('chat:cleared', ({ chat_id }) => rows.refresh(chat_id));
  line.on('chat:deleted', ({ chat_id }) => rows.refresh(chat_id));
  line.on('chat:restored', ({ chat_id }) => rows.refresh(chat_id));
  line.on('chat:status', ({ chat_id, status, unread_count }) => {
    patchChat(client, chat_id, { status, unread_count });
    rows.refresh(chat_id);
    counts.refresh();
  });
  line.on('quotes:changed', ({ chat_id }) => rows.refresh(chat_id));
  line.on('user:blocked', ({ chat_id, blocked }) => {
    patchChat(client, chat_id, { blocked });
    rows.refresh(chat_id);
  });
  line.on('office:changed', (change) => {
    // A label that was renamed, merged or deleted may stand on any row; so may whoever is away now, or here again.
    if (EVERY_ROW.includes(change.what)) reloadAll(client);
    if (!('chat_id' in change)) return;
    rows.refresh(change.chat_id);
    counts.refresh();
  });
  return () => {
    rows.stop();
    counts.stop();
    line.release();
  };
}

/** The counts come along with the list's first page. */
function reloadAll(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: INBOX_KEYS.lists });
  void client.invalidateQueries({ queryKey: INBOX_KEYS.chats });
}
