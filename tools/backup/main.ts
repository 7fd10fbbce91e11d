/**
 * `npm run backup -- [FOLDER] [--keep N] [--no-rehearsal]`: everything the business has, of one moment, into a new
 * folder below FOLDER (BACKUP_DIR by default), while the app runs. Then the proof that it can be put back.
 *
 *     --keep N         afterwards only the newest N backups of FOLDER stay, and the newest that is known to be good; in
 *                      BACKUP_DIR the app keeps house by its own plan (BACKUP_KEEP), and N is not asked
 *     --no-rehearsal   compares every byte with its sum, but restores nothing on trial
 */
import { parseArgs } from 'node:util';
import { BackupError, readSettings, runCommand, stopCleanly } from './command.ts';
import { placeFor, runBackup } from './run-backup.ts';
import { keepNewest } from './store/keep-newest.ts';

const TIMEOUT_MS = 15 * 60_000;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, 'no-rehearsal': { type: 'boolean', default: false } },
  });
  if (positionals.length > 1) throw new BackupError('One folder for the backups, not several.');
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new BackupError('--keep is how many backups stay: a whole number from 1.');
  }
  const config = readSettings();
  stopCleanly('Stopped before it was whole: nothing of it is left.');
  const parent = placeFor(config, positionals[0]);
  const isPlanned = parent === config.backupDir && config.backup.isOn;
  try {
    const trial = values['no-rehearsal'] ? 'never' : 'always';
    if (!(await runBackup(config, { parent, trial, waitMs: TIMEOUT_MS }))) {
      throw new BackupError(
        'Another backup has been at work for a quarter of an hour: look into that one first.',
      );
    }
  } finally {
    // Also after a failure: what is too old goes, or failing backups would fill the disk.
    const old = keep === undefined || isPlanned ? [] : await keepNewest(parent, keep);
    for (const folder of old) console.log(`Removed ${folder}.`);
  }
});
