import { readFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, sql } from '../db.ts';
import { installErrorHandler } from './error-handler.ts';

/** No name ends like this (RFC 6761); no server listens in this folder. */
const AWAY = {
  '/name': 'postgresql://av@database.invalid/av',
  '/socket': 'postgresql://av@/av?host=/nowhere',
  '/port': 'postgresql://av@127.0.0.1:1/av',
};

let app: FastifyInstance;
const databases = Object.values(AWAY).map((url) => createDatabase(url, { onError: () => {} }));
beforeAll(async () => {
  app = Fastify();
  installErrorHandler(app);
  Object.keys(AWAY).forEach((path, n) => {
    app.get(path, () => databases[n]?.run(sql`select 1`));
  });
  app.get('/file', () => readFile('/nowhere/a-file-of-ours'));
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await Promise.all(databases.map((database) => database.close()));
});

it.each(Object.entries(AWAY))('a database that is away is told as such: %s', async (path) => {
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ ok: false, code: 'UNAVAILABLE' });
  expect(answer.headers['retry-after']).toBe('2');
});

it('a file of ours that is missing is our fault, not the database’s', async () => {
  expect((await app.inject('/file')).statusCode).toBe(500);
});
