// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyPlan } from './draft-plan.ts';
import { useJudgement } from './use-judgement.ts';

afterEach(() => vi.unstubAllGlobals());

it('is of before as soon as the case is another: its figures are what the farmer would get', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, stops: [], warnings: [], card: null }));
  const client = new QueryClient();
  const plan = emptyPlan('2026-11-27');
  const { result, rerender } = renderHook((version: number) => useJudgement(7, plan, version), {
    initialProps: 1,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.isStale).toBe(false));
  rerender(2);
  expect(result.current.isStale).toBe(true);
  await waitFor(() => expect(result.current.isStale).toBe(false));
});
