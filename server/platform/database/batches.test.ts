import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBatches } from './batches.ts';

/** Batches whose answers come when the test says so; `asked` are their keys. */
function open({ most = 100, atOnce = 1 } = {}) {
  const asked: string[][] = [];
  const pending: ((answer: Promise<(string | Error)[]>) => void)[] = [];
  const ask = createBatches<string, string>(
    (keys) => {
      asked.push([...keys]);
      return new Promise((settle) => pending.push(settle));
    },
    { most, atOnce },
  );
  const answerOf = (key: string) => (key === 'stranger' ? new Error('nobody') : `${key}’s`);
  return {
    asked,
    ask,
    answer: (n: number) => pending[n]?.(Promise.resolve((asked[n] ?? []).map(answerOf))),
    fail: (n: number) => pending[n]?.(Promise.reject(new Error('the connection is gone'))),
  };
}

/** Long enough for whatever waits for no timer. */
const aTurn = () => sleep(10);

it('asks for all that came while a batch was under way in one, each with its own answer', async () => {
  const { asked, ask, answer } = open();
  const first = ask('rama');
  await aTurn();
  const later = Promise.allSettled([ask('sita'), ask('stranger'), ask('sita'), ask('gowda')]);
  await aTurn();
  expect(asked).toEqual([['rama']]);
  answer(0);
  expect(await first).toBe('rama’s');
  await aTurn();
  expect(asked).toEqual([['rama'], ['sita', 'stranger', 'sita', 'gowda']]);
  answer(1);
  expect(await later).toEqual([
    { status: 'fulfilled', value: 'sita’s' },
    { status: 'rejected', reason: new Error('nobody') },
    { status: 'fulfilled', value: 'sita’s' },
    { status: 'fulfilled', value: 'gowda’s' },
  ]);
});

it('asks again each time', async () => {
  const { asked, ask, answer } = open();
  for (const n of [0, 1]) {
    const found = ask('rama');
    await aTurn();
    answer(n);
    await found;
  }
  expect(asked).toEqual([['rama'], ['rama']]);
});

it('has no more keys in a batch than it may, and of several batches that wait only one goes at a time', async () => {
  const { asked, ask, answer } = open({ most: 2 });
  void Promise.all(['rama', 'sita', 'gowda', 'kempa', 'basava'].map(ask));
  await aTurn();
  expect(asked).toEqual([['rama', 'sita']]);
  answer(0);
  await aTurn();
  expect(asked).toEqual([
    ['rama', 'sita'],
    ['gowda', 'kempa'],
  ]);
  answer(1);
  await expect.poll(() => asked.at(-1)).toEqual(['basava']);
});

it('lets as many be under way as it may', async () => {
  const { asked, ask, answer } = open({ atOnce: 2 });
  for (const key of ['rama', 'sita', 'gowda', 'kempa']) {
    void ask(key);
    await aTurn();
  }
  expect(asked).toEqual([['rama'], ['sita']]);
  answer(1);
  await expect.poll(() => asked).toEqual([['rama'], ['sita'], ['gowda', 'kempa']]);
});

it('is not held up for long by a batch that hangs, and a batch that fails fails alone', async () => {
  const { ask, answer, fail, asked } = open();
  const hanging = ask('rama');
  await aTurn();
  const next = ask('sita');
  await expect.poll(() => asked.length).toBe(2);
  answer(1);
  expect(await next).toBe('sita’s');
  fail(0);
  await expect(hanging).rejects.toThrow('the connection is gone');
  const after = ask('gowda');
  await expect.poll(() => asked.length).toBe(3);
  answer(2);
  expect(await after).toBe('gowda’s');
});
