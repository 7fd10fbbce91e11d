/**
 * `npm run audit:verify [-- --noted ROW:HASH]`: hashes the office's log anew and names the first row that is not as it
 * was written. What was written since the last sealing is sealed first; nothing else is changed, the app may be running.
 * Ends with 1 on a fault.
 *
 *     --noted ROW:HASH   a head this command printed earlier and somebody kept elsewhere: still part of the chain?
 *                        Without it nobody can tell whether the end of the log was cut off.
 */
import { parseArgs } from 'node:util';
import { type ChainHead, verifyLog } from '../../server/features/audit/index.ts';
import { createDatabase } from '../../server/platform/database/db.ts';
import { BackupError, readSettings, runCommand } from '../backup/command.ts';
import { openForReading } from '../backup/open-database.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { noted: { type: 'string' } } });
  const noted = readNoted(values.noted);
  const database = await openForReading(readSettings());
  const db = createDatabase(database.connectionString, { max: 1 });
  try {
    const { lines, purged, head, fault } = await verifyLog(db, noted);
    if (fault) {
      const line = fault.auditId === undefined ? '' : ` (line ${fault.auditId} of the log)`;
      throw new BackupError(
        `BROKEN at row ${fault.seq}${line}: ${fault.what}.\nThe ${lines} rows before it are as they were written.`,
      );
    }
    console.log(`The office log is whole: ${lines} rows, each as it was written.`);
    if (purged > 0) console.log(`${purged} of them lost their words with a farmer who was purged.`);
    console.log(`To keep away from this machine, for --noted: ${head.seq}:${head.hash}`);
  } finally {
    await db.close();
    await database.close();
  }
});

function readNoted(text: string | undefined): ChainHead | undefined {
  if (text === undefined) return undefined;
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!seq || !hash) throw new BackupError('--noted is ROW:HASH, as this command printed it.');
  return { seq: Number(seq), hash };
}
