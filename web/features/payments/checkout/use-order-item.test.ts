// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadStrings, startLanguage } from '../../../lib/i18n.ts';
import { useOrderItem } from './use-order-item.ts';

beforeAll(async () => {
  await startLanguage('en');
  await loadStrings(['checkout']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('orders at the price that is shown, and hears of another one instead of paying it', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const refusal = { ok: false, error: 'Changed.', code: 'PRICE_CHANGED', known: { amount: '257.25' } };
    return Response.json(refusal, { status: 409 });
  });
  const prices: number[] = [];
  const { result } = renderHook(() => useOrderItem('/farmers', (paise) => prices.push(paise)));
  await act(() => result.current.order({ sku: 'PEST-NEEM', amountPaise: 25_050 }));
  expect(sent).toEqual([{ sku: 'PEST-NEEM', amount: 250.5 }]);
  expect(prices).toEqual([25_725]);
  expect(result.current.busy).toBe(false);
});
