// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Customer } from '#shared/contract/customers.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { DispatchPanel } from './DispatchPanel.tsx';

const CUSTOMER = {
  chat_id: 5,
  name: 'Basavaraj',
  address: 'Byadgi, Haveri district',
  quotations: [],
  payments: [],
  dispatches: [],
} as unknown as Customer;

const GUARD = { onBegun: () => {}, maySend: () => true, seen: () => undefined, notice: null };

beforeAll(async () => {
  await loadStrings(['common', 'office']);
  await switchLanguage('en');
});
afterEach(cleanup);

const panel = (customer: Customer | undefined) =>
  render(
    <DispatchPanel
      open
      chat={{ id: 5, name: 'Basavaraj' }}
      guard={GUARD}
      customer={customer}
      onClose={() => {}}
    />,
  );

it('says for whom the goods are and where they live', () => {
  panel(CUSTOMER);
  expect(screen.getByText('For Basavaraj')).toBeDefined();
  expect(screen.getByText('Byadgi, Haveri district')).toBeDefined();
});

it('names no place until the customer is known', () => {
  panel(undefined);
  expect(screen.getByText('For Basavaraj')).toBeDefined();
  expect(screen.queryByText('Byadgi, Haveri district')).toBeNull();
});
