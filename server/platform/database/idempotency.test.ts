import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createDatabase, type Database } from './db.ts';
import { answerOnce, forgetOldKeys } from './idempotency.ts';

let database: TestDatabase;
let db: Database;
let now = new Date('2026-11-21T06:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.connectionString, { checkRows: true, onError: () => {} });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

let keys = 0;
const ctx = () => ({ db, now: () => now });
const fresh = () => ({ scope: 'farmer:1:test', key: `key-${++keys}`, body: { amount: 5 } as unknown });
const code = (expected: string) => expect.objectContaining({ code: expected });

/** Work that counts itself, and can be held open. */
function work() {
  const state = { runs: 0, release: () => {} };
  const held = new Promise<void>((resolve) => {
    state.release = resolve;
  });
  return {
    state,
    quick: async () => ({ run: ++state.runs }),
    slow: async () => {
      state.runs += 1;
      await held;
      return { run: state.runs };
    },
  };
}

describe('a request with an Idempotency-Key', () => {
  it('is done once, and answered the same way again', async () => {
    const [request, { state, quick }] = [fresh(), work()];
    expect(await answerOnce(ctx(), request, quick)).toEqual({ run: 1 });
    expect(await answerOnce(ctx(), { ...request, body: { amount: 5 } }, quick)).toEqual({ run: 1 });
    expect(state.runs).toBe(1);
  });

  it('is refused with other contents', async () => {
    const [request, { state, quick }] = [fresh(), work()];
    await answerOnce(ctx(), request, quick);
    await expect(answerOnce(ctx(), { ...request, body: { amount: 6 } }, quick)).rejects.toEqual(
      code('IDEMPOTENCY_KEY_REUSED'),
    );
    expect(state.runs).toBe(1);
  });

  it('is refused while the first is still at work, of twenty at one moment all but one', async () => {
    const [request, { state, slow }] = [fresh(), work()];
    const all = Array.from({ length: 20 }, () => answerOnce(ctx(), request, slow));
    let refused = 0;
    for (const each of all) each.catch(() => (refused += 1));
    await expect.poll(() => refused).toBe(19);
    state.release();
    const ended = await Promise.allSettled(all);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: code('IDEMPOTENCY_IN_PROGRESS'),
    });
    expect(state.runs).toBe(1);
  });

  it('that failed leaves its key free', async () => {
    const [request, { quick }] = [fresh(), work()];
    const failing = () => Promise.reject(new Error('no'));
    await expect(answerOnce(ctx(), request, failing)).rejects.toThrow('no');
    expect(await answerOnce(ctx(), request, quick)).toEqual({ run: 1 });
  });

  it('whose process died is done after a minute, by one of those who ask', async () => {
    const [request, { state, quick, slow }] = [fresh(), work()];
    void answerOnce(ctx(), request, slow);
    await expect.poll(() => state.runs).toBe(1);
    await expect(answerOnce(ctx(), request, quick)).rejects.toEqual(code('IDEMPOTENCY_IN_PROGRESS'));
    now = new Date(now.getTime() + 61_000);
    expect(await answerOnce(ctx(), request, quick)).toEqual({ run: 2 });
    state.release();
    expect(await answerOnce(ctx(), request, quick)).toEqual({ run: 2 });
  });

  it('is a new one after a day, and for somebody else', async () => {
    const [request, { state, quick }] = [fresh(), work()];
    await answerOnce(ctx(), request, quick);
    await answerOnce(ctx(), { ...request, scope: 'farmer:2:test' }, quick);
    now = new Date(now.getTime() + 86_401_000);
    await answerOnce(ctx(), { ...request, body: 'other' }, quick);
    expect(state.runs).toBe(3);
    now = new Date(now.getTime() + 86_401_000);
    await forgetOldKeys(db, now);
    await answerOnce(ctx(), request, quick);
    expect(state.runs).toBe(4);
  });

  it.each(['', 'a b', 'ಕೀ', 'x'.repeat(256), ['a', 'b']])('must be plain: %j', async (key) => {
    const { quick } = work();
    await expect(answerOnce(ctx(), { ...fresh(), key }, quick)).rejects.toEqual(
      code('IDEMPOTENCY_KEY_INVALID'),
    );
  });
});

it('without a key every request is done', async () => {
  const { state, quick } = work();
  for (let times = 0; times < 2; times += 1) await answerOnce(ctx(), { ...fresh(), key: undefined }, quick);
  expect(state.runs).toBe(2);
});
