import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runAs } from './account.ts';
import { OWNER_ROLE } from './address.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, hasCode } from './failure.ts';
import { type Home, writeOwned } from './home.ts';
import { isAlive } from './process-table.ts';
import { sharedMemoryType } from './settings.ts';

/** A PostgreSQL data folder that is complete and of the right version. */
export type Cluster = {
  home: Home;
  binaries: Binaries;
  /** PGDATA. */
  data: string;
  /** The server's owner's, for loopback TCP. */
  password: string;
};

const PASSWORD_FILE = 'av-agro.password';

/**
 * Opens the data folder, or makes it on the first start.
 * @param isKept whether it is to outlive a power cut from then on
 */
export async function openCluster(home: Home, binaries: Binaries, isKept = true): Promise<Cluster> {
  const data = join(home.dir, 'data');
  await removeLeftovers(home);
  const found = (await layoutVersion(data)) ?? (await initialise(home, binaries, data, isKept));
  if (found !== binaries.major) {
    throw new EmbeddedPostgresError(
      `The database in ${home.dataDir} was made by PostgreSQL ${found} and this AV Agro brings PostgreSQL ${binaries.major}: start the AV Agro that made it, make a backup with it (av-agro-run backup; at home npm run backup), and restore that into an empty DATA_DIR here.`,
    );
  }
  return { home, binaries, data, password: (await readFile(join(data, PASSWORD_FILE), 'utf8')).trim() };
}

/** Major version of the layout on disk; undefined when there is no data folder yet. */
async function layoutVersion(data: string): Promise<string | undefined> {
  try {
    return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    const entries = await readdir(data).catch(() => undefined);
    if (entries === undefined) return undefined;
    throw new EmbeddedPostgresError(
      `The database folder ${data} is damaged (it has no PG_VERSION): restore a backup, or remove the folder to start empty.`,
    );
  }
}

/**
 * Builds the cluster under a name of its own and renames it when it is whole, so a start that was cut off half
 * way, or two first starts at once, can never leave half a cluster behind.
 */
async function initialise(home: Home, binaries: Binaries, data: string, isKept: boolean): Promise<string> {
  const draft = join(home.dir, `initdb-${process.pid}-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${draft}.password`;
  await writeOwned(home, passwordFile, randomBytes(24).toString('base64url'));
  const { exitCode, output } = await runAs(home.account, binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${OWNER_ROLE}`,
    `--pwfile=${passwordFile}`,
    // Peace of mind on the private socket (its folder is 0700), a password on loopback TCP.
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Sorts by code point like C, but knows the letters of every script in lower() and in patterns.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(isKept ? [] : ['--no-sync']),
    `--set=dynamic_shared_memory_type=${await sharedMemoryType(home.account)}`,
  ]).catch(explainMissingLoader);
  if (exitCode !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new EmbeddedPostgresError(`PostgreSQL could not make its data folder in ${home.dir}: ${output}`);
  }
  await rename(passwordFile, join(draft, PASSWORD_FILE));
  await rename(draft, data).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    // Another process made it first: use that one.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  });
  await syncFolder(home.dir);
  return (await layoutVersion(data)) ?? binaries.major;
}

/** A program that is there but "not found" is one whose loader (glibc) the system lacks, as on Alpine. */
function explainMissingLoader(error: unknown): never {
  if (!hasCode(error, 'ENOENT', 'ENOEXEC')) throw error;
  throw new EmbeddedPostgresError(
    'The embedded PostgreSQL cannot run on this system (on Linux it needs glibc): set DATABASE_URL to a PostgreSQL server.',
  );
}

/** Drafts whose maker is dead. */
async function removeLeftovers(home: Home): Promise<void> {
  for (const name of await readdir(home.dir)) {
    const maker = /^initdb-(\d+)-/.exec(name)?.[1];
    if (!maker || isAlive(Number(maker))) continue;
    // Its initdb may still be writing; then the next start clears it.
    await rm(join(home.dir, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Makes a rename inside the folder survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
