import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, mkdtemp, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Account, accountOf, canReach, unprivilegedAccount } from './account.ts';
import { EmbeddedPostgresError, hasCode } from './failure.ts';

/** Where root keeps what the unprivileged account must reach when DATA_DIR itself is closed to it. */
export const SYSTEM_FOLDER = '/var/lib/av-agro';

/** The one folder that holds everything of the server: the cluster, its log and, where it fits, its socket. */
export type Home = {
  /** Real path, free of symbolic links, so that it equals what the server process reports of itself. */
  dir: string;
  /** As the user wrote it; for messages. */
  dataDir: string;
  /** Owner of the folder and of the server process; undefined when that is the app's own account. */
  account: Account | undefined;
};

/**
 * Finds or makes `DATA_DIR/postgres`. As root with a DATA_DIR the unprivileged account cannot enter (a 0700
 * home), `DATA_DIR/postgres` is a symbolic link into /var/lib, whose target carries a random part: a deleted and
 * remade DATA_DIR must start empty, not with the database of its predecessor.
 */
export async function openHome(dataDir: string): Promise<Home> {
  const root = resolve(dataDir);
  const isRoot = process.getuid?.() === 0;
  // Root's folder lets the unprivileged account pass through, but not list it.
  await mkdir(root, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const entry = join(root, 'postgres');
  if (!(await exists(entry))) await createHome(root, entry);
  return adoptHome(root, entry);
}

async function createHome(root: string, entry: string): Promise<void> {
  const account = await unprivilegedAccount();
  try {
    if (!account || (await canReach(root, account))) return await mkdir(entry, { mode: 0o700 });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    throw error;
  }
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const target = await mkdtemp(join(SYSTEM_FOLDER, `${hash}-`));
  await chown(target, account.uid, account.gid);
  try {
    await symlink(target, entry);
  } catch (error) {
    await rm(target, { recursive: true });
    // Another process made it first: use that one.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

async function adoptHome(root: string, entry: string): Promise<Home> {
  const dir = await realpath(entry).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new EmbeddedPostgresError(
      `The database of ${root} is gone: ${entry} points to a folder that no longer exists; put it back or remove the link to start empty.`,
    );
  });
  const owner = await stat(dir);
  const self = process.getuid?.();
  if (self === owner.uid && self !== 0) return { dir, dataDir: root, account: undefined };
  if (self !== 0) {
    const { name } = await accountOf(owner);
    throw new EmbeddedPostgresError(
      `The database folder ${dir} belongs to the account ${name}: start AV Agro as that account (or as root), or set another DATA_DIR.`,
    );
  }
  const account = owner.uid === 0 ? await unprivilegedAccount() : await accountOf(owner);
  // Owned by root means an earlier start was cut off before it handed the folder over.
  if (account && owner.uid === 0) await chown(dir, account.uid, account.gid);
  if (!(await canReach(dir, account))) {
    throw new EmbeddedPostgresError(
      `The account ${account?.name} that runs PostgreSQL can no longer enter ${dir}: let it pass the folders above (chmod o+x), or set another DATA_DIR.`,
    );
  }
  return { dir, dataDir: root, account };
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Writes a file that the server's account must own. */
export async function writeOwned(
  home: Home,
  path: string,
  text: string,
  flag: 'w' | 'a' = 'w',
): Promise<void> {
  await writeFile(path, text, { mode: 0o600, flag });
  if (home.account) await chown(path, home.account.uid, home.account.gid);
}

/** Makes a private folder for the server's account, or accepts one that already is exactly that. */
export async function makePrivateFolder(home: Home, path: string): Promise<boolean> {
  const uid = home.account?.uid ?? process.getuid?.();
  try {
    await mkdir(path, { mode: 0o700 });
    if (home.account) await chown(path, home.account.uid, home.account.gid);
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const found = await lstat(path);
  return found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0;
}
