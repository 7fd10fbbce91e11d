import os from 'node:os';
import { connect } from './open-database.ts';

/** What one backup came to; times in milliseconds are the caller's clock. */
export interface Run {
  startedAt: Date;
  folder?: string;
  isGood: boolean;
  isTried?: boolean;
  isCopied?: boolean;
  keyId?: string;
  keyPlace?: string;
  fault?: string;
}

const KEPT_DAYS = 400;

/** Tells the office's desk, on whichever node it is read. A database of before the table was has none to tell. */
export async function recordRun(connectionString: string, run: Run): Promise<void> {
  const client = await connect(connectionString, 'backup');
  try {
    await client.query(
      `insert into backup_runs (node, folder, started_at, ended_at, is_good, is_tried, is_copied, key_id, key_place, fault)
       values ($1, $2, $3, now(), $4, $5, $6, $7, $8, $9)`,
      [
        os.hostname(),
        run.folder,
        run.startedAt,
        run.isGood,
        run.isTried ?? false,
        run.isCopied ?? false,
        run.keyId,
        run.keyPlace,
        run.fault?.slice(0, 500),
      ],
    );
    await client.query(`delete from backup_runs where started_at < now() - interval '${KEPT_DAYS} days'`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42P01') throw error;
  } finally {
    await client.end();
  }
}
