import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createDatabase, type Database, sql } from '../database/db.ts';
import { createTransactor } from '../database/transaction.ts';
import { installErrorHandler } from './error-handler.ts';

/** No name ends like this (RFC 6761); no server listens in this folder. */
const AWAY = {
  '/name': 'postgresql://av@database.invalid/av',
  '/socket': 'postgresql://av@/av?host=/nowhere',
  '/port': 'postgresql://av@127.0.0.1:1/av',
};

let app: FastifyInstance;
let here: TestDatabase;
const databases = Object.values(AWAY).map((url) => createDatabase(url, { onError: () => {} }));
beforeAll(async () => {
  app = Fastify();
  installErrorHandler(app);
  Object.keys(AWAY).forEach((path, n) => {
    app.get(path, () => databases[n]?.run(sql`select 1`));
  });
  here = await createTestDatabase();
  const near = createDatabase(here.connectionString, { onError: () => {} });
  databases.push(near);
  app.get('/cut', () => cutBetweenStatements(near));
  app.get('/file', () => readFile('/nowhere/a-file-of-ours'));
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await Promise.all(databases.map((database) => database.close()));
  await here.drop();
});

/** The server ends a connection while nothing is asked over it: the next statement finds it unusable. */
function cutBetweenStatements(near: Database): Promise<number> {
  const inTransaction = createTransactor(near, { onEffectError: () => {} });
  return inTransaction(async (tx) => {
    const { pid } = await tx.one(Type.Object({ pid: Type.Integer() }), sql`select pg_backend_pid() as pid`);
    await near.run(sql`select pg_terminate_backend(${pid})`);
    await sleep(100);
    return tx.run(sql`select 1`);
  });
}

it.each([...Object.keys(AWAY), '/cut'])('a database that is away is told as such: %s', async (path) => {
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ ok: false, code: 'UNAVAILABLE' });
  expect(answer.headers['retry-after']).toBe('2');
});

it('a file of ours that is missing is our fault, not the database’s', async () => {
  expect((await app.inject('/file')).statusCode).toBe(500);
});

it('an outage many meet is one line of the log', async () => {
  const lines: { msg: string }[] = [];
  const busy = Fastify({ logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  installErrorHandler(busy);
  busy.get('/port', () => databases[2]?.run(sql`select 1`));
  const answers = await Promise.all(Array.from({ length: 50 }, () => busy.inject('/port')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(lines.filter(({ msg }) => msg === 'request.error')).toHaveLength(1);
  await busy.close();
});
