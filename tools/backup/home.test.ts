import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { TestClient } from '../../tests/support/client.ts';
import { RunningApp } from '../../tests/support/running-app.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'av-home-backup-'));
const apps: RunningApp[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
  await rm(folder, { recursive: true, force: true });
});

it('at home: backed up while it runs, put back into another folder, and the farmer goes on there', async () => {
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

  const made = await run('tools/backup/main.ts', [folder], first.dataDir);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('every table and file is equal') });
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
  const thread = await same.get(`/api/chat/thread/${sent.body.message.chat_id}`);
  expect(thread.body).toEqual([expect.objectContaining({ text: 'ಎಲೆ ಹಳದಿ' })]);

  // Settings that lead elsewhere: it must not end well on a database nobody uses.
  const elsewhere = path.join(folder, 'elsewhere');
  expect(await run('tools/backup/restore.ts', [source, '--force'], elsewhere)).toMatchObject({
    code: 1,
    output: expect.stringMatching(`Into the database of ${elsewhere}[^]*no database in ${elsewhere}`),
  });
  await expect(readdir(elsewhere)).rejects.toThrow('ENOENT');
  expect(await run('tools/backup/restore.ts', [source, '--new'], elsewhere)).toMatchObject({ code: 0 });
}, 120_000);

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
