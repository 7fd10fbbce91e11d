// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import { Abilities } from '../../lib/abilities.ts';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { HolderControl } from './HolderControl.tsx';

beforeAll(async () => {
  await loadStrings(['common', 'assign']);
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ANNA = { id: 1, name: { en: 'Anna' }, roles: ['doctor'], away_until: null };

function open(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Abilities value={['inbox.manage']}>
        <HolderControl chat={{ id: 5, holder: null } as ChatSummary} />
      </Abilities>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
}

it('offers every role that the server lets a chat be given to, and no other', () => {
  vi.stubGlobal('fetch', () => new Promise<never>(() => {}));
  open();
  const offered = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
  const roles = offered.filter((value) => value.startsWith('role:'));
  expect(roles.sort()).toEqual(
    staffRolesThatCan('inbox.manage')
      .map((role) => `role:${role}`)
      .sort(),
  );
});

it.each([
  ['is said when everybody of it is away', [{ ...ANNA, away_until: '2030-01-01T00:00:00.000Z' }], true],
  ['is not said while somebody is here', [ANNA], false],
  ['is not said before it is known who there is', null, false],
])('that nobody of a role is here %s', async (_, colleagues, isSaid) => {
  vi.stubGlobal('fetch', async () =>
    colleagues ? Response.json({ ok: true, colleagues }) : new Promise<never>(() => {}),
  );
  open();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  fireEvent.change(screen.getByLabelText('Give to'), { target: { value: 'role:doctor' } });
  expect(screen.queryByText(/nobody is here now/) !== null).toBe(isSaid);
});
