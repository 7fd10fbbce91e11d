import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createS3Folder, type S3Folder } from '../../server/partners/object-store/s3-folder.ts';
import { nameBackup } from '../../server/platform/backup-folder.ts';
import { anotherBackupName } from '../../tests/support/another-backup-name.ts';
import { startTestApp, type TestApp } from '../../tests/support/app.ts';
import { startBucket, type TestBucket } from '../../tests/support/bucket.ts';
import { createTestDatabase } from '../../tests/support/database.ts';
import { backupKey } from './store/seal.ts';

const KEY = '5e'.repeat(32);
let folder: string;
let app: TestApp;
let bucket: TestBucket;
let client: pg.Client;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-hourly-'));
  app = await startTestApp();
  bucket = await startBucket(path.join(folder, 's3'));
  client = new pg.Client({ connectionString: app.ctx.db.pool.options.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const backups = () => path.join(folder, 'backups');
const settings = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  HOME: path.join(folder, 'home'),
  DATABASE_URL: app.ctx.db.pool.options.connectionString,
  DATA_DIR: app.dataDir,
  BACKUP_DIR: backups(),
  BACKUP_KEY: KEY,
});
const away = () => ({
  BACKUP_S3_BUCKET: bucket.bucket,
  S3_ENDPOINT: bucket.endpoint,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  S3_FORCE_PATH_STYLE: '1',
});
/** What the bucket holds of the backups under our key. */
const bucketFolder = () =>
  createS3Folder({ ...bucket, region: 'us-east-1', forcePathStyle: true }, `backups/${backupKey(KEY).id}/`);
async function listAll(copies: S3Folder): Promise<string[]> {
  const names: string[] = [];
  for await (const name of copies.list()) names.push(name);
  return names;
}
const runs = async () => (await client.query('select * from backup_runs order by id')).rows;

async function run(args: string[], env: Record<string, string | undefined> = {}) {
  return promisify(execFile)(process.execPath, args, { env: { ...settings(), ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}
const hourly = (env?: Record<string, string | undefined>) => run(['tools/backup/hourly.ts'], env);

it('each hour a backup, put back on trial once a day and after other tables; copied away, told, and brought back by the key alone', async () => {
  const beats: string[] = [];
  const watcher = createServer((request, response) => {
    beats.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => watcher.listen(0, '127.0.0.1', resolve));
  const env = {
    ...away(),
    HEARTBEAT_URL: `http://127.0.0.1:${(watcher.address() as AddressInfo).port}/ping/1`,
  };
  const farmer = await app.loginFarmer();
  const form = new FormData();
  form.append('client_id', crypto.randomUUID());
  form.append('text', 'ಬೆಳೆ');
  form.append(
    'file',
    new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], {
      type: 'application/pdf',
    }),
    'a.pdf',
  );
  expect((await farmer.postForm('/api/chat/message', form)).status).toBe(200);

  expect(await hourly(env)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Put back on trial[\s\S]*1 new files/),
  });
  await anotherBackupName(backups());
  expect(await hourly(env)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/1 shared with[\s\S]*Read again: whole[\s\S]*0 new files/),
  });
  await client.query("insert into schema_migrations (name, checksum) select '9998_tomorrow.sql', 'x'");
  await anotherBackupName(backups());
  // Its tables are of tomorrow: the trial is due, and rightly refuses to call it good here.
  expect(await hourly(env)).toMatchObject({ code: 1, output: expect.stringContaining('9998_tomorrow') });
  await client.query("delete from schema_migrations where name = '9998_tomorrow.sql'");
  watcher.close();
  expect(beats).toEqual(['/ping/1', '/ping/1']);
  const told = await runs();
  expect(told.map(({ is_good, is_tried, is_copied }) => [is_good, is_tried, is_copied])).toEqual([
    [true, true, true],
    [true, false, true],
    [false, false, false],
  ]);
  expect(told[0]).toMatchObject({ key_place: 'BACKUP_KEY', node: os.hostname() });
  expect(JSON.stringify(told)).not.toContain(KEY);
  expect(told[2].fault).toContain('9998_tomorrow');

  // The machine is gone: another one, with the key and the way to the bucket.
  const there = {
    ...away(),
    DATABASE_URL: '',
    DATA_DIR: path.join(folder, 'new'),
    BACKUP_DIR: path.join(folder, 'new-backups'),
  };
  const stolen = { ...there, BACKUP_KEY: '6f'.repeat(32) };
  const fetch = ['tools/backup/restore.ts', '--from-bucket', '--new'];
  expect(await run(fetch, stolen)).toMatchObject({ code: 1, output: expect.stringContaining('no backup') });
  expect(await run(fetch, there)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Restored the business'),
  });
  const [stored] = await readdir(path.join(folder, 'new/uploads'), {
    recursive: true,
    withFileTypes: true,
  }).then((all) => all.filter((each) => each.isFile()));
  expect(await readFile(path.join(stored?.parentPath ?? '', stored?.name ?? ''), 'utf8')).toContain('%PDF');
}, 300_000);

it('a stored file the bucket lost stops a restore from there, which goes on without it when told to', async () => {
  const copies = bucketFolder();
  const lost = (await listAll(copies)).filter((name) => name.startsWith('files/'));
  expect(lost).toHaveLength(1);
  await copies.remove(lost);
  const there = { ...away(), BACKUP_DIR: path.join(folder, 'fetched') };
  const check = ['tools/backup/restore.ts', '--from-bucket', '--check'];
  expect(await run(check, there)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/damaged or missing.*--without-damaged-files/),
  });
  expect(await run([...check, '--without-damaged-files'], there)).toMatchObject({
    code: 0,
    output: expect.stringMatching(`${path.basename(lost[0] ?? '')}\n.* is whole but for these`),
  });
  // Where the backup of that name lies, it is taken from there.
  expect(await run(check, away())).toMatchObject({
    code: 0,
    output: expect.stringContaining('is whole and can be put back'),
  });
}, 300_000);

