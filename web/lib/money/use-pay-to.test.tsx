// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePayTo } from './use-pay-to.ts';

/** What the server says; null: there is no line. */
let account: string | null;
let asked: string[];
/** Links that the browser was left to follow. */
let opened: string[];

const follow = (event: Event) => {
  if (!event.defaultPrevented) opened.push((event.target as HTMLAnchorElement).href);
  event.preventDefault();
};

beforeEach(() => {
  vi.useFakeTimers();
  [account, asked, opened] = ['old@bank', [], []];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url));
    if (account === null) throw new TypeError('no line');
    return Response.json({ ok: true, pay_to: { id: account, name: 'Shop' } });
  });
  document.addEventListener('click', follow);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ isDrawnNow }: { isDrawnNow: boolean }) {
  const { told, isUnsure, handlePress } = usePayTo({ sku: 'SKU' }, { isDrawnNow });
  const id = told?.pay_to.id ?? 'old@bank';
  return (
    <>
      <a href={`upi://pay?pa=${id}`} onClick={(event) => handlePress(event, (now) => now.pay_to.id === id)}>
        Pay
      </a>
      <p>{isUnsure ? 'unsure' : id}</p>
    </>
  );
}

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function press(): Promise<void> {
  fireEvent.click(screen.getByRole('link'));
  await later(0);
}

it('opens the app at once on a page that was drawn a moment ago, and asks nobody', async () => {
  render(<Page isDrawnNow />);
  await press();
  expect([opened, asked]).toEqual([['upi://pay?pa=old@bank'], []]);
});

it('asks first on a page that has stood open, and opens the app when the account is the same', async () => {
  render(<Page isDrawnNow />);
  await later(61_000);
  await press();
  expect(asked).toEqual(['/api/payment/pay-to?sku=SKU']);
  expect(opened).toEqual(['upi://pay?pa=old@bank']);
});

it('opens no app with the account of before: the page shows the new one, and the next press opens that', async () => {
  render(<Page isDrawnNow />);
  await later(61_000);
  account = 'new@bank';
  await press();
  expect(opened).toEqual([]);
  expect(screen.getByText('new@bank')).toBeTruthy();
  await press();
  expect(opened).toEqual(['upi://pay?pa=new@bank']);
});

it('opens no app when nobody can say which account it is', async () => {
  render(<Page isDrawnNow />);
  await later(61_000);
  account = null;
  await press();
  expect(opened).toEqual([]);
  expect(screen.getByText('unsure')).toBeTruthy();
});

it.each(['visibilitychange', 'pageshow', 'online'])('looks again by itself at %s', async (name) => {
  render(<Page isDrawnNow />);
  await later(61_000);
  account = 'new@bank';
  const target = name === 'visibilitychange' ? document : window;
  target.dispatchEvent(new Event(name));
  await later(0);
  expect(screen.getByText('new@bank')).toBeTruthy();
});

it('asks at once on a page that a phone may have kept, and every other minute while it is in sight', async () => {
  render(<Page isDrawnNow={false} />);
  await later(0);
  expect(asked).toHaveLength(1);
  await later(240_000);
  expect(asked).toHaveLength(3);
});
