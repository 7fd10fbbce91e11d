/**
 * The backup the app makes by itself: a process of its own, behind everything else in line for the processor, first to
 * go when memory runs out, ended with the app. One line on standard error says what went wrong.
 */
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { readSettings, runCommand, stopCleanly } from './command.ts';
import { runBackup } from './run-backup.ts';

await runCommand(async () => {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  // Where there is no such file, there is no such choice.
  await writeFile('/proc/self/oom_score_adj', '900').catch(() => undefined);
  stopCleanly('Stopped with the app: nothing of it is left, and the next begins anew.');
  const config = readSettings();
  const isMade = await runBackup(config, { parent: config.backupDir, trial: 'when due', waitMs: 0 });
  if (!isMade) console.log('Another backup is at work.');
});
