import { readdir, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from '../../server/platform/embedded-postgres/process-table.ts';

/** What is not a backup yet, and what a trial writes; the number is the process that makes it. */
const LEFTOVER = /^(?:av-agro-\S+Z\.(?:(\d+)\.)?part|rehearsal-(?:(\d+)-)?[A-Za-z0-9]{6})$/;
/** No backup takes as long: a number may have come to belong to another process. */
const LONGEST_MS = 24 * 3_600_000;

/**
 * Removes what a backup left behind that was killed: half a copy of everything, or a whole database that was on trial.
 * One that runs meanwhile is not touched.
 * @returns names of what was removed
 */
export async function sweepLeftovers(parent: string): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(parent).catch(() => [])) {
    const found = LEFTOVER.exec(name);
    if (!found) continue;
    const folder = path.join(parent, name);
    const facts = await stat(folder).catch(() => undefined);
    if (!facts) continue;
    const maker = Number(found[1] ?? found[2]);
    // This process has only begun: its number on a folder is that of an earlier one.
    const isMade = maker !== process.pid && (Number.isNaN(maker) || isAlive(maker));
    if (isMade && Date.now() - facts.mtimeMs < LONGEST_MS) continue;
    await removeScratch(folder);
    removed.push(name);
  }
  return removed;
}

/** A trial's folder with its database, which a folder closed to the server's account keeps elsewhere, behind a link. */
export async function removeScratch(folder: string): Promise<void> {
  const database = await realpath(path.join(folder, 'postgres')).catch(() => undefined);
  if (database) await rm(database, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
