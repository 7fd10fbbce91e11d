import { access, readdir } from 'node:fs/promises';
import path from 'node:path';

/** A backup is a folder named by its moment, to the second, in UTC. One without this name is not whole. */
const NAME = /^av-agro-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2})Z$/;

/** Lies in a backup since it was read again and, unless that was declined, put back on trial; holds the time of it. */
export const CHECKED = 'checked';

export function nameBackup(moment: Date): string {
  return `av-agro-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

/** Backups below a folder, oldest first; none where there is no folder. */
export async function listBackups(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => path.join(parent, name));
}

/** The newest backup that is known to be good, and the moment it is of. */
export async function newestChecked(parent: string): Promise<{ folder: string; moment: Date } | undefined> {
  for (const folder of (await listBackups(parent)).reverse()) {
    const isChecked = await access(path.join(folder, CHECKED)).then(
      () => true,
      () => false,
    );
    if (isChecked) return { folder, moment: new Date(path.basename(folder).replace(NAME, '$1$2:$3:$4Z')) };
  }
  return undefined;
}
