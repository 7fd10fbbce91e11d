import { DAY_MS } from './time/india-day.ts';

/** What keeps a shop running beside its backups, in the order it is told. */
export const CHECKS = ['mail', 'sms', 'payments', 'books', 'certificate', 'queue', 'pages', 'clock'] as const;
export type CheckName = (typeof CHECKS)[number];

/** `look`: this week; `act`: today. */
export const VERDICTS = ['well', 'look', 'act'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Of a partner outside: what it is, and how its last call on this node ended. */
export interface PartnerFacts {
  /** `home` writes to a file or a look-alike; `none` is a shop without it, which is a way of its own. */
  kind: 'set' | 'home' | 'none';
  lastGoodAt: Date | null;
  lastBadAt: Date | null;
}

export interface CheckFacts {
  mail: PartnerFacts;
  sms: PartnerFacts;
  payments: PartnerFacts;
  /** When the provider last called us by itself. */
  lastWebhookAt: Date | null;
  /** The newest comparison with the provider's book; null: none yet. */
  books: { day: string; mismatches: number } | null;
  /** The last moment of the site's certificate; undefined: the site is not served by https; null: nobody answers there. */
  certificateEnd: Date | null | undefined;
  /** Of the work that is due, how long the oldest waits; and what was given up. */
  queue: { oldestSeconds: number; givenUp: number };
  stalePages: number;
  /** The database's clock before ours. */
  clockAheadMs: number;
}

/** One line: how it stands, and the figure that says so. */
export interface Check {
  name: CheckName;
  verdict: Verdict;
  /** Which of its sentences applies: `checks.<name>.<says>`. */
  says: string;
  at: Date | null;
  count: number | null;
}

/** Certificates are renewed a month before their end; a fortnight before it nobody has. */
const CERTIFICATE_LOOK_DAYS = 21;
const CERTIFICATE_ACT_DAYS = 7;
const QUEUE_LOOK_SECONDS = 60;
const QUEUE_ACT_SECONDS = 600;
const CLOCK_LOOK_MS = 5_000;
const CLOCK_ACT_MS = 60_000;

/** How each of them stands at this moment. */
export function findChecks(facts: CheckFacts, now: Date): Check[] {
  const line = (name: CheckName, verdict: Verdict, says: string, rest: Partial<Check> = {}): Check => ({
    ...{ name, verdict, says, at: null, count: null },
    ...rest,
  });
  const partner = (name: 'mail' | 'sms' | 'payments'): Check => {
    const { kind, lastGoodAt, lastBadAt } = facts[name];
    if (kind === 'none') return line(name, 'well', 'none');
    if (kind === 'home') return line(name, 'look', 'home');
    const isFailing = lastBadAt !== null && (lastGoodAt === null || lastBadAt > lastGoodAt);
    if (isFailing) return line(name, 'act', 'failing', { at: lastBadAt });
    return line(name, 'well', lastGoodAt ? 'good' : 'unused', { at: lastGoodAt });
  };
  return [
    partner('mail'),
    partner('sms'),
    partner('payments'),
    books(facts, line),
    certificate(facts, now, line),
    queue(facts, line),
    line('pages', facts.stalePages > 0 ? 'act' : 'well', facts.stalePages > 0 ? 'stale' : 'good', {
      count: facts.stalePages,
    }),
    clock(facts, line),
  ];
}

type Line = (name: CheckName, verdict: Verdict, says: string, rest?: Partial<Check>) => Check;

function books({ payments, books: last, lastWebhookAt }: CheckFacts, line: Line): Check {
  if (payments.kind !== 'set') return line('books', 'well', 'none');
  const at = lastWebhookAt;
  if (last === null) return line('books', 'well', 'unused', { at });
  if (last.mismatches > 0) return line('books', 'act', 'differ', { at, count: last.mismatches });
  return line('books', 'well', 'good', { at });
}

function certificate({ certificateEnd }: CheckFacts, now: Date, line: Line): Check {
  if (certificateEnd === undefined) return line('certificate', 'look', 'home');
  if (certificateEnd === null) return line('certificate', 'look', 'unread');
  const days = Math.floor((certificateEnd.getTime() - now.getTime()) / DAY_MS);
  const verdict = days < CERTIFICATE_ACT_DAYS ? 'act' : days < CERTIFICATE_LOOK_DAYS ? 'look' : 'well';
  return line('certificate', verdict, verdict === 'well' ? 'good' : 'ends', {
    at: certificateEnd,
    count: days,
  });
}

function queue({ queue: { oldestSeconds, givenUp } }: CheckFacts, line: Line): Check {
  const count = Math.round(oldestSeconds);
  if (oldestSeconds > QUEUE_ACT_SECONDS) return line('queue', 'act', 'late', { count });
  if (oldestSeconds > QUEUE_LOOK_SECONDS) return line('queue', 'look', 'late', { count });
  if (givenUp > 0) return line('queue', 'look', 'givenUp', { count: givenUp });
  return line('queue', 'well', 'good');
}

function clock({ clockAheadMs }: CheckFacts, line: Line): Check {
  const off = Math.abs(clockAheadMs);
  const count = Math.round(off / 1000);
  const verdict = off > CLOCK_ACT_MS ? 'act' : off > CLOCK_LOOK_MS ? 'look' : 'well';
  return line('clock', verdict, verdict === 'well' ? 'good' : 'off', { count });
}
