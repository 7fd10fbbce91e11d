import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../tests/support/database.ts';
import { IS_SHIPPED } from '../tests/support/shipped-content.ts';
import { buildSmallSite } from '../tests/support/small-site.ts';
import { freePort } from '../tools/free-port.ts';

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

/** As an owner has them on the first day: true ones, and no contract yet. */
const PRODUCTION = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://agro.in', HOST: '127.0.0.1', BACKUPS: 'off' },
  ...{ OFFICE_EMAIL: 'office@agro.in', OFFICE_PASSWORD: 'long enough 12', MAIL_FROM: 'office@agro.in' },
  ...{ SMTP_URL: 'smtp://127.0.0.1:9', SMS_PROVIDER: 'none', PAYMENT_PROVIDER: 'none' },
};

it.skipIf(!IS_SHIPPED)(
  'a production start with the sample shop begins, says what is still one, and lets no visitor in',
  async () => {
    const { connectionString, drop } = await createTestDatabase();
    const dist = await buildSmallSite();
    const port = await freePort();
    const settings = { ...PRODUCTION, DATABASE_URL: connectionString, DIST_DIR: dist, PORT: String(port) };
    const child = spawn(process.execPath, ['server/main.ts'], { env: envOf(settings) });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
    });
    const statusOf = (address: string) =>
      fetch(`http://127.0.0.1:${port}${address}`).then(
        ({ status }) => status,
        () => 0,
      );
    try {
      await expect.poll(() => statusOf('/readyz'), { timeout: 60_000 }).toBe(200);
      const statuses = await Promise.all(
        ['/', '/products', '/farmers', '/api/devices', '/admin'].map(statusOf),
      );
      expect(statuses).toEqual([503, 503, 503, 503, 200]);
      await expect.poll(() => said).toMatch(/"items":\[[^\]]*"contact"[^\]]*\].*"msg":"shop\.closed"/);
      expect(said).toContain('Closed to visitors until');
    } finally {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      await drop();
      await rm(dist, { recursive: true });
    }
  },
);

it('a production start that is told to show samples refuses, and one without its secrets', async () => {
  const shown = await start({ ...PRODUCTION, SAMPLES: 'shown' });
  expect(shown).toMatchObject({ code: 1, stderr: expect.stringContaining('SAMPLES=shown is for home') });
  const { OFFICE_PASSWORD: _, ...rest } = PRODUCTION;
  expect((await start(rest)).stderr).toContain('OFFICE_PASSWORD must be set in production');
});

async function start(settings: Record<string, string>) {
  const run = promisify(execFile)(process.execPath, ['server/main.ts'], {
    env: envOf(settings),
    timeout: 30_000,
  });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

const envOf = (settings: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  DATA_DIR: dataDir,
  PAYMENT_SANDBOX_PORT: '0',
  DRAIN_SECONDS: '0',
  ...settings,
});
