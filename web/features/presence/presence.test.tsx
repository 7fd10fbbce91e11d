// @vitest-environment jsdom
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { Server } from 'socket.io';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ClientEvents, ServerEvents } from '#shared/events.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { SHIPPED } from '../../../tests/support/shipped-content.ts';
import { SiteContentContext } from '../../lib/content/content.ts';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { ColleagueInRow } from './Colleagues.tsx';
import { OfficeStatus } from './OfficeStatus.tsx';
import { FarmerTyping, useTypingSignal } from './Typing.tsx';

const DAY = { opens: '09:30', closes: '18:30' };
const WEEK = {
  holidays: [],
  closures: [],
  sunday: null,
  monday: DAY,
  tuesday: DAY,
  wednesday: DAY,
  thursday: DAY,
  friday: DAY,
  saturday: DAY,
};

function Status({ chatId }: { chatId: number | null }) {
  return (
    <SiteContentContext value={{ ...SHIPPED, hours: WEEK }}>
      <OfficeStatus chatId={chatId}>+91 9845012345</OfficeStatus>
    </SiteContentContext>
  );
}

declare const jsdom: { reconfigure: (settings: { url: string }) => void };

let http: HttpServer;
let io: Server<ClientEvents, ServerEvents>;
let isOfficeOnline = false;

beforeAll(async () => {
  await loadStrings(['inbox', 'presence']);
  await switchLanguage('en');
  http = createServer();
  io = new Server(http, { path: '/socket.io' });
  io.on('connection', (socket) => {
    socket.emit('ready', { as: 'farmer', chat_id: 5, head_seq: 0, office_online: isOfficeOnline });
  });
  await new Promise<void>((resolve) => http.listen(0, resolve));
  jsdom.reconfigure({ url: `http://localhost:${(http.address() as AddressInfo).port}/farmers` });
});
afterAll(() => io.close());
beforeEach(() => {
  isOfficeOnline = false;
  // A Saturday at eight in the evening, in Karnataka.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-01T20:00:00+05:30') });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await switchLanguage('en');
  await eventually(() => expect(io.sockets.sockets.size).toBe(0));
});

/** A Monday, the minute the office opens. */
const BY_DAY = new Date('2026-08-03T09:30:00+05:30');

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const connected = () => eventually(() => expect(io.sockets.sockets.size).toBe(1));
const says = (text: string | RegExp) => eventually(() => expect(document.body.textContent).toMatch(text));
const typing = (sender_role: 'farmer' | 'admin', chat_id = 5) =>
  io.emit('chat:typing', { chat_id, sender_role });
const message = (sender_role: 'farmer' | 'admin') =>
  io.emit('chat:new_message', { chat_id: 5, seq: 9, sender_role, to_mobile: '9845012345' });

it('tells a farmer in the evening when the office answers and opens, also where its page was left open', async () => {
  isOfficeOnline = true;
  render(<Status chatId={5} />);
  const status = screen.getByRole('status');
  const hours = 'Opens Monday at 9:30 AM We answer Mon–Sat, 9:30 AM–6:30 PM';
  expect(status.textContent).toBe(hours);
  await connected();
  io.emit('office:presence', { online: true });
  typing('admin');
  await says('typing…');
  expect(status.textContent).toBe(hours);
});

it('tells a farmer by day that the office is there when it comes', async () => {
  vi.setSystemTime(BY_DAY);
  render(<Status chatId={5} />);
  const status = screen.getByRole('status');
  await connected();
  io.emit('office:presence', { online: true });
  await eventually(() => expect(status.textContent).toBe('Office is online'));
  io.emit('office:presence', { online: false });
  await eventually(() => expect(status.textContent).toMatch(/^Open until 6:30 PM We answer/));
});

it('in working hours names the closing hour and no opening', () => {
  vi.setSystemTime(BY_DAY);
  render(<Status chatId={5} />);
  expect(screen.getByRole('status').textContent?.trim()).toBe(
    'Open until 6:30 PM We answer Mon–Sat, 9:30 AM–6:30 PM',
  );
});

it('says it in Kannada', async () => {
  vi.setSystemTime(new Date('2026-08-02T20:00:00+05:30'));
  await switchLanguage('kn');
  render(<Status chatId={5} />);
  expect(screen.getByRole('status').textContent).toBe(
    'ನಾಳೆ ಬೆಳಿಗ್ಗೆ 9:30ಕ್ಕೆ ತೆರೆಯುತ್ತದೆ ಕಚೇರಿ: ಸೋಮ–ಶನಿ ಬೆಳಿಗ್ಗೆ 9:30–ಸಂಜೆ 6:30',
  );
  await connected();
  typing('admin');
  await says('ಬರೆಯುತ್ತಿದ್ದಾರೆ…');
});

