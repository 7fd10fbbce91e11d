// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { STORED, writeStored } from '../../../lib/device/local-store.ts';
import { loadStrings, switchLanguage } from '../../../lib/i18n.ts';
import { officeOwner } from '../../../lib/office/remembered-person.ts';
import { dismissToast, readToasts } from '../../../ui/sheets/toast-store.ts';
import { closeOutboxes, outboxOf } from '../outbox/use-send-message.ts';
import { useRefusedSends } from './refused-sends.ts';
import { UnsentLine } from './UnsentLine.tsx';

/** What the server says to a message; null while the line is slow. */
let answer: { status: number; body: object } | null;
let waiting: (() => void)[];

class SlowLine {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onloadend = () => {};
  open(): void {}
  abort(): void {}
  setRequestHeader(): void {}
  getResponseHeader = () => null;
  send(): void {
    waiting.push(() => {
      this.status = answer?.status ?? 0;
      this.responseText = JSON.stringify(answer?.body);
      this.onload();
      this.onloadend();
    });
  }
}

beforeAll(async () => {
  await loadStrings(['common', 'office']);
  await switchLanguage('en');
});
beforeEach(() => {
  waiting = [];
  answer = { status: 403, body: { ok: false, code: 'BLOCKED', error: 'You are blocked.' } };
  writeStored(STORED.staffSession, JSON.stringify({ email: 'anna@office.example' }));
  vi.stubGlobal('XMLHttpRequest', SlowLine);
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, chat: { id: 5, name: 'Savitri' } }));
});
afterEach(() => {
  cleanup();
  closeOutboxes(() => true);
  localStorage.clear();
  for (const { id } of readToasts()) dismissToast(id);
  vi.unstubAllGlobals();
});

function Desk({ open, onOpen }: { open: number | null; onOpen: (chatId: number) => void }) {
  useRefusedSends(open, onOpen);
  return <UnsentLine chatId={5}>hello</UnsentLine>;
}
const desk = (client: QueryClient, open: number | null, onOpen = vi.fn()) => (
  <QueryClientProvider client={client}>
    <Desk open={open} onOpen={onOpen} />
  </QueryClientProvider>
);

async function answered(): Promise<void> {
  await waitFor(() => expect(waiting).toHaveLength(1));
  await act(async () => waiting.shift()?.());
}

it('says of a chat that was left what the server refused, and marks its row until it is dealt with', async () => {
  const client = new QueryClient();
  const onOpen = vi.fn();
  const { rerender } = render(desk(client, 5, onOpen));
  const outbox = outboxOf({ side: 'admin', chatId: 5, mobile: '' });
  await act(() => outbox.add({ text: 'ನಮಸ್ಕಾರ' }));
  rerender(desk(client, 6, onOpen));
  expect(screen.queryByText('Not sent.')).toBeNull();
  await answered();
  await screen.findByText('Not sent.');
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual(['Not sent: Savitri']));
  readToasts()[0]?.action?.onAction();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(5);
  act(() => outbox.discard(outbox.getSnapshot()[0]?.clientId ?? ''));
  expect(screen.queryByText('Not sent.')).toBeNull();
});

it('says nothing over the chat itself, where the message tells it', async () => {
  render(desk(new QueryClient(), 5));
  await act(() => outboxOf({ side: 'admin', chatId: 5, mobile: '' }).add({ text: 'ನಮಸ್ಕಾರ' }));
  await answered();
  await screen.findByText('Not sent.');
  expect(readToasts()).toEqual([]);
});

it('sends what an earlier page left in a chat that is not open', async () => {
  const left = { clientId: 'a', owner: officeOwner(5), text: 'ನಮಸ್ಕಾರ', position: 1, state: 'queued' };
  localStorage.setItem('chatUnsent:a', JSON.stringify({ ...left, queuedAt: new Date().toISOString() }));
  render(desk(new QueryClient(), null));
  await answered();
  await screen.findByText('Not sent.');
});
