// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Customer } from '#shared/contract/customers.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { readToasts } from '../../../ui/sheets/toast-store.ts';
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

describe('an LR that ends when another chat stands open', () => {
  it.each([
    [200, { ok: true }, 'LR sent to Basavaraj, chat marked SENT'],
    [409, { ok: false, code: 'LR_SENT_ALREADY', error: 'Sent before.' }, 'Sent before.'],
  ])('answered %i closes nothing there, and is told', async (status, body, words) => {
    let answer = (_with: Response) => {};
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    let closed = 0;
    const draw = (id: number, name: string) => (
      <DispatchPanel
        key={id}
        open
        chat={{ id, name }}
        guard={GUARD}
        customer={{ ...CUSTOMER, chat_id: id, name }}
        onClose={() => {
          closed += 1;
        }}
      />
    );
    const { rerender } = render(draw(5, 'Basavaraj'));
    fireEvent.change(screen.getByRole('textbox', { name: /LR/ }), { target: { value: 'VRL1' } });
    const form = document.querySelector('form') as HTMLFormElement;
    fireEvent.submit(form);
    // The first asks about goods nobody has quoted.
    fireEvent.submit(form);
    rerender(draw(6, 'Manjula'));
    await act(async () => answer(Response.json(body, { status })));
    expect(closed).toBe(0);
    expect(readToasts().map(({ text }) => text)).toContain(words);
    vi.unstubAllGlobals();
  });
});
