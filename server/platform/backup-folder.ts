import { access, readdir } from 'node:fs/promises';
import path from 'node:path';

/** A backup is a folder named by its moment, to the second, in UTC. One without this name is not whole. */
const NAME = /^av-agro-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2})Z$/;

/** Lies in a backup since what is new in it was read again and found good; holds the time of it. */
export const CHECKED = 'checked';
/** Lies in a backup since it was put back on trial and found equal; holds the time of it. */
export const TRIED = 'tried';

/** A clock that was put right may leave a backup of tomorrow, which is no news of today. */
const CLOCK_SLACK_MS = 10 * 60_000;

export function nameBackup(moment: Date): string {
  return `av-agro-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

export const isBackupName = (name: string) => NAME.test(name);

/** The moment a backup is of, by its name. */
export function momentOf(folder: string): Date {
  return new Date(path.basename(folder).replace(NAME, '$1$2:$3:$4Z'));
}

/** Backups below a folder, oldest first; none where there is no folder. */
export async function listBackups(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names
    .filter(isBackupName)
    .sort()
    .map((name) => path.join(parent, name));
}

/** The newest backup that bears a mark, and the moment it is of. */
export async function newestMarked(
  parent: string,
  mark: string,
  now = new Date(),
): Promise<{ folder: string; moment: Date } | undefined> {
  for (const folder of (await listBackups(parent)).reverse()) {
    const moment = momentOf(folder);
    if (moment.getTime() > now.getTime() + CLOCK_SLACK_MS) continue;
    const isMarked = await access(path.join(folder, mark)).then(
      () => true,
      () => false,
    );
    if (isMarked) return { folder, moment };
  }
  return undefined;
}

/** The newest backup that is known to be good, and the moment it is of. */
export const newestChecked = (parent: string, now?: Date) => newestMarked(parent, CHECKED, now);