it('what the plan no longer keeps goes from the bucket too, with files only it had', async () => {
  const manifests = async () =>
    (await readdir(path.join(folder, 's3'), { recursive: true })).filter((name) =>
      name.endsWith('manifest.json.sealed._S3rver_object'),
    );
  const before = await manifests();
  expect(before.length).toBeGreaterThan(0);
  await anotherBackupName(backups());
  const ended = await hourly({ ...away(), BACKUP_KEEP: '1,0,0' });
  expect(ended).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${before.length} old backups removed`),
  });
  const after = await manifests();
  expect(after.length).toBe(1);
  expect(before).not.toContain(after[0]);
});

it('a copy that was cut off goes after a day; until then it and the files it has sent are let be', async () => {
  const copies = bucketFolder();
  const note = path.join(folder, 'note');
  await writeFile(note, 'of a copy that has no manifest yet');
  const cutOff = `${nameBackup(new Date(Date.now() - 25 * 3_600_000))}/README.txt`;
  const underWay = `${nameBackup(new Date(Date.now() - 3_600_000))}/README.txt`;
  for (const name of [cutOff, underWay, 'files/sent']) await copies.put(name, note);

  await anotherBackupName(backups());
  expect(await hourly({ ...away(), BACKUP_KEEP: '1,0,0' })).toMatchObject({ code: 0 });
  const left = await listAll(copies);
  expect(left).not.toContain(cutOff);
  expect(left).toEqual(expect.arrayContaining([underWay, 'files/sent']));
  expect(left.filter((name) => name.endsWith('manifest.json.sealed'))).toHaveLength(1);

  await copies.remove([underWay]);
  await anotherBackupName(backups());
  expect(await hourly({ ...away(), BACKUP_KEEP: '1,0,0' })).toMatchObject({ code: 0 });
  expect(await listAll(copies)).not.toContain('files/sent');
}, 300_000);

it('a bucket that is away: the backup is good, and that its copy is not is told', async () => {
  await anotherBackupName(backups());
  const ended = await hourly({ ...away(), S3_ENDPOINT: 'http://127.0.0.1:9' });
  expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('is good, but its copy') });
  expect((await runs()).at(-1)).toMatchObject({
    is_good: true,
    is_copied: false,
    fault: expect.stringContaining('Nobody answers'),
  });
});

it('two at once: one backs up, the other steps back; told to stop, it leaves nothing and says one sentence', async () => {
  await client.query('begin; lock table messages in access exclusive mode');
  const first = spawn(process.execPath, ['tools/backup/hourly.ts'], { env: settings() });
  const [said, ended] = [text(first.stderr), new Promise((resolve) => first.once('exit', resolve))];
  const draft = async () => (await readdir(backups())).filter((name) => name.endsWith('.part')).length;
  await expect.poll(draft).toBe(1);
  expect(await hourly()).toMatchObject({
    code: 0,
    output: expect.stringContaining('Another backup is at work'),
  });
  expect(os.getPriority(first.pid)).toBeGreaterThan(os.getPriority());
  first.kill('SIGTERM');
  expect(await ended).toBe(1);
  expect((await said).trim()).toBe('Stopped with the app: nothing of it is left, and the next begins anew.');
  expect(await draft()).toBe(0);
  await client.query('rollback');
});

it('at home a key is made once, its place is told, and never a second one beside backups that want the first @trial', async () => {
  const env = { BACKUP_KEY: '', BACKUP_DIR: path.join(folder, 'at-home') };
  const keyFile = path.join(folder, 'home/.config/av-agro/backup.key');
  expect(await hourly(env)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Made the key of the backups: ${keyFile}`),
  });
  const made = await readFile(keyFile, 'utf8');
  expect(made).toMatch(/^[0-9a-f]{64}$/m);
  await rm(keyFile);
  expect(await hourly(env)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`is not in ${keyFile}. Put it back`),
  });
  await writeFile(keyFile, made);
  await anotherBackupName(path.join(folder, 'at-home'));
  expect((await hourly(env)).code).toBe(0);
  for (const beside of [app.dataDir, path.join(folder, 'at-home')]) {
    expect(await hourly({ ...env, BACKUP_KEY_FILE: path.join(beside, 'key') })).toMatchObject({
      code: 1,
      output: expect.stringContaining('whoever takes the backups would have their key'),
    });
  }
  expect(
    (await readdir(path.join(folder, 'at-home'))).filter((name) => name.startsWith('av-agro-')).length,
  ).toBe(2);
}, 300_000);

it('a database of before the table of runs was is backed up all the same', async () => {
  const old = await createTestDatabase();
  try {
    const there = new pg.Client({ connectionString: old.connectionString });
    await there.connect();
    await there.query('drop table backup_runs');
    await there.end();
    const parent = path.join(folder, 'old');
    const ended = await run(['tools/backup/main.ts', '--no-rehearsal'], {
      DATABASE_URL: old.connectionString,
      BACKUP_DIR: parent,
    });
    expect(ended).toMatchObject({ code: 0 });
  } finally {
    await old.drop();
  }
});
