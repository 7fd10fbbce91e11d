// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OfficePayment } from '#shared/contract/office-payments.ts';
import { abilitiesOf } from '#shared/domain/capabilities.ts';
import { Abilities } from '../../../lib/abilities.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { readToasts } from '../../../ui/sheets/toast-store.ts';
import { PaymentPanel } from './PaymentPanel.tsx';

beforeAll(async () => {
  await loadStrings(['common', 'money']);
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function paymentOf(pid: number, more: Pick<OfficePayment, 'status' | 'captured'>): OfficePayment {
  return {
    pid,
    purpose: 'quote',
    quotation_id: 1,
    item: null,
    env: 'live',
    amount: 450,
    refunded: 0,
    refundable: 0,
    chat_id: null,
    farmer: null,
    merchant_order_id: 'AV1',
    provider_order_id: null,
    created_at: '2026-08-01T10:00:00.000Z',
    alerts: [],
    refunds: [],
    ...more,
  } as unknown as OfficePayment;
}

function canAsk(more: Pick<OfficePayment, 'status' | 'captured'>): boolean {
  const payment = paymentOf(7, more);
  const queries = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
  queries.setQueryData(['payments', 'one', 7], { ok: true, payment, history: [] });
  render(
    <QueryClientProvider client={queries}>
      <Abilities value={abilitiesOf(['owner'])}>
        <PaymentPanel pid={7} fourEyes={undefined} onClose={() => {}} />
      </Abilities>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Policies at that time')).toBeDefined();
  return screen.queryByRole('button', { name: 'Ask the provider now' }) !== null;
}

it.each([
  ['created', null],
  ['pending', null],
  ['review', null],
  ['failed', null],
  // Counted as paid by the office alone.
  ['success', null],
] as const)(
  'the provider can be asked about a payment that is %s and of which it holds %s',
  (status, captured) => {
    expect(canAsk({ status, captured })).toBe(true);
  },
);

it('the provider is not asked about what it said is paid', () => {
  expect(canAsk({ status: 'success', captured: 450 })).toBe(false);
});

describe('what the provider says', () => {
  /** The office's panel of one payment after the other, as the list draws it. */
  function panels() {
    const queries = new QueryClient();
    const draw = (pid: number) => (
      <QueryClientProvider client={queries}>
        <Abilities value={abilitiesOf(['owner'])}>
          <PaymentPanel key={pid} pid={pid} fourEyes={undefined} onClose={() => {}} />
        </Abilities>
      </QueryClientProvider>
    );
    const { rerender } = render(draw(7));
    return (pid: number) => rerender(draw(pid));
  }
  /** Answers questions with `outcome` when told to. */
  function provider(outcome: string): () => void {
    let answer = () => {};
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', async (url: string) => {
      const pid = Number(/payments\/(\d+)/.exec(url)?.[1]);
      const payment = paymentOf(pid, { status: 'pending', captured: null });
      if (!url.endsWith('/check')) return Response.json({ ok: true, payment, history: [] });
      await waits;
      return Response.json({ ok: true, outcome, payment });
    });
    return answer;
  }
  const button = () => screen.findByRole('button', { name: 'Ask the provider now' });

  it.each([
    ['checked', 'The provider answers: not paid yet.'],
    ['no_answer', 'The provider does not answer. Nothing has changed.'],
  ])('%s stands in the panel, which is busy until then', async (outcome, words) => {
    const answer = provider(outcome);
    panels();
    fireEvent.click(await button());
    expect((await button()).getAttribute('aria-busy')).toBe('true');
    await act(async () => answer());
    expect(await screen.findByText(words)).toBeDefined();
    expect((await button()).getAttribute('aria-busy')).toBeNull();
  });

  it('of one payment is not read as that of another that was opened meanwhile', async () => {
    const answer = provider('checked');
    const open = panels();
    fireEvent.click(await button());
    open(8);
    expect((await button()).getAttribute('aria-busy')).toBeNull();
    await act(async () => answer());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText(/^The provider/)).toBeNull();
    expect(readToasts()).toEqual([]);
  });
});
