import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { userFacingError } from './user-facing-error.ts';

it('says what stands in the way in one sentence', async () => {
  const argument = thrownBy(() => parseArgs({ args: ['--kepp'], options: { keep: { type: 'string' } } }));
  expect(userFacingError(argument)).toBe("Unknown option '--kepp'.");
  expect(userFacingError(await takenPort())).toMatch(/^The port is taken .* set PORT \(listen EADDRINUSE/);
  const away = await connect('postgresql://a:secret@127.0.0.1:1/x');
  expect(userFacingError(away)).toMatch(/^Nobody answers \(connect ECONNREFUSED 127\.0\.0\.1:1\)/);
  expect(userFacingError(new AggregateError([away], ''))).toBe(userFacingError(away));
  const unmade = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'mkdir' });
  expect(userFacingError(unmade)).toBe('That folder cannot be made (ENOENT).');
  expect(userFacingError(Object.assign(unmade, { syscall: 'open' }))).toBeUndefined();
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(userFacingError(full)).toBe('The disk is full (ENOSPC: no space left on device, write).');
});

it('says what the database refuses, and leaves a statement of ours that is wrong its stack', async () => {
  const { connectionString, drop } = await createTestDatabase();
  onTestFinished(drop);
  const nowhere = new URL(connectionString);
  nowhere.pathname = '/nowhere';
  expect(userFacingError(await connect(nowhere.href))).toBe(
    'The database refuses: database "nowhere" does not exist.',
  );
  const client = new pg.Client({ connectionString });
  // It is cut below; what matters is told by the query.
  client.on('error', () => undefined);
  await client.connect();
  const ours = await client.query('selekt 1').catch((error: unknown) => error);
  expect(userFacingError(ours)).toBeUndefined();
  const cut = await client.query('select pg_terminate_backend(pg_backend_pid())').catch((error) => error);
  expect(userFacingError(cut)).toMatch(/^The database cut the connection/);
  expect(userFacingError(new TypeError('x is not a function'))).toBeUndefined();
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

async function connect(connectionString: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  return client.connect().catch((error: unknown) => error);
}

async function takenPort(): Promise<unknown> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const error = await new Promise((resolve) =>
    createServer().once('error', resolve).listen(port, '127.0.0.1'),
  );
  holder.close();
  return error;
}
