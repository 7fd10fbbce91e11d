import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { ensureBuilt } from '../run/build.mjs';

/** Milliseconds; a first start makes a database. */
const TIMEOUT_MS = 60_000;

/** The built product on a free port, with a database of its own. */
export async function startApp(): Promise<{ url: string; close: () => Promise<void> }> {
  await ensureBuilt();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: url,
    PAYMENT_SANDBOX_PORT: String(await freePort()),
    DATA_DIR: await mkdtemp(path.join(os.tmpdir(), 'av-lighthouse-app-')),
    LOG_LEVEL: 'warn',
  };
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = Date.now() + TIMEOUT_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('The app did not start.');
    await sleep(100);
  }
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
