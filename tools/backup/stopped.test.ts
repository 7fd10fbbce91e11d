import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'av-stopped-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a database that is stopped in the middle ends a backup with one sentence, and nothing is left of it', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.connectionString });
  const watch = new pg.Client({ connectionString: database.connectionString });
  await Promise.all([client.connect(), watch.connect()]);
  try {
    // The backup comes as far as this table, and waits there.
    await client.query('begin; lock table messages in access exclusive mode');
    const backup = spawn(process.execPath, ['tools/backup/main.ts', folder], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: database.connectionString,
        DATA_DIR: path.join(folder, 'data'),
        BACKUP_KEY: '5e'.repeat(32),
      },
    });
    const [said, ended] = [text(backup.stderr), new Promise((resolve) => backup.once('exit', resolve))];
    const theirs = `from pg_stat_activity where datname = current_database() and application_name = 'av-agro backup'
                    and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await watch.query(`select pid ${theirs}`)).rowCount).toBe(1);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/\.part$/)]);
    await watch.query(`select pg_terminate_backend(pid) ${theirs}`);
    expect(await ended).toBe(1);
    expect((await said).trim()).toMatch(
      /^The database cut the connection: it was stopped meanwhile\.[^\n]*$/,
    );
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await Promise.all([client.end(), watch.end()]);
    await database.drop();
  }
});
