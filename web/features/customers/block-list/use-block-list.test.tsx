// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBlockList } from './use-block-list.ts';

vi.mock('../../../lib/socket.ts', () => ({ connectSocket: () => ({ on() {}, release() {} }) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('whoever is let write again is named by their chat too, and a refusal shows the list as it is', async () => {
  const sent: unknown[] = [];
  let reads = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/admin/block')) {
      sent.push(JSON.parse(String(body)));
      return Response.json({ ok: false, code: 'CUSTOMER_CHANGED', error: '' }, { status: 409 });
    }
    reads += 1;
    const farmers = [
      { farmer_id: 3, chat_id: 5, name: 'Savitri', address: '', mobile: '9845000001', block: {} },
      { farmer_id: 4, chat_id: null, name: 'Ramesh', address: '', mobile: '9845000002', block: {} },
    ];
    return Response.json({ ok: true, farmers, next_cursor: null });
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useBlockList(), { wrapper });
  await waitFor(() => expect(result.current.farmers).toHaveLength(2));
  const before = reads;
  for (const farmer of result.current.farmers)
    await act(() => result.current.unblock(farmer).catch(() => {}));
  expect(sent).toEqual([
    { mobile: '9845000001', blocked: false, chat_id: 5 },
    { mobile: '9845000002', blocked: false },
  ]);
  expect(reads).toBe(before + 2);
});
