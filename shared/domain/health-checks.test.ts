import { describe, expect, it } from 'vitest';
import { CHECKS, type CheckFacts, findChecks } from './health-checks.ts';

const NOW = new Date('2026-11-25T06:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000 + 1);
const SET = { kind: 'set', lastGoodAt: minutesAgo(5), lastBadAt: null } as const;

const WELL: CheckFacts = {
  ...{ mail: SET, sms: SET, payments: SET, lastWebhookAt: minutesAgo(60) },
  ...{ books: { day: '2026-11-24', mismatches: 0 }, certificateEnd: inDays(60) },
  ...{ queue: { oldestSeconds: 0, givenUp: 0 }, stalePages: 0, clockAheadMs: 0 },
};

const of = (name: string, facts: Partial<CheckFacts>) => {
  const found = findChecks({ ...WELL, ...facts }, NOW).find((check) => check.name === name);
  return [found?.verdict, found?.says, found?.count];
};

it('says of each how it stands, in one order; all may be well', () => {
  const found = findChecks(WELL, NOW);
  expect(found.map(({ name }) => name)).toEqual([...CHECKS]);
  expect(new Set(found.map(({ verdict }) => verdict))).toEqual(new Set(['well']));
});

describe('a partner', () => {
  it.each([
    [{ kind: 'none', lastGoodAt: null, lastBadAt: null }, ['well', 'none', null]],
    [{ kind: 'home', lastGoodAt: null, lastBadAt: null }, ['look', 'home', null]],
    [{ kind: 'set', lastGoodAt: null, lastBadAt: null }, ['well', 'unused', null]],
    [{ kind: 'set', lastGoodAt: minutesAgo(9), lastBadAt: minutesAgo(5) }, ['act', 'failing', null]],
    [{ kind: 'set', lastGoodAt: minutesAgo(5), lastBadAt: minutesAgo(9) }, ['well', 'good', null]],
    [{ kind: 'set', lastGoodAt: null, lastBadAt: minutesAgo(9) }, ['act', 'failing', null]],
  ] as const)('%j is %j', (facts, expected) => {
    for (const name of ['mail', 'sms', 'payments']) expect(of(name, { [name]: facts })).toEqual(expected);
  });
});

it.each([
  ['books', { books: null }, ['well', 'unused', null]],
  ['books', { books: { day: '2026-11-24', mismatches: 2 } }, ['act', 'differ', 2]],
  ['books', { payments: { ...SET, kind: 'none' } }, ['well', 'none', null]],
  ['certificate', { certificateEnd: undefined }, ['look', 'home', null]],
  ['certificate', { certificateEnd: null }, ['look', 'unread', null]],
  ['certificate', { certificateEnd: inDays(20) }, ['look', 'ends', 20]],
  ['certificate', { certificateEnd: inDays(6) }, ['act', 'ends', 6]],
  ['certificate', { certificateEnd: inDays(-2) }, ['act', 'ends', -2]],
  ['queue', { queue: { oldestSeconds: 61, givenUp: 0 } }, ['look', 'late', 61]],
  ['queue', { queue: { oldestSeconds: 601, givenUp: 9 } }, ['act', 'late', 601]],
  ['queue', { queue: { oldestSeconds: 0, givenUp: 3 } }, ['look', 'givenUp', 3]],
  ['pages', { stalePages: 4 }, ['act', 'stale', 4]],
  ['clock', { clockAheadMs: -6_000 }, ['look', 'off', 6]],
  ['clock', { clockAheadMs: 61_000 }, ['act', 'off', 61]],
] as const)('%s of %j is %j', (name, facts, expected) => {
  expect(of(name, facts as Partial<CheckFacts>)).toEqual(expected);
});
