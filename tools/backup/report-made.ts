import type { MadeBackup } from './write-backup.ts';

const TIMEOUT_MS = 10_000;

const MB = 1024 * 1024;

/**
 * A dead man's switch: the watcher behind the address (healthchecks.io, Uptime Kuma, ...) tells somebody when it hears
 * nothing. That it cannot be reached is said and is no fault of the backup.
 */
export async function sendHeartbeat(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const trouble = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'follow' }).then(
    (answer) => (answer.ok ? undefined : `it answers ${answer.status}`),
    (error: Error) => error.message,
  );
  if (trouble !== undefined) console.warn(`HEARTBEAT_URL was not reached: ${trouble}.`);
}

/** Says what is in a backup that was just written, and what was not right. */
export function reportMade({ folder, manifest, sharedFiles, mendedFiles }: MadeBackup): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${manifest.tables.length} tables, ${rows} rows,`);
  const size = (manifest.files.bytes / MB).toFixed(1);
  console.log(`  ${manifest.files.count} files of ${size} MB, ${sharedFiles} shared with the backup before.`);
  if (mendedFiles > 0) {
    console.warn(
      `  ${mendedFiles} files were damaged in the backup before, and copied anew. Look at the disk of the backups.`,
    );
  }
  const { missingFiles } = manifest;
  if (missingFiles.length > 0) {
    console.warn(
      `  ${missingFiles.length} files have a row but no bytes (deleted meanwhile, or lost): see missingFiles in its manifest.`,
    );
  }
}
