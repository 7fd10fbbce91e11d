import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** The product as an owner runs it: a process of its own. */
export interface Product {
  url: string;
  pid: number;
  /** SIGTERM is an upgrade, SIGKILL a power cut of the app alone. Answers when it is gone. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface ProductOptions {
  dataDir: string;
  /** Undefined: the database it brings itself. */
  databaseUrl: string | undefined;
  /** By default a free one. */
  port?: number;
  /** Over the settings of the bench. */
  env?: Record<string, string>;
  /** What is started; by default the server itself. */
  command?: readonly string[];
}

export const OFFICE = { email: 'bench@office.example', password: 'bench-office-password' };
/** What `npm start` runs; the server takes its place in the same process. */
export const OWNERS_COMMAND = ['tools/run/start.mjs'];
const TIMEOUT_MS = 60_000;
/** Starts are measured by this. */
const POLL_MS = 5;

/** Starts it and waits until it is ready to serve. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...profilerFlags(), ...(options.command ?? ['server/main.ts'])], {
    env: {
      ...process.env,
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.databaseUrl ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      PAYMENT_SANDBOX_PORT: String(await freePort()),
      OFFICE_EMAIL: OFFICE.email,
      OFFICE_PASSWORD: OFFICE.password,
      AUTO_REPLY: 'off',
      // Long days and measurements send more in a minute than any farmer.
      FARMER_SEND_BURST: '1000000',
      // Everybody of the bench comes from one address, and half of what is sent is one office's.
      CONNECTIONS_PER_ADDRESS: '100000',
      // As in production, whose other settings need partners that are not here.
      CHECK_ROWS: 'off',
      LOG_LEVEL: 'error',
      ...options.env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(url, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { url, pid: child.pid ?? 0, stop: (signal) => end(child, signal) };
}

/** BENCH_PROFILE=folder: a CPU profile of every product process, written when it ends. */
function profilerFlags(): string[] {
  const folder = process.env.BENCH_PROFILE;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const begun = Date.now();
  while (Date.now() - begun < TIMEOUT_MS) {
    if (child.exitCode !== null) throw new Error('the product ended at its start');
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(POLL_MS);
  }
  throw new Error('the product was not ready within a minute');
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
