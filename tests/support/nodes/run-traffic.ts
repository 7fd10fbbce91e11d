import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { logInFarmers, logInOffice, xsrfToken } from '../../../tools/people.ts';
import { Follower } from './follower.ts';
import { Writer } from './writer.ts';

export interface TrafficOptions {
  connectionString: string;
  /** Where people connect: the nodes themselves, or what stands before them. */
  urls: readonly string[];
  messagesPerSecond: number;
  seconds: number;
  /** What befalls the nodes meanwhile; begins with the traffic and is waited for. */
  trouble: () => Promise<void>;
}

export interface TrafficResult {
  written: number;
  /** Sends made again because their answer did not come. */
  retries: number;
  /** How the log entries reached the pages. */
  came: { hinted: number; fetched: number };
  /** From the last answer until every page stood level. */
  levelAfterMs: number;
  /** What went wrong, in words. */
  faults: string[];
}

const FARMERS = 40;
/** Chats the office answers in; the others only write. */
const ANSWERED = 10;
const LEVEL_WITHIN_MS = 30_000;

/**
 * People write and read through the nodes while something befalls them. Afterwards three lists are compared message by
 * message: what each person wrote, what the database has, and what every page shows.
 */
export async function runTraffic(options: TrafficOptions): Promise<TrafficResult> {
  const { connectionString, urls, messagesPerSecond, seconds } = options;
  const farmers = await logInFarmers(connectionString, FARMERS);
  const office = await logInOffice(connectionString);
  const xsrf = await xsrfToken(urls[0] ?? '');
  const writers = [
    ...farmers.map(({ cookie }, n) => new Writer({ urls, xsrf, cookie, chatId: undefined }, n)),
    ...farmers
      .slice(0, ANSWERED)
      .map(({ chatId }, n) => new Writer({ urls, xsrf, cookie: office.cookie, chatId }, n)),
  ];
  const pages = [
    ...farmers.map(
      ({ cookie, chatId }, n) =>
        new Follower({ urls: rotated(urls, n), cookie, as: 'farmer', chatIds: [chatId] }),
    ),
    ...urls.map((_, n) => {
      const chatIds = farmers.map(({ chatId }) => chatId);
      return new Follower({ urls: rotated(urls, n), cookie: office.cookie, as: 'office', chatIds });
    }),
  ];
  try {
    await until(() => pages.every((page) => page.isConnected), 10_000);
    await Promise.all([writeFor(writers, messagesPerSecond, seconds), options.trouble()]);
    await Promise.all(writers.map((writer) => writer.allSent()));
    const answered = Date.now();
    const record = await readRecord(
      connectionString,
      farmers.map(({ chatId }) => chatId),
    );
    const isLevel = () =>
      pages.every((page) => [...page.chats.keys()].every((id) => isSame(page, id, record)));
    await until(isLevel, LEVEL_WITHIN_MS);
    return {
      written: writers.reduce((sum, { written }) => sum + written.length, 0),
      retries: writers.reduce((sum, { retries }) => sum + retries, 0),
      came: {
        hinted: pages.reduce((sum, { came }) => sum + came.hinted, 0),
        fetched: pages.reduce((sum, { came }) => sum + came.fetched, 0),
      },
      levelAfterMs: Date.now() - answered,
      faults: [...faultsOfRecord(writers, record), ...faultsOfPages(pages, record)],
    };
  } finally {
    for (const page of pages) page.close();
  }
}

/** At an even pace, one person after the other, however long the answers take. */
async function writeFor(writers: readonly Writer[], perSecond: number, seconds: number): Promise<void> {
  const begun = performance.now();
  const total = Math.round(perSecond * seconds);
  for (let n = 0; n < total; n += 1) {
    const due = begun + (n * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    writers[n % writers.length]?.write();
  }
}

interface Stored {
  seq: number;
  clientId: string;
}

/** Every chat's messages in the order of its log. */
async function readRecord(connectionString: string, chatIds: number[]): Promise<Map<number, Stored[]>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ chat_id: string; seq: string; client_id: string }>(
    'select chat_id, seq, client_id from messages where chat_id = any($1) order by chat_id, seq',
    [chatIds],
  );
  await client.end();
  const record = new Map<number, Stored[]>();
  for (const row of rows) {
    const chat = record.get(Number(row.chat_id)) ?? [];
    chat.push({ seq: Number(row.seq), clientId: row.client_id });
    record.set(Number(row.chat_id), chat);
  }
  return record;
}

function faultsOfRecord(writers: readonly Writer[], record: Map<number, Stored[]>): string[] {
  const faults: string[] = [];
  const places = new Map<string, { place: number; seq: number; times: number }>();
  [...record.values()].flat().forEach(({ clientId, seq }, place) => {
    const times = (places.get(clientId)?.times ?? 0) + 1;
    places.set(clientId, { place, seq, times });
  });
  writers.forEach((writer, who) => {
    faults.push(...writer.refusals.map((refusal) => `writer ${who} was refused: ${refusal}`));
    let last = -1;
    for (const clientId of writer.written) {
      const stored = places.get(clientId);
      if (!stored) faults.push(`lost: ${clientId} of writer ${who}`);
      else {
        if (stored.times > 1) faults.push(`doubled: ${clientId} of writer ${who}`);
        if (stored.place < last) faults.push(`out of order: ${clientId} of writer ${who}`);
        const seq = writer.acknowledged.get(clientId);
        if (seq !== stored.seq) faults.push(`${clientId} was answered ${seq} and stands at ${stored.seq}`);
        last = stored.place;
      }
      places.delete(clientId);
    }
  });
  for (const clientId of places.keys()) faults.push(`nobody wrote: ${clientId}`);
  return faults;
}

function faultsOfPages(pages: readonly Follower[], record: Map<number, Stored[]>): string[] {
  return pages.flatMap((page, index) =>
    [...page.chats.keys()]
      .filter((chatId) => !isSame(page, chatId, record))
      .map((chatId) => {
        const shown = page.said(chatId);
        const stored = record.get(chatId) ?? [];
        const at = stored.findIndex(({ clientId }, n) => shown[n] !== clientId);
        return `page ${index}, chat ${chatId}: ${shown.length} of ${stored.length} messages, first difference at ${at}`;
      }),
  );
}

function isSame(page: Follower, chatId: number, record: Map<number, Stored[]>): boolean {
  const [shown, stored] = [page.said(chatId), record.get(chatId) ?? []];
  return shown.length === stored.length && stored.every(({ clientId }, n) => shown[n] === clientId);
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** Waits for it as long as that; whoever asked looks afterwards. */
async function until(isTrue: () => boolean, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  while (!isTrue() && Date.now() < end) await sleep(20);
}
