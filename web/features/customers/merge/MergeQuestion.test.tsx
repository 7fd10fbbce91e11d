// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { MergeQuestion } from './MergeQuestion.tsx';

beforeAll(async () => {
  await loadStrings(['common', 'customer', 'walkin']);
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const QUIET = '9845012345';
const ENTERED = { by: null, consent: 'counter', claimed_at: null, disowned_mobile: null };
const customer = (chat_id: number, name: string, more: object) => ({
  ...{ chat_id, name, address: 'ಸಾಗರ', since: '2026-01-01T06:00:00.000Z', quotations: [], payments: [] },
  ...{ mobile: '', walk_in: null, set_aside: null, ...more },
});
const setAside = customer(1, 'ಸಾವಿತ್ರಮ್ಮ', { set_aside: { mobile: QUIET } });
const entered = customer(2, 'ಸಾವಿತ್ರಿ ಭಟ್', { mobile: QUIET, walk_in: ENTERED });
const enteredToo = customer(3, 'ಸಾವಿತ್ರಿ', { mobile: '9845012346', walk_in: ENTERED });

/** The question about two; answers the address and body of what was sent to merge them. */
function ask(...two: [typeof setAside, typeof setAside]) {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (body) sent.push({ path, body: JSON.parse(String(body)) });
    return Response.json({ ok: true, customer: two.find(({ chat_id: id }) => path.includes(`/${id}`)) });
  });
  const client = new QueryClient();
  const question = (chatIds: readonly [number, number]) => (
    <QueryClientProvider client={client}>
      <MergeQuestion chatIds={chatIds} onClose={vi.fn()} onMerged={vi.fn()} />
    </QueryClientProvider>
  );
  const { rerender } = render(question([two[0].chat_id, two[1].chat_id]));
  /** The card behind it names somebody else. */
  return Object.assign(sent, { turnTo: (...ids: [number, number]) => rerender(question(ids)) });
}
const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Make them one' }));
const swap = () => screen.queryByRole('button', { name: 'Keep the other one’s name and number' });

it.each([
  ['asked on the card of the one set aside', [setAside, entered]],
  ['asked on the card of the one with the number', [entered, setAside]],
] as const)('the one with the number stays, %s, and there is no other way round', async (_where, two) => {
  const sent = ask(...two);
  await confirm();
  expect(swap()).toBeNull();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.path).toMatch(/\/customers\/2\/merge$/);
  expect(sent[0]?.body).toEqual({
    from_chat_id: 1,
    seen: {
      stays: { name: 'ಸಾವಿತ್ರಿ ಭಟ್', address: 'ಸಾಗರ', mobile: QUIET },
      comes: { name: 'ಸಾವಿತ್ರಮ್ಮ', address: 'ಸಾಗರ', mobile: QUIET },
    },
  });
});

it('of two with numbers and without logins either may stay', async () => {
  const sent = ask(entered, enteredToo);
  await screen.findByRole('button', { name: 'Make them one' });
  fireEvent.click(swap() ?? document.body);
  await confirm();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.path).toMatch(/\/customers\/3\/merge$/);
});

it('stays about the two it showed first, whoever the card behind it names meanwhile', async () => {
  const sent = ask(setAside, entered);
  await screen.findByRole('button', { name: 'Make them one' });
  sent.turnTo(3, 1);
  await confirm();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ path: expect.stringMatching(/\/customers\/2\/merge$/) });
  expect(sent[0]?.body).toMatchObject({ from_chat_id: 1 });
});
