// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { OfficePayment, Refund } from '#shared/contract/office-payments.ts';
import { abilitiesOf, type Capability } from '#shared/domain/capabilities.ts';
import { Abilities } from '../../../lib/abilities.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { Refunds } from './Refunds.tsx';

const refund: Refund = {
  id: 1,
  merchant_refund_id: 'R1',
  amount: 500,
  reason: 'sent back',
  state: 'created',
  waits_for_second: true,
  may_confirm: true,
  second: 'login',
  requested_by: { en: 'Asha', kn: 'ಆಶಾ' },
  confirmed_by: null,
  created_at: '2026-08-01T10:00:00.000Z',
  sent_at: null,
  completed_at: null,
  failure_code: null,
};

beforeAll(async () => {
  await loadStrings(['money']);
  await switchLanguage('en');
});
afterEach(cleanup);

function buttonsFor(abilities: Capability[] | null): number {
  const payment = { pid: 7, refunds: [refund] } as OfficePayment;
  render(
    <Abilities value={abilities}>
      <Refunds payment={payment} onChange={async () => {}} />
    </Abilities>,
  );
  expect(screen.getByText(/sent back/)).toBeDefined();
  return screen.queryAllByRole('button').length;
}

it('offers the decision about a refund to a login that may decide it', () => {
  expect(buttonsFor(abilitiesOf(['owner']))).toBe(2);
});

it('shows the refund without buttons to one that may not', () => {
  expect(buttonsFor(abilitiesOf(['owner']).filter((ability) => ability !== 'payment.refund'))).toBe(0);
});

it('offers it while nothing is known yet: the route decides', () => {
  expect(buttonsFor(null)).toBe(2);
});
