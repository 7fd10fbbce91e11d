import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { EmbeddedPostgresError } from './failure.ts';

/** An operating-system account other than our own that the server is run as. */
export type Account = { name: string; uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. Gives the account to run it as, or undefined when the app's own account
 * will do. Debian's `postgres` is preferred because administrators expect it; any account with a name serves,
 * but initdb wants one that is listed in the password file.
 */
export async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await listAccounts()).filter((account) => account.uid !== 0);
  const account =
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody') ??
    accounts[0];
  if (!account) {
    throw new EmbeddedPostgresError(
      'PostgreSQL will not run as root and this machine has no other account: add one (useradd --system postgres) or set DATABASE_URL.',
    );
  }
  return account;
}

/** The account that already owns a folder; its name is only for messages. */
export async function accountOf(owner: { uid: number; gid: number }): Promise<Account> {
  const known = (await listAccounts()).find(({ uid }) => uid === owner.uid);
  return { name: known?.name ?? `number ${owner.uid}`, uid: owner.uid, gid: owner.gid };
}

async function listAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (!name || name.startsWith('#') || !uid || !gid) return [];
    // macOS writes nobody as -2; the kernel's number is unsigned.
    return [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }];
  });
}

/** Asks the kernel, as that account, whether it may enter a folder or run a file: modes, ACLs and mounts all count. */
export async function canReach(path: string, account: Account | undefined): Promise<boolean> {
  const { exitCode } = await runAs(account, '/bin/sh', ['-c', 'test -x "$0"', path]);
  return exitCode === 0;
}

/**
 * Starts a program as the account, from `/` because the app's own folder may be closed to it. The environment is ours alone:
 * a stray PGDATA, LC_ALL or TZ of the shell must not shape the database.
 */
export function spawnAs(
  account: Account | undefined,
  file: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  return spawn(file, args, { ...options, ...surroundings(account) });
}

function surroundings(account: Account | undefined) {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' };
  return { cwd: '/', env, ...(account ? { uid: account.uid, gid: account.gid } : {}) };
}

export type RunResult = { exitCode: number; output: string };

/** Runs one program to its end, as `spawnAs` starts one. */
export function runAs(account: Account | undefined, file: string, args: string[]): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    execFile(file, args, surroundings(account), (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') return reject(error);
      resolve({ exitCode: error ? Number(error.code) : 0, output: `${stdout}${stderr}`.trim() });
    });
  });
}
