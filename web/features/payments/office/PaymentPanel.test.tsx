// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { OfficePayment } from '#shared/contract/office-payments.ts';
import { abilitiesOf } from '#shared/domain/capabilities.ts';
import { Abilities } from '../../../lib/abilities.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { PaymentPanel } from './PaymentPanel.tsx';

beforeAll(async () => {
  await loadStrings(['common', 'money']);
  await switchLanguage('en');
});
afterEach(cleanup);

function canAsk(more: Pick<OfficePayment, 'status' | 'captured'>): boolean {
  const payment = {
    pid: 7,
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
