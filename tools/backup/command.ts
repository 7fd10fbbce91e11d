import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from '../../server/config.ts';
import { EmbeddedPostgresError } from '../../server/platform/embedded-postgres/index.ts';
import { userFacingError } from '../../server/platform/user-facing-error.ts';

/** Something is wrong with a backup, or with where it is to go; the message is for the person who typed. */
export class BackupError extends Error {}

/** The settings the app itself would run with here. */
export function readSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env, 'keep');
}

/** Runs a command; its own faults are one sentence, others a stack. Ends with 1 on either. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isForThePerson =
      error instanceof BackupError || error instanceof ConfigError || error instanceof EmbeddedPostgresError;
    console.error(isForThePerson ? error.message : (userFacingError(error) ?? error));
    process.exitCode = 1;
  }
}

/** What must be undone should this process be told to stop in the middle. */
const undone = new Set<() => Promise<unknown>>();

/** Does the work; while it lasts, a stop undoes it. */
export async function undoneByStop<T>(undo: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  undone.add(undo);
  try {
    return await work();
  } finally {
    undone.delete(undo);
  }
}

/** Told to stop, the process leaves nothing half made behind and ends with one sentence. */
export function stopCleanly(sentence: string): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    for (const undo of [...undone].reverse()) await undo().catch(() => undefined);
    console.error(sentence);
    process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
