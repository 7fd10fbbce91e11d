// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { Abilities } from '../../../lib/abilities.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { dismissToast, readToasts } from '../../../ui/sheets/toast-store.ts';
import { reloadChat } from '../inbox-store/inbox-store.ts';
import { BlockControl } from './BlockControl.tsx';
import { ChatMenu } from './ChatMenu.tsx';

const CHAT = {
  id: 5,
  name: 'Savitri',
  mobile: '9800000005',
  head_seq: 60,
  status: 'READ',
  put_away: false,
} as ChatSummary;
/** A message came between the question and the press. */
const NOW = { ...CHAT, head_seq: 62, listed: true };
let sent: { url: string; body: unknown }[];
let client: QueryClient;
/** Beside every reading of the chat. */
let onRead: () => void;

beforeAll(async () => {
  await loadStrings(['common', 'inbox']);
  await switchLanguage('en');
});
beforeEach(() => {
  sent = [];
  client = new QueryClient();
  onRead = () => {};
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET') {
      onRead();
      return Response.json({ ok: true, chat: NOW });
    }
    sent.push({ url, body: JSON.parse(String(body)) });
    return Response.json({ ok: true, head_seq: 63, user: { blocked: true } });
  });
});
afterEach(() => {
  cleanup();
  for (const { id } of readToasts()) dismissToast(id);
  vi.unstubAllGlobals();
});

const within = (what: React.ReactNode) => (
  <QueryClientProvider client={client}>
    <Abilities value={['inbox.manage', 'chat.clear', 'customer.block']}>{what}</Abilities>
  </QueryClientProvider>
);
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));

it.each([
  ['', 0],
  [', also where a hint reads the chat at the same time', 1],
])(
  'deletes as far as was seen when it was asked, and leaves the chat open when there is more%s',
  async (_, hints) => {
    let left = hints;
    onRead = () => {
      if (left-- > 0) void reloadChat(client, CHAT.id);
    };
    const onDeleted = vi.fn();
    const menu = (chat: ChatSummary) =>
      within(
        <ChatMenu menu={{ chat, at: null }} onClose={() => {}} onDeleted={onDeleted} onPutBack={() => {}} />,
      );
    const { rerender } = render(menu(CHAT));
    press('Delete chat (for me)');
    rerender(menu(NOW));
    press('Delete for the whole office');
    await waitFor(() => expect(readToasts()).toHaveLength(1));
    expect(sent).toMatchObject([{ url: '/api/chat/delete', body: { chat_id: 5, up_to_seq: 60 } }]);
    expect(readToasts()[0]?.text).toContain('Savitri has written meanwhile');
    expect(onDeleted).not.toHaveBeenCalled();
  },
);

it('blocks whoever has the chat, not whoever has the number', async () => {
  render(within(<BlockControl chat={{ ...CHAT, blocked: false }} />));
  press('Block');
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: 'ಬೈದರು' } });
  fireEvent.click(screen.getAllByText('Block', { selector: 'button, button *' }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { mobile: '9800000005', chat_id: 5, blocked: true } }]),
  );
});
