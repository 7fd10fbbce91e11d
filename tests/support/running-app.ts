import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, realpath } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.ts';
import { codeFromOutbox } from '../../tools/outbox.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { removeFolder } from './remove-folder.ts';

export const OFFICE = { email: 'office@test.example', password: 'office-test-password' };

/** What a screen needs of an app, however it was started. */
export type ReachableApp = Pick<RunningApp, 'url' | 'code'>;

/** The product in a process and a folder of its own. */
export class RunningApp {
  readonly url: string;
  readonly dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  /** Of the run's server; undefined when the app brings its own PostgreSQL, or was told which to use. */
  #database: TestDatabase | undefined;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(dataDir: string, port: number, sandboxPort: number, env: Record<string, string>) {
    this.dataDir = dataDir;
    this.url = `http://localhost:${port}`;
    this.#env = {
      ...process.env,
      NODE_ENV: 'test',
      // As `npm start` has it: a second start need not compile again.
      NODE_COMPILE_CACHE: path.resolve('.cache/node'),
      PORT: String(port),
      PUBLIC_URL: this.url,
      PAYMENT_SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      OFFICE_EMAIL: OFFICE.email,
      OFFICE_PASSWORD: OFFICE.password,
      // Journeys run at any hour of the day; what they count must not depend on it.
      AUTO_REPLY: 'off',
      // Nor does a test keep the disk busy on the hour.
      BACKUPS: 'off',
      // Nobody waits behind a proxy for this node to leave.
      DRAIN_SECONDS: '0',
      // Long days and measurements send more in a minute than any farmer.
      FARMER_SEND_BURST: '1000000',
      ...env,
    };
  }

  /** On a fresh database of the run's server: half the time of one that makes a PostgreSQL first. */
  static async start(env: Record<string, string> = {}): Promise<RunningApp> {
    const database = await createTestDatabase();
    const app = await RunningApp.startWhole({
      DATABASE_URL: database.connectionString,
      ...env,
    });
    app.#database = database;
    return app;
  }

  /** As an owner runs it: with the embedded PostgreSQL, unless `env` names another. */
  static async startWhole(env: Record<string, string> = {}): Promise<RunningApp> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'av-e2e-'));
    for (let tries = 1; ; tries += 1) {
      const app = new RunningApp(dataDir, await freePort(), await freePort(), env);
      try {
        await app.up();
        return app;
      } catch (error) {
        // Between its being found free and used, another test's app may have taken the port.
        if (tries === 3 || !String(error).includes('EADDRINUSE')) throw error;
      }
    }
  }

  /** Starts the process and waits until it is ready to serve. */
  async up(): Promise<void> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => this.#remember(chunk));
    child.stderr.on('data', (chunk) => this.#remember(chunk));
    this.#process = child;
    for (let waited = 0; waited < 120_000; waited += 50) {
      if (child.exitCode !== null) throw new Error(`the app ended at start:\n${this.#output}`);
      const ready = await fetch(`${this.url}/readyz`)
        .then((answer) => answer.ok)
        .catch(() => false);
      if (ready) return;
      await sleep(50);
    }
    throw new Error(`the app was not ready within two minutes:\n${this.#output}`);
  }

  /** SIGTERM is the owner stopping it, SIGKILL is the power going out under the app alone. */
  async down(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** Of the process that ended last; null while one runs, or when it was killed. */
  get exitCode(): number | null {
    return this.#process?.exitCode ?? null;
  }

  async restart(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.down(signal);
    await this.up();
  }

  /** Ends everything and removes the folder. */
  async close(): Promise<void> {
    // A killed app leaves its own database running; only a graceful stop takes both down.
    if (this.#process?.signalCode === 'SIGKILL' && this.#database === undefined) await this.up();
    await this.down();
    await this.#database?.drop();
    // A closed folder of root's keeps its database elsewhere, behind a link.
    const database = await realpath(path.join(this.dataDir, 'postgres')).catch(() => undefined);
    if (database) await removeFolder(database);
    await removeFolder(this.dataDir);
  }

  /** The six digits last sent to this mobile or e-mail address. `since`: epoch milliseconds. */
  code(recipient: string, since = 0): Promise<string> {
    return codeFromOutbox(this.dataDir, recipient, { since });
  }

  #remember(chunk: Buffer): void {
    this.#output = (this.#output + chunk.toString()).slice(-8_000);
  }
}
