import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { useProvenAbility } from '../../../lib/abilities.ts';
import { markRead } from '../inbox-store/inbox.api.ts';
import { patchChat } from '../inbox-store/inbox-store.ts';

/**
 * Opening a chat makes it READ, and so does a farmer's message that arrives while the chat is open before the
 * reader's eyes. In a hidden tab it stays UNREAD until somebody looks, and so it does under the eyes of somebody who
 * only looks on. A failure is left to the next occasion.
 */
export function useMarkRead(chat: ChatSummary | undefined): void {
  const client = useQueryClient();
  const isVisible = usePageVisible();
  const mayManage = useProvenAbility('inbox.manage');
  const openedId = useRef<number | null>(null);
  const chatId = chat?.id ?? null;
  // Put back by a colleague it has nothing new in it, and stays as they wanted it.
  const isUnread = chat?.status === 'UNREAD' && chat.unread_count > 0;

  useEffect(() => {
    if (chatId === null || !isVisible || !mayManage) return;
    const isOpening = openedId.current !== chatId;
    openedId.current = chatId;
    if (!isOpening && !isUnread) return;
    markRead(chatId)
      .then(({ status }) => patchChat(client, chatId, { status, unread_count: 0 }))
      .catch((error: unknown) => console.debug('read mark not sent', error));
  }, [client, chatId, isUnread, isVisible, mayManage]);

  useEffect(() => {
    if (chatId === null) openedId.current = null;
  }, [chatId]);
}

/** Whether somebody can see this tab now. */
function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function read(): boolean {
  return document.visibilityState === 'visible';
}
