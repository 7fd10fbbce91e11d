import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { newestChecked } from '../../server/platform/backup-folder.ts';
import { anotherBackupName } from '../../tests/support/another-backup-name.ts';
import { TestClient } from '../../tests/support/client.ts';
import { Writer } from '../../tests/support/nodes/writer.ts';
import { RunningApp } from '../../tests/support/running-app.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'av-home-backup-'));
const apps: RunningApp[] = [];
const KEY = '5e'.repeat(32);
afterAll(async () => {
  for (const app of apps) await app.close();
  await rm(folder, { recursive: true, force: true });
});

it('at home: backed up while the farmer writes on, put back into another folder, and the farmer goes on there @trial', async () => {
  const first = await RunningApp.startWhole({ LOG_LEVEL: 'error' });
  apps.push(first);
  const farmer = new TestClient(first.url);
  const mobile = '9876512345';
  await farmer.post('/api/auth/send-otp', { mobile });
  await farmer.post('/api/auth/verify-otp', {
    mobile,
    code: await first.code(mobile),
    role: 'farmer',
    name: 'ಲಕ್ಷ್ಮೀದೇವಿ',
    address: 'ದೊಡ್ಡಬಳ್ಳಾಪುರ',
  });
  const sent = await farmer.post('/api/chat/message', { text: 'ಎಲೆ ಹಳದಿ' });
  expect(sent.status).toBe(200);

  const traffic = writeOn(farmer);
  await expect.poll(() => traffic.writer.acknowledged.size).toBeGreaterThan(20);
  const before = [...traffic.writer.acknowledged.keys()];
  const made = await run('tools/backup/main.ts', [folder], first.dataDir);
  const during = traffic.writer.acknowledged.size - before.length;
  await traffic.stop();
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('every table and file is equal') });
  expect(during).toBeGreaterThan(20);
  expect(traffic.writer.refusals).toEqual([]);
  expect((await newestChecked(folder))?.folder).toBe(path.join(folder, (await readdir(folder))[0] ?? ''));
  const [backup = ''] = await readdir(folder);
  const source = path.join(folder, backup);
  expect(await run('tools/backup/restore.ts', [source, '--force'], first.dataDir)).toMatchObject({
    code: 1,
    output: expect.stringContaining('already running'),
  });

  const second = await RunningApp.startWhole({ LOG_LEVEL: 'error' });
  apps.push(second);
  await second.down();
  expect(await run('tools/backup/restore.ts', [source], second.dataDir)).toMatchObject({
    code: 1,
    output: expect.stringContaining('--force'),
  });
  expect(await run('tools/backup/restore.ts', [source, '--force'], second.dataDir)).toMatchObject({
    code: 0,
  });
  await second.up();
  const same = new TestClient(second.url);
  for (const [name, value] of farmer.cookies) same.cookies.set(name, value);
  // All that was answered before the backup began, and of what came meanwhile the first so many, without a gap.
  const kept = await readThread(same, sent.body.message.chat_id);
  expect(kept[0]).toMatchObject({ text: 'ಎಲೆ ಹಳದಿ' });
  const ids = kept.slice(1).map(({ client_id }) => client_id);
  expect(ids.length).toBeGreaterThanOrEqual(before.length);
  expect(ids).toEqual(traffic.writer.written.slice(0, ids.length));

  // Settings that lead elsewhere: it must not end well on a database nobody uses.
  const elsewhere = path.join(folder, 'elsewhere');
  expect(await run('tools/backup/restore.ts', [source, '--force'], elsewhere)).toMatchObject({
    code: 1,
    output: expect.stringMatching(`Into the database of ${elsewhere}[^]*no database in ${elsewhere}`),
  });
  await expect(readdir(elsewhere)).rejects.toThrow('ENOENT');
  // A wrong path, a wrong key: no database is made for it.
  expect(await run('tools/backup/restore.ts', [`${source}-typo`, '--new'], elsewhere)).toMatchObject({
    code: 1,
    output: expect.stringContaining('is not a whole backup'),
  });
  const stranger = { HOME: path.join(folder, 'stranger'), BACKUP_KEY: '' };
  expect(await run('tools/backup/restore.ts', [source, '--new'], elsewhere, stranger)).toMatchObject({
    code: 1,
    output: expect.stringContaining('none is given'),
  });
  await expect(readdir(elsewhere)).rejects.toThrow('ENOENT');

  // An empty machine: the backup carried there, the key from its paper, nothing else.
  const stick = path.join(folder, 'stick');
  await cp(source, path.join(stick, 'carried'), { recursive: true });
  await rm(source, { recursive: true });
  await writeFile(path.join(stick, 'paper'), `${KEY}\n`);
  const carried = [path.join(stick, 'carried'), '--key', path.join(stick, 'paper')];
  expect(await run('tools/backup/restore.ts', [...carried, '--check'], elsewhere, stranger)).toMatchObject({
    code: 0,
    output: expect.stringContaining('can be put back'),
  });
  expect(await run('tools/backup/restore.ts', [...carried, '--new'], elsewhere, stranger)).toMatchObject({
    code: 0,
  });
  const third = await RunningApp.startWhole({ LOG_LEVEL: 'error', DATA_DIR: elsewhere });
  apps.push(third);
  const there = new TestClient(third.url);
  for (const [cookie, value] of farmer.cookies) there.cookies.set(cookie, value);
  expect(await readThread(there, sent.body.message.chat_id)).toEqual(kept);
}, 300_000);

it('a backup of a stopped app gives way to the app that starts meanwhile, and both end well @trial', async () => {
  const app = await RunningApp.startWhole({ LOG_LEVEL: 'error' });
  apps.push(app);
  const made = path.join(folder, 'meanwhile');
  for (const waitMs of [0, 1000]) {
    await app.down();
    const backup = run('tools/backup/main.ts', [made, '--no-rehearsal'], app.dataDir);
    await sleep(waitMs);
    await app.up();
    expect(await backup, `${waitMs} ms`).toMatchObject({ code: 0 });
    // What the backup started is the app's now: it did not stop it at its end.
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    await anotherBackupName(made);
  }
}, 300_000);

/** The farmer goes on writing as fast as a hand can: each message leaves a moment after the last one stands. */
function writeOn(farmer: TestClient): { writer: Writer; stop: () => Promise<void> } {
  const writer = new Writer(
    {
      urls: [farmer.url],
      cookie: farmer.cookieHeader,
      chatId: undefined,
    },
    0,
  );
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      writer.write();
      await writer.allSent();
      await sleep(50);
    }
  })();
  return {
    writer,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}

/** The whole thread, oldest first. */
async function readThread(as: TestClient, chatId: number): Promise<{ seq: number; client_id: string }[]> {
  const messages: { seq: number; client_id: string }[] = [];
  for (;;) {
    const before = messages[0] ? `?before=${messages[0].seq}` : '';
    const { body } = await as.get(`/api/chat/thread/${chatId}${before}`);
    if (body.length === 0) return messages;
    messages.unshift(...body);
  }
}

async function run(
  script: string,
  args: string[],
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_KEY: KEY, ...settings };
  return promisify(execFile)(process.execPath, [script, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}