it('knows from the first word of the line how the office stands, also when it came before the screen', async () => {
  vi.setSystemTime(BY_DAY);
  isOfficeOnline = true;
  const { unmount } = render(<Status chatId={null} />);
  await says('Office is online');
  const late = render(<Status chatId={null} />);
  await says(/Office is online.*Office is online$/);
  unmount();
  expect(late.container.textContent).toBe('+91 9845012345Office is online');
});

it('shows that the office writes for five seconds after its last word of it', async () => {
  render(<Status chatId={5} />);
  await connected();
  typing('farmer');
  typing('admin', 6);
  typing('admin');
  await says('typing…');
  await wait(2_000);
  typing('admin');
  await wait(4_000);
  expect(screen.queryByText('typing…')).not.toBeNull();
  await wait(1_500);
  expect(screen.queryByText('typing…')).toBeNull();
});

it('no longer than until the message comes, whatever the reader themselves sends', async () => {
  render(<Status chatId={5} />);
  await connected();
  typing('admin');
  await says('typing…');
  message('farmer');
  await wait(100);
  expect(screen.queryByText('typing…')).not.toBeNull();
  message('admin');
  await eventually(() => expect(screen.queryByText('typing…')).toBeNull());
});

it('shows the office the writer in their own row, in place of their last message', async () => {
  render(
    <>
      <p data-testid="5">
        <FarmerTyping chatId={5}>ನಮಸ್ಕಾರ</FarmerTyping>
      </p>
      <p data-testid="6">
        <FarmerTyping chatId={6}>ಬೇರೆ</FarmerTyping>
      </p>
    </>,
  );
  await connected();
  typing('farmer');
  await eventually(() => expect(screen.getByTestId('5').textContent).toBe('typing…'));
  expect(screen.getByTestId('6').textContent).toBe('ಬೇರೆ');
  message('farmer');
  await eventually(() => expect(screen.getByTestId('5').textContent).toBe('ನಮಸ್ಕಾರ'));
});

it('says that the reader writes at once and then every three seconds of writing; nothing without a chat', async () => {
  vi.useRealTimers();
  const heard: { at: number; request: unknown }[] = [];
  io.on('connection', (socket) => socket.on('typing', (request) => heard.push({ at: Date.now(), request })));
  const { result, rerender } = renderHook(({ chatId }) => useTypingSignal('farmer', chatId), {
    initialProps: { chatId: null as number | null },
  });
  result.current();
  rerender({ chatId: 5 });
  await connected();
  await wait(100);
  expect(heard).toEqual([]);
  for (let pressed = 0; pressed < 40; pressed += 1) {
    result.current();
    await wait(100);
  }
  await wait(2_500);
  expect(heard.map(({ request }) => request)).toEqual([{ chat_id: 5 }, { chat_id: 5 }, { chat_id: 5 }]);
  const [first, second, third] = heard.map(({ at }) => at);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(2_800);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(2_800);
});

it('does not say any more what was meant for a message that has gone', async () => {
  vi.useRealTimers();
  const heard = vi.fn();
  io.on('connection', (socket) => socket.on('typing', heard));
  const { result } = renderHook(() => useTypingSignal('farmer', 5));
  await connected();
  await wait(100);
  result.current();
  await wait(100);
  result.current();
  message('farmer');
  await wait(3_200);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('marks in the list which chats a colleague is in, and who answers, until they are gone', async () => {
  const colleague = (chat_id: number | null, writing = false) =>
    io.emit('office:colleague', { desk: 'theirs', page: 'one', chat_id, writing, name: 'Bhima' });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ColleagueInRow chatId={5}>the last words</ColleagueInRow>
      <ColleagueInRow chatId={6}>, other words</ColleagueInRow>
    </QueryClientProvider>,
  );
  await connected();
  colleague(5);
  await says(/^Bhima is in this chat\. the last words, other words$/);
  colleague(5, true);
  await says(/^Bhima is writing an answer here\. the last words, other words$/);
  colleague(6);
  await says(/^the last wordsBhima is in this chat\. , other words$/);
  colleague(null);
  await says(/^the last words, other words$/);
});
