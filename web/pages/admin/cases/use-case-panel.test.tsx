// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import { useMakeCase } from '../../../features/cases/office/use-case-acts.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { useCasePanel } from './use-case-panel.tsx';

beforeAll(async () => {
  await loadStrings(['common', 'office', 'cases']);
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const asked = { id: 12, sender_role: 'farmer', message_type: 'text', deleted: false } as Message;

it('a wish for a case of a message ends with the panel that was opened for it', async () => {
  window.history.replaceState(null, '', '/admin?chat=1');
  const { result } = renderHook(useCasePanel, {
    wrapper: ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await act(async () => result.current.acts(asked)[0]?.onSelect());
  await waitFor(() => expect(result.current).toMatchObject({ isOpen: true, from: [12] }));
  await act(async () => result.current.close());
  await waitFor(() => expect(result.current).toMatchObject({ isOpen: false, from: null }));
});

it('a case whose asker has left is given up, and leads nobody back', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  let answer = () => {};
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Promise<Response>((resolve) => {
      answer = () => resolve(Response.json({ ok: true, case: { id: 3, chat_id: 1 } }));
    });
  });
  const onMade = vi.fn();
  const { result, unmount } = renderHook(() => useMakeCase(onMade), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  act(
    () =>
      void result.current.make({ chatId: 1, cases: [], customer: undefined, messages: [] }, 'chilli', [12]),
  );
  await waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  expect(signals[0]?.aborted).toBe(true);
  await act(async () => answer());
  expect(onMade).not.toHaveBeenCalled();
});
