/** Many people with the chat open, each on a websocket of their own, as the pages hold it (web/lib/socket.ts). */
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ChatEvent } from '#shared/contract/chat/events.ts';
import type { ChatHint, ClientEvents, ServerEvents } from '#shared/events.ts';
import { summarise } from '../figure.ts';
import { microseconds } from './clock.ts';
import { HttpLine, request } from './http-line.ts';
import { answerQuestions } from './process.ts';

export interface Listener {
  cookie: string;
  as: 'farmer' | 'office';
  /** Whose log they keep level; the office of the bench follows none. */
  chatId?: number;
}

export interface Deliveries {
  count: number;
  p50: number;
  p99: number;
  max: number;
}

interface Setting {
  url: string;
  listeners: readonly Listener[];
  /** Comes back by itself when the line is lost, as a page does. */
  reconnects?: boolean;
}

interface Page extends Listener {
  socket: Socket<ServerEvents, ClientEvents>;
  seq: number;
}

const LINES = 32;
const CONNECT_AT_ONCE = 100;

let pages: Page[] = [];
let delays: number[] = [];
let url = '';
/** Free connections to fetch logs over; browsers would have one each. */
let idle: HttpLine[] = [];
const queue: ((line: HttpLine) => void)[] = [];

/** Answers how long it took until everybody was ready, in milliseconds. */
async function connect(setting: Setting): Promise<number> {
  url = setting.url;
  idle = Array.from({ length: LINES }, () => new HttpLine(url));
  const begun = performance.now();
  const waiting = [...setting.listeners];
  await Promise.all(
    Array.from({ length: CONNECT_AT_ONCE }, async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) await open(one, setting.reconnects ?? false);
    }),
  );
  return performance.now() - begun;
}

function open(listener: Listener, reconnection: boolean): Promise<void> {
  const socket: Page['socket'] = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
    auth: { as: listener.as },
    extraHeaders: { cookie: listener.cookie },
  });
  const page: Page = { ...listener, socket, seq: 0 };
  pages.push(page);
  socket.on('chat:new_message', (hint) => listen(page, hint));
  return new Promise((resolve, reject) => {
    socket.on('ready', ({ head_seq }) => {
      if (head_seq !== page.seq) void catchUp(page);
      resolve();
    });
    if (!reconnection) socket.once('connect_error', reject);
  });
}

/** From the writer's hand to here; only what the other side wrote counts. */
function listen(page: Page, hint: ChatHint & { sender_role: string }): void {
  page.seq = Math.max(page.seq, hint.seq);
  const isOthers = (hint.sender_role === 'farmer') === (page.as === 'office');
  if (!isOthers || hint.event?.type !== 'message') return;
  delays.push((microseconds() - Number.parseInt(hint.event.message.text ?? '', 10)) / 1000);
}

async function catchUp(page: Page): Promise<void> {
  if (page.chatId === undefined) return;
  const line = idle.pop() ?? (await new Promise<HttpLine>((take) => queue.push(take)));
  const path = `/api/chat/${page.chatId}/events?role=farmer&after=${page.seq}`;
  try {
    const { status, body } = await line.ask(request('GET', path, { cookie: page.cookie }));
    if (status !== 200) throw new Error(`the log answered ${status}`);
    const { events } = JSON.parse(body.toString()) as { events: ChatEvent[] };
    page.seq = events.at(-1)?.seq ?? page.seq;
  } catch {
    await sleep(100);
    void catchUp(page);
  } finally {
    const next = queue.shift();
    if (next) next(line);
    else idle.push(line);
  }
}

/** What came since it was asked last. */
function heard(): Deliveries {
  const { p50, p99, max } = summarise(delays);
  const count = delays.length;
  delays = [];
  return { count, p50, p99, max };
}

/** How many pages stand at `seq` or later on a line that is up. */
const level = ({ seq }: { seq: number }) =>
  pages.filter((page) => page.socket.connected && page.seq >= seq).length;

function disconnect(): void {
  for (const { socket } of pages) socket.disconnect();
  for (const line of idle) line.close();
  pages = [];
}

answerQuestions({ connect, heard, level, disconnect });
