import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from '../database/db.ts';
import { liveKeys, takeAbandoned } from './files.store.ts';
import type { ObjectStore } from './object-store.ts';

/** A message takes seconds to send; what belongs to nothing after this long never will. */
const GRACE_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

/**
 * Leftovers of a night or two are few. When most of a store seems to belong to nothing, the database is the
 * wrong one (restored, or switched to another), and removing would destroy what the right one still names.
 */
const SUSPICIOUS_COUNT = 50;

export interface SweepParts {
  sql: Sql;
  objects: ObjectStore;
  /** Folder of uploads on their way in. */
  incoming: string;
  log: FastifyBaseLogger;
}

/** Removes abandoned uploads with their rows, bytes without a row, and what a crash left in `incoming`. */
export async function sweep({ sql, objects, incoming, log }: SweepParts, now: Date): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS);
  const incomingRemoved = await sweepFolder(incoming, before);
  // Rows first: should removing the bytes fail, they are bytes without a row and the next sweep meets them.
  const abandoned = await takeAbandoned(sql, before);
  await objects.remove(abandoned);
  const bytesRemoved = await sweepObjects({ sql, objects, log }, before);
  log.info({ incomingRemoved, abandoned: abandoned.length, bytesRemoved }, 'files.swept');
}

async function sweepObjects(
  { sql, objects, log }: Pick<SweepParts, 'sql' | 'objects' | 'log'>,
  before: Date,
): Promise<number> {
  const orphans: string[] = [];
  let seen = 0;
  let batch: string[] = [];
  const judge = async () => {
    const live = await liveKeys(sql, batch);
    orphans.push(...batch.filter((key) => !live.has(key)));
    batch = [];
  };
  for await (const { key, modifiedAt } of objects.list()) {
    if (modifiedAt >= before) continue;
    seen += 1;
    batch.push(key);
    if (batch.length === BATCH) await judge();
  }
  await judge();
  if (orphans.length > SUSPICIOUS_COUNT && orphans.length > seen / 2) {
    log.error({ orphans: orphans.length, seen }, 'files.sweep_refused');
    return 0;
  }
  await objects.remove(orphans);
  return orphans.length;
}

async function sweepFolder(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    const facts = await stat(entry).catch(() => undefined);
    if (!facts || facts.mtime >= before) continue;
    await rm(entry, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
