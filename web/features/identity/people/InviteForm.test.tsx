// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { can } from '#shared/domain/capabilities.ts';
import { ROLE_NAMES } from '#shared/domain/people.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { InviteForm } from './InviteForm.tsx';

beforeAll(async () => {
  await loadStrings(['common', 'office', 'people']);
  await switchLanguage('en');
});
afterEach(cleanup);

it.each(ROLE_NAMES)('says that a second owner must confirm exactly where the server asks one: %s', (role) => {
  const wantsTwo = can({ roles: [role] }, 'staff.manage') || can({ roles: [role] }, 'payment.refund');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InviteForm alone={false} />
    </QueryClientProvider>,
  );
  const box = screen.getAllByRole('checkbox')[ROLE_NAMES.indexOf(role)];
  if (!box) throw new Error(`no box for ${role}`);
  fireEvent.click(box);
  expect(screen.queryByText(/Another owner must confirm/) !== null).toBe(wantsTwo);
});
