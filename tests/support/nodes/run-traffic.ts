import { setTimeout as sleep } from 'node:timers/promises';
import { round, summarise } from '../../../tools/bench/figure.ts';
import { logInFarmers, logInOffice } from '../../../tools/people.ts';
import { faultsOfPages, faultsOfRecord, isSame, readRecord } from './compare-record.ts';
import { Follower } from './follower.ts';
import { Writer } from './writer.ts';

export interface TrafficOptions {
  connectionString: string;
  /** Where the record is read afterwards; the same database when left out. */
  recordFrom?: string;
  /** Where people connect: the nodes themselves, or what stands before them. */
  urls: readonly string[];
  messagesPerSecond: number;
  /** How many write, each with an open page; 40 when left out. */
  people?: number;
  seconds: number;
  /** How long a person waits for an answer before they ask another node; 5 s when left out. */
  timeoutMs?: number;
  /** What befalls the nodes meanwhile; begins with the traffic and is waited for. */
  trouble: () => Promise<void>;
}

export interface TrafficResult {
  written: number;
  /** Written a second, from the first message to the last. */
  pace: number;
  /** Milliseconds from a person's writing a message until it was known to stand: what a dying node costs is in it. */
  answered: { p50: number; p99: number; max: number };
  /** Why sends were made again, each time: no answer, or one that says no. */
  retries: string[];
  /** Open pages, each compared with the database message by message. */
  pages: number;
  /** How the log entries reached the pages. */
  came: { hinted: number; fetched: number };
  /** From the last answer until every page stood level. */
  levelAfterMs: number;
  /** What went wrong, in words. */
  faults: string[];
}

/** Chats the office answers in; the others only write. */
const ANSWERED = 10;
const DESKS = 2;
const LEVEL_WITHIN_MS = 60_000;

/**
 * People write and read through the nodes while something befalls them. Afterwards three lists are compared message by
 * message: what each person wrote, what the database has, and what every page shows.
 */
export async function runTraffic(options: TrafficOptions): Promise<TrafficResult> {
  const { connectionString, urls, messagesPerSecond, people = 40, seconds, timeoutMs } = options;
  const farmers = await logInFarmers(connectionString, people);
  const office = await logInOffice(connectionString);
  const writers = [
    ...farmers.map(({ cookie }, n) => new Writer({ urls, cookie, chatId: undefined, timeoutMs }, n)),
    ...farmers
      .slice(0, ANSWERED)
      .map(({ chatId }, n) => new Writer({ urls, cookie: office.cookie, chatId, timeoutMs }, n)),
  ];
  const pages = [
    ...farmers.map(
      ({ cookie, chatId }, n) =>
        new Follower({ urls: rotated(urls, n), cookie, as: 'farmer', chatIds: [chatId] }),
    ),
    ...Array.from({ length: DESKS }, (_, n) => {
      const chatIds = farmers.map(({ chatId }) => chatId);
      return new Follower({ urls: rotated(urls, n), cookie: office.cookie, as: 'office', chatIds });
    }),
  ];
  try {
    await until(() => pages.every((page) => page.isConnected), 60_000);
    const [pace] = await Promise.all([writeFor(writers, messagesPerSecond, seconds), options.trouble()]);
    await Promise.all(writers.map((writer) => writer.allSent()));
    const answered = Date.now();
    const record = await readRecord(
      options.recordFrom ?? connectionString,
      farmers.map(({ chatId }) => chatId),
    );
    const isLevel = () =>
      pages.every((page) => [...page.chats.keys()].every((id) => isSame(page, id, record)));
    await until(isLevel, LEVEL_WITHIN_MS);
    return {
      written: writers.reduce((sum, { written }) => sum + written.length, 0),
      pace,
      answered: summarise(writers.flatMap(({ waits }) => waits)),
      retries: writers.flatMap(({ retries }) => retries),
      pages: pages.length,
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

/**
 * At an even pace, one person after the other, however long the answers take. Answers the pace that was reached: this
 * process shares its machine with the nodes.
 */
async function writeFor(writers: readonly Writer[], perSecond: number, seconds: number): Promise<number> {
  const begun = performance.now();
  const total = Math.round(perSecond * seconds);
  for (let n = 0; n < total; n += 1) {
    const due = begun + (n * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    writers[n % writers.length]?.write();
  }
  return round((total * 1000) / (performance.now() - begun + 1000 / perSecond));
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
