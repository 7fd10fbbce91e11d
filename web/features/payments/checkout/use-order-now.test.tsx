// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ARTICLE } from '../../../../tests/support/articles.ts';
import type { Order } from './read-order.ts';
import { isStill, useOrderNow } from './use-order-now.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const UPI = { id: 'old@bank', name: 'Shop' };
const { sku, name, unit } = ARTICLE;
const LISTED: Order = {
  ...{ name: name.en, sku, amountPaise: 25_000 },
  listed: { sku, name, unit, price: 250 },
};
const UNLISTED: Order = { name: 'Tarpaulin', sku: 'TARP-1', amountPaise: 9_900 };

async function told(drawn: Order, answer: object) {
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, ...answer }));
  const { result } = renderHook(() => useOrderNow(drawn, UPI));
  await act(async () => result.current.payTo.retry());
  return result;
}

it('is what the page was drawn with until the server says otherwise', () => {
  const { result } = renderHook(() => useOrderNow(LISTED, UPI));
  expect(result.current).toMatchObject({ order: LISTED, upi: UPI, was: {} });
});

it('takes over the price, the account and why it is not sold, and says what was', async () => {
  const result = await told(LISTED, {
    pay_to: { id: 'new@bank', name: 'Shop' },
    order: { amount: 257.25, payable: false, not_sold: 'out' },
  });
  expect(result.current).toMatchObject({
    order: { amountPaise: 25_725, listed: { price: 257.25, notSold: 'out' } },
    upi: { id: 'new@bank' },
    was: { amountPaise: 25_000, upiId: 'old@bank' },
  });
});

it('is asked of the office when it has left the list', async () => {
  const result = await told(LISTED, { pay_to: UPI });
  expect(result.current.order?.listed?.notSold).toBe('ask');
});

it('lets nobody but its link price what is on no list', async () => {
  const result = await told(UNLISTED, { pay_to: UPI, order: { amount: 1, payable: true } });
  expect(result.current.order).toEqual(UNLISTED);
});

it('shows the price that an order was refused with, until the server says a later one', async () => {
  const result = await told(LISTED, { pay_to: UPI, order: { amount: 250, payable: true } });
  act(() => result.current.tellPrice(26_000));
  expect(result.current.order?.amountPaise).toBe(26_000);
  vi.stubGlobal('fetch', async () =>
    Response.json({ ok: true, pay_to: UPI, order: { amount: 270, payable: true } }),
  );
  await act(async () => result.current.payTo.retry());
  expect(result.current.order?.amountPaise).toBe(27_000);
});

it.each([
  ['as it was drawn', {}, {}, true],
  ['with another account', { id: 'new@bank' }, {}, false],
  ['with another name', { name: 'Other' }, {}, false],
  ['at another price', {}, { amount: 251 }, false],
  ['no longer sold', {}, { payable: false }, false],
])('a link %s', (_how, account, order, right) => {
  const answer = {
    ok: true as const,
    pay_to: { ...UPI, ...account },
    order: { amount: 250, payable: true, ...order },
  };
  expect(isStill({ order: LISTED, upi: UPI }, answer)).toBe(right);
});
