// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Order } from './read-order.ts';
import { paidWith, useTried } from './use-tried.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const order = (amountPaise: number): Order => ({ name: 'Tarpaulin', sku: 'TARP-1', amountPaise });
const upi = (id: string) => ({ upi: { id, name: 'Shop' } });

it('remembers what the app was opened with, through a login, for an hour, and of this order alone', () => {
  const { result, unmount } = renderHook(() => useTried({ order: order(9_900), ...upi('old@bank') }));
  expect(result.current.tried).toBeNull();
  act(() => result.current.handleTry());
  const tried = { amountPaise: 9_900, upiId: 'old@bank' };
  expect(result.current.tried).toEqual(tried);
  unmount();
  const again = (paise: number) =>
    renderHook(() => useTried({ order: order(paise), ...upi('new@bank') })).result.current.tried;
  expect(again(9_900)).toEqual(tried);
  expect(again(8_800)).toBeNull();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
  expect(again(9_900)).toBeNull();
});

it('says into which account was paid, and which other one the page had', () => {
  const tried = { amountPaise: 9_900, upiId: 'old@bank' };
  const now = order(10_000);
  expect(paidWith(null, now, { ...upi('old@bank'), was: {} })).toEqual({
    amountPaise: 10_000,
    upiId: 'old@bank',
  });
  expect(paidWith(tried, now, { ...upi('old@bank'), was: {} })).toEqual(tried);
  expect(paidWith(tried, now, { ...upi('new@bank'), was: { upiId: 'old@bank' } })).toEqual({
    ...tried,
    other: 'new@bank',
  });
  // Copied by hand: before the change or behind it, nobody knows.
  expect(paidWith(null, now, { ...upi('new@bank'), was: { upiId: 'old@bank' } })).toMatchObject({
    upiId: 'new@bank',
    other: 'old@bank',
  });
});
