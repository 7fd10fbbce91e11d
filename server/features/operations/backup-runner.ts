import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '../../context.ts';
import { giveMailBack, noteFailure, readRuns, takeMail } from './operations.store.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const MINUTE_MS = 60_000;
/** A little under the hour: it is looked every ten minutes. */
const EVERY_MS = 55 * MINUTE_MS;
const AFTER_FAILURE_MS = 25 * MINUTE_MS;
/** One that takes long must not fill the day: nine tenths of it stay quiet. */
const REST_BY_LENGTH = 10;
/** A stopping app gives it so long to clean up after itself. */
const STOP_MS = 8_000;
const LAST_WORDS = 2_000;

export interface BackupRunner {
  /** Begins a backup in a process of its own when one is due; does not wait for it. */
  beginWhenDue(): Promise<void>;
  stop(): Promise<void>;
}

/** The hourly backup. The queue gives the work to one node; the backup itself makes sure it is the only one. */
export function createBackupRunner(ctx: AppContext): BackupRunner {
  let running: { child: ChildProcess; ended: Promise<void> } | undefined;
  let isStopping = false;
  return {
    async beginWhenDue() {
      if (running || isStopping || !(await isDue(ctx))) return;
      if (running || isStopping) return;
      const { child, ended } = begin();
      running = {
        child,
        ended: ended
          .then(({ code, startedAt, lastWords }) =>
            code === 0 || isStopping ? undefined : reportFailure(ctx, startedAt, lastWords),
          )
          .catch((error: unknown) => ctx.log.error({ err: error }, 'backup.notice_failed'))
          .finally(() => {
            running = undefined;
          }),
      };
    },
    async stop() {
      isStopping = true;
      if (!running) return;
      const { child, ended } = running;
      child.kill('SIGTERM');
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
      child.kill('SIGKILL');
    },
  };
}

interface Ended {
  code: number | null;
  startedAt: Date;
  /** What it wrote last on standard error. */
  lastWords: string;
}

function begin(): { child: ChildProcess; ended: Promise<Ended> } {
  const startedAt = new Date();
  const args = ['--max-old-space-size=384', path.join(ROOT, 'tools/backup/hourly.ts')];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (words: string) => {
    lastWords = (lastWords + words).slice(-LAST_WORDS);
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('error', (error) => resolve({ code: null, startedAt, lastWords: error.message }));
    child.once('close', (code, signal) =>
      resolve({ code, startedAt, lastWords: lastWords.trim() || `It was ended by ${signal}.` }),
    );
  });
  return { child, ended };
}

async function isDue(ctx: AppContext): Promise<boolean> {
  const now = ctx.now();
  const [last] = await readRuns(ctx.db, now);
  if (!last) return true;
  const pauseMs = last.is_good ? Math.max(EVERY_MS, REST_BY_LENGTH * last.took_ms) : AFTER_FAILURE_MS;
  return now.getTime() - Date.parse(last.started_at) >= pauseMs;
}

/** The log at once, the desk at its next look, the office's mailbox once a day. */
async function reportFailure(ctx: AppContext, startedAt: Date, lastWords: string): Promise<void> {
  const fault = lastWords.split('\n').at(-1) ?? lastWords;
  ctx.log.error({ fault }, 'backup.failed');
  const now = ctx.now();
  await noteFailure(ctx.db, { node: os.hostname(), startedAt, endedAt: now, fault });
  if (!(await takeMail(ctx.db, now))) return;
  const runs = await readRuns(ctx.db, now);
  const good = runs.find((run) => run.is_good)?.started_at;
  try {
    await ctx.email.send(failureMail(ctx, fault, good));
  } catch (error) {
    await giveMailBack(ctx.db, now);
    throw error;
  }
}

function failureMail({ config, content }: AppContext, fault: string, good: string | undefined) {
  const when = good && `${good.slice(0, 16).replace('T', ' ')} UTC`;
  return {
    to: config.office.email,
    subject: `${content.now().shop.name}: the backup failed`,
    text: [
      `The backup on ${os.hostname()} did not end well. The site goes on; nothing is lost. It is tried again by itself; this mail comes at most once a day.`,
      fault,
      when === undefined
        ? 'There is no backup that is known to be good.'
        : `The newest good backup is of ${when}.`,
      'What is newer would be gone with the machine. Call the person who looks after it today, and read this out.',
      `${config.publicUrl}/admin/settings/health`,
    ].join('\n\n'),
  };
}
