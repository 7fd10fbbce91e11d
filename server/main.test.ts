import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../tests/support/database.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'av-start-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('a first start on a taken port says so in one line, and still tells the password it made', async () => {
  const { connectionString, drop } = await createTestDatabase();
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  try {
    const ended = await start({ DATABASE_URL: connectionString, HOST: '127.0.0.1', PORT: String(port) });
    expect(ended.code).toBe(1);
    expect(ended.stdout).toMatch(/Office password, shown this once: \S{12,}/);
    expect(ended.stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^The port is taken .*EADDRINUSE.*\.$/),
    ]);
  } finally {
    holder.close();
    await drop();
  }
});

it('an address of the database that is none is told by its name, without its password', async () => {
  const ended = await start({ DATABASE_URL: 'postgres://av:pass/word@db.example/av' });
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr).toContain('DATABASE_URL must be postgresql://');
  expect(ended.stderr).not.toContain('pass/word');
  // The folder of a socket is one.
  const away = await start({ DATABASE_URL: 'postgresql://av@/av?host=/nowhere' });
  expect(away.stderr).toMatch(/^Nobody answers .*ENOENT/);
});

it('a production start refuses while the shop is still a sample, item by item', async () => {
  const { connectionString, drop } = await createTestDatabase();
  await mkdir(path.join(dataDir, 'dist/web'), { recursive: true });
  const ended = await start({
    ...{ NODE_ENV: 'production', DATABASE_URL: connectionString, DIST_DIR: path.join(dataDir, 'dist') },
    ...{ PUBLIC_URL: 'https://agro.in', OFFICE_EMAIL: 'office@agro.in', OFFICE_PASSWORD: 'long enough 12' },
    ...{
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'office@agro.in',
      SMS_PROVIDER: 'none',
      PAYMENT_PROVIDER: 'none',
    },
    ...{ BACKUPS: 'off', HOST: '127.0.0.1', PORT: '0' },
  });
  await drop();
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain('contact still holds a sample value');
  expect(ended.stderr).toContain('content/strings/en/about.json: story.one is still the sample one');
});

async function start(settings: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PAYMENT_SANDBOX_PORT: '0',
    DRAIN_SECONDS: '0',
    ...settings,
  };
  const run = promisify(execFile)(process.execPath, ['server/main.ts'], { env, timeout: 30_000 });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}
