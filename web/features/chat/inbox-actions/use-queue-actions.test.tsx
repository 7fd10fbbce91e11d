// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { dismissToast, readToasts } from '../../../ui/sheets/toast-store.ts';
import { useQueueActions } from './use-queue-actions.ts';

beforeAll(async () => {
  await loadStrings(['common', 'inbox']);
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  for (const { id } of readToasts()) dismissToast(id);
  vi.unstubAllGlobals();
});

/** Done and Undo as the server does them, and what it was told. */
function renderQueue() {
  const sent: unknown[] = [];
  let done = 50;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!url.endsWith('/chat/done')) return Response.json({ ok: true, chat });
    const asked = JSON.parse(String(body));
    sent.push(asked);
    const before = done < asked.up_to_seq ? done : 0;
    done = Math.max(done, asked.up_to_seq);
    return Response.json({ ok: true, head_seq: 61, done_before: before });
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  return { sent, queue: renderHook(() => useQueueActions(), { wrapper }).result.current };
}

const chat = { id: 5, name: 'Savitri', head_seq: 60 } as ChatSummary;

it.each([
  ['once', 1],
  ['twice in one go', 2],
])('Undo of done, pressed %s, goes back to where it stood before, not to the beginning', async (_, times) => {
  const { sent, queue } = renderQueue();
  for (let press = 0; press < times; press++) queue.finish(chat);
  await waitFor(() => expect(readToasts()).toHaveLength(1));
  readToasts()[0]?.action?.onAction();
  await waitFor(() =>
    expect(sent).toEqual([
      { chat_id: 5, up_to_seq: 60 },
      { chat_id: 5, up_to_seq: 0, back_to: 50 },
    ]),
  );
});
