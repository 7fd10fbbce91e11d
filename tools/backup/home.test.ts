import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { newestChecked } from '../../server/platform/backup-folder.ts';
import { TestClient } from '../../tests/support/client.ts';
import { Writer } from '../../tests/support/nodes/writer.ts';
import { RunningApp } from '../../tests/support/running-app.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'av-home-backup-'));
const apps: RunningApp[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
  await rm(folder, { recursive: true, force: true });
});

it('at home: backed up while the farmer writes on, put back into another folder, and the farmer goes on there', async () => {
  const first = await RunningApp.start({ LOG_LEVEL: 'error' });
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
  await expect.poll(() => traffic.writer.acknowledged.size).toBeGreaterThan(50);
  const before = [...traffic.writer.acknowledged.keys()];
  const made = await run('tools/backup/main.ts', [folder], first.dataDir);
  const during = traffic.writer.acknowledged.size - before.length;
  await traffic.stop();
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('every table and file is equal') });
  expect(during).toBeGreaterThan(100);
  expect(traffic.writer.refusals).toEqual([]);
  expect((await newestChecked(folder))?.folder).toBe(path.join(folder, (await readdir(folder))[0] ?? ''));
  const [backup = ''] = await readdir(folder);
  const source = path.join(folder, backup);
  expect(await run('tools/backup/restore.ts', [source, '--force'], first.dataDir)).toMatchObject({
    code: 1,
    output: expect.stringContaining('already running'),
  });

  const second = await RunningApp.start({ LOG_LEVEL: 'error' });
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
  expect(await run('tools/backup/restore.ts', [source, '--new'], elsewhere)).toMatchObject({ code: 0 });
}, 120_000);

/** The farmer's outbox never runs dry: the next message leaves when the last one stands. */
function writeOn(farmer: TestClient): { writer: Writer; stop: () => Promise<void> } {
  const writer = new Writer(
    {
      urls: [farmer.url],
      cookie: farmer.cookieHeader,
      xsrf: farmer.cookies.get('XSRF-TOKEN') ?? '',
      chatId: undefined,
    },
    0,
  );
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      writer.write();
      await writer.allSent();
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
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return promisify(execFile)(process.execPath, [script, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}
