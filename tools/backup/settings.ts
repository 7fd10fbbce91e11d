import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from '../../server/config.ts';
import { EmbeddedPostgresError } from '../../server/platform/embedded-postgres/index.ts';
import { userFacingError } from '../../server/platform/user-facing-error.ts';
import { BackupError } from './backup-error.ts';

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
