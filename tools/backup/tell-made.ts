import type { MadeBackup } from './write-backup.ts';

const MB = 1024 * 1024;

/** Says what is in a backup that was just written, and what was not right. */
export function tellMade({ folder, manifest, sharedFiles, mendedFiles }: MadeBackup): void {
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
