import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Sql } from '../../../platform/database/db.ts';
import { askedTogether } from './asked-together.ts';

const db = {} as Sql;
const NOW = new Date('2026-11-27T06:00:00Z');
const tokenOf = (name: string) => Buffer.from(name.padEnd(32));

interface Session {
  token_hash: Buffer;
}

/** A table of sessions whose answers come when the test says so; `asked` are the statements it got. */
function table() {
  const asked: string[][] = [];
  const pending: ((answer: Promise<Session[]>) => void)[] = [];
  const find = askedTogether<Session>((_db, tokenHashes) => {
    asked.push(tokenHashes.map((hash) => hash.toString().trim()));
    return new Promise((settle) => pending.push(settle));
  });
  const names = (n: number) => asked[n]?.filter((name) => name !== 'stranger') ?? [];
  return {
    asked,
    find: (name: string) => find(db, tokenOf(name), NOW),
    answer: (n: number) =>
      pending[n]?.(Promise.resolve(names(n).map((name) => ({ token_hash: tokenOf(name) })))),
    fail: (n: number) => pending[n]?.(Promise.reject(new Error('the connection is gone'))),
  };
}

/** Long enough for whatever waits for no timer. */
const aTurn = () => sleep(10);

it('asks for all that came while a batch was under way in one statement, each with its own answer', async () => {
  const { asked, find, answer } = table();
  const first = find('rama');
  await aTurn();
  const later = Promise.all([find('sita'), find('stranger'), find('sita'), find('gowda')]);
  await aTurn();
  expect(asked).toEqual([['rama']]);
  answer(0);
  expect((await first)?.token_hash).toEqual(tokenOf('rama'));
  await aTurn();
  expect(asked).toEqual([['rama'], ['sita', 'stranger', 'sita', 'gowda']]);
  answer(1);
  expect((await later).map((session) => session?.token_hash)).toEqual([
    tokenOf('sita'),
    undefined,
    tokenOf('sita'),
    tokenOf('gowda'),
  ]);
});

it('asks again each time, so that a session that was ended is over at once', async () => {
  const { asked, find, answer } = table();
  for (const n of [0, 1]) {
    const found = find('rama');
    await aTurn();
    answer(n);
    await found;
  }
  expect(asked).toEqual([['rama'], ['rama']]);
});

it('is not held up for long by a batch that hangs, and a batch that fails fails alone', async () => {
  const { find, answer, fail, asked } = table();
  const hanging = find('rama');
  await aTurn();
  const next = find('sita');
  await expect.poll(() => asked.length).toBe(2);
  answer(1);
  expect((await next)?.token_hash).toEqual(tokenOf('sita'));
  fail(0);
  await expect(hanging).rejects.toThrow('the connection is gone');
  const after = find('gowda');
  await expect.poll(() => asked.length).toBe(3);
  answer(2);
  expect((await after)?.token_hash).toEqual(tokenOf('gowda'));
});
