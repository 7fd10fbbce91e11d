// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ChatSummary } from '#shared/contract/chat.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { readToasts } from '../../../ui/sheets/toast-store.ts';
import { useQueueActions } from './use-queue-actions.ts';

beforeAll(async () => {
  await loadStrings(['common', 'inbox']);
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('Undo of done goes back to where it stood before, not to the beginning', async () => {
  const chat = { id: 5, name: 'Savitri', head_seq: 60 } as ChatSummary;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!url.endsWith('/chat/done')) return Response.json({ ok: true, chat });
    sent.push(JSON.parse(String(body)));
    return Response.json({ ok: true, head_seq: 61, done_before: 50 });
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useQueueActions(), { wrapper });
  result.current.finish(chat);
  await waitFor(() => expect(readToasts()).toHaveLength(1));
  readToasts()[0]?.action?.onAction();
  await waitFor(() =>
    expect(sent).toEqual([
      { chat_id: 5, up_to_seq: 60 },
      { chat_id: 5, up_to_seq: 0, back_to: 50 },
    ]),
  );
});
