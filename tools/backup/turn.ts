import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from './open-database.ts';

/** The advisory lock's number: 'AVBK' in ASCII. */
const LOCK = 0x4156424b;

/**
 * One backup at a time of a database, whichever node makes it. The turn ends with the process, however that dies.
 * @param waitMs how long to wait for one that is at work
 * @returns what ends the turn; undefined when another still has it
 */
export async function takeTurn(
  connectionString: string,
  waitMs: number,
): Promise<(() => Promise<void>) | undefined> {
  const client = await connect(connectionString, 'backup turn');
  for (const startedAt = Date.now(); ; await sleep(500)) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ]);
    if (rows[0]?.taken) return () => client.end();
    if (Date.now() - startedAt < waitMs) continue;
    await client.end();
    return undefined;
  }
}
