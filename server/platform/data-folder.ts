import { chmod, lstat, mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './embedded-postgres/failure.ts';

/**
 * What the app puts into `DATA_DIR`, but for the database, which has an owner and modes of its own (see
 * `embedded-postgres/home.ts`). Whatever else lies there is somebody else's.
 */
const OURS = ['uploads', 'tmp', 'outbox', 'outbox-writing', 'payment-sandbox', 'backups'];
const STICKY = 0o1000;

/**
 * Makes `DATA_DIR`, and closes it and what the app keeps in it to other users of this machine: people's photos, and at
 * home the codes they log in with. What an earlier version left open is closed too. Nothing is opened that an operator
 * closed. Started by root, the folder itself still lets the database's account pass through, though not list it; a
 * folder that is everybody's (/tmp) stays so.
 */
export async function closeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await narrow(await realpath(dataDir), process.getuid?.() === 0 ? 0o711 : 0o700);
  await mkdir(path.join(dataDir, 'tmp'), { recursive: true, mode: 0o700 });
  for (const name of OURS) await narrow(path.join(dataDir, name), 0o700);
}

/** Takes from a mode what is beyond `most`. Somebody else's folder (a mounted disk, a link to one) stays as its owner has it. */
async function narrow(target: string, most: number): Promise<void> {
  try {
    const found = await lstat(target);
    if (found.isSymbolicLink() || (found.mode & STICKY) !== 0) return;
    if ((found.mode & 0o777 & ~most) !== 0) await chmod(target, found.mode & most);
  } catch (error) {
    // ENOENT: not made yet, or gone meanwhile.
    if (!hasCode(error, 'EPERM', 'ENOENT', 'ENOTSUP', 'EROFS')) throw error;
  }
}
