// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { CHAT_LIST_HEADERS } from '#shared/contract/chat-list-limits.ts';
import { keepChanges } from './change-lists.ts';
import { ALL_CHATS } from './inbox.api.ts';
import { dropChat, patchChat, putChat, reloadChat } from './inbox-store.ts';
import { INBOX_KEYS, useChatList } from './use-chat-list.ts';

const row = (id: number, minute: number, more: Partial<ChatSummary> = {}) =>
  ({
    id,
    status: 'READ',
    unread_count: 0,
    head_seq: 10,
    holder: null,
    waiting_since: null,
    labels: [],
    listed: true,
    last_message: `words of ${id}`,
    last_message_at: new Date(Date.UTC(2026, 0, 1, 6, minute)).toISOString(),
    ...more,
  }) as unknown as ChatSummary;

/** Requests that wait for their answer, oldest first. */
let asked: { url: string; answer: (body: unknown, next?: string) => void }[];
let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  asked = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stop = keepChanges(client);
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const headers = (next?: string) => (next ? { headers: { [CHAT_LIST_HEADERS.nextCursor]: next } } : {});
      asked.push({ url, answer: (body, next) => resolve(Response.json(body, headers(next))) });
    });
  });
});
afterEach(() => {
  cleanup();
  stop();
  vi.unstubAllGlobals();
});

async function answer(body: unknown, next?: string): Promise<void> {
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await act(async () => {
    asked.shift()?.answer(body, next);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

async function listOf(...rows: ChatSummary[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChatList(ALL_CHATS, null), { wrapper });
  await answer(rows, 'next');
  await waitFor(() => expect(result.current.chats).toHaveLength(rows.length));
  return result;
}

/** All that may change in the meantime: a new message, a new holder under the same head, a chat that is gone. */
function changeThree(): void {
  const holder = { staff_id: 5, mine: true } as ChatSummary['holder'];
  putChat(client, row(3, 59, { head_seq: 11, last_message: 'new', unread_count: 1, status: 'UNREAD' }));
  putChat(client, row(2, 40, { holder }));
  dropChat(client, 1);
}

it.each(['read again', 'continued'])('keeps what changed while the list was %s', async (how) => {
  const list = await listOf(row(1, 50), row(2, 40), row(3, 30));
  act(() => {
    if (how === 'continued') list.current.loadMore();
    else void client.invalidateQueries({ queryKey: INBOX_KEYS.lists });
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => changeThree());
  if (how === 'continued') await answer([row(4, 20)]);
  else await answer([row(1, 50), row(2, 40), row(3, 30)]);
  const { chats } = list.current;
  expect(chats.map(({ id }) => id)).toEqual(how === 'continued' ? [3, 2, 4] : [3, 2]);
  expect(chats[0]).toMatchObject({ last_message: 'new', unread_count: 1 });
  expect(chats[1]?.holder?.staff_id).toBe(5);
});

it('takes over what a page says of a row that nothing else was heard of', async () => {
  const list = await listOf(row(1, 50), row(2, 40));
  act(() => void client.invalidateQueries({ queryKey: INBOX_KEYS.lists }));
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => patchChat(client, 2, { blocked: true }));
  await answer([row(1, 50, { unread_count: 4 }), row(2, 40)]);
  expect(list.current.chats).toMatchObject([{ unread_count: 4 }, { blocked: true }]);
  act(() => void client.invalidateQueries({ queryKey: INBOX_KEYS.lists }));
  await answer([row(1, 50), row(2, 40)]);
  expect(list.current.chats[1]).not.toHaveProperty('blocked');
});

it('asks anew for one row though an older question for it has no answer yet', async () => {
  const older = reloadChat(client, 7);
  await waitFor(() => expect(asked).toHaveLength(1));
  const newer = reloadChat(client, 7);
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer({ ok: true, chat: row(7, 10, { unread_count: 2 }) });
  asked[0]?.answer({ ok: true, chat: row(7, 10) });
  await Promise.all([older, newer]);
  expect(client.getQueryData<ChatSummary>(INBOX_KEYS.chat(7))?.unread_count).toBe(2);
});
