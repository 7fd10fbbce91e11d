import { spawn } from 'node:child_process';
import { readlink, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UpgradeError, type UpgradeSettings } from './plan.ts';

/**
 * Runs a program in a folder and waits for it; what it says goes to the screen. Root hands the work to whoever owns the
 * versions: neither git nor npm is to leave files there that the service cannot read.
 * @returns what it wrote on standard output when that is `kept`
 */
export async function run(
  program: string,
  args: readonly string[],
  options: { cwd: string; home?: string; isKept?: boolean },
): Promise<string> {
  const home = options.home ?? path.dirname(options.cwd);
  const owner = await stat(home);
  const isRoot = process.getuid?.() === 0 && owner.uid !== 0;
  const child = spawn(program, args, {
    cwd: options.cwd,
    stdio: ['ignore', options.isKept ? 'pipe' : 'inherit', 'inherit'],
    ...(isRoot && { uid: owner.uid, gid: owner.gid }),
    env: { ...process.env, ...(isRoot && { HOME: home }), GIT_TERMINAL_PROMPT: '0' },
  });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (words: string) => {
    said += words;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new UpgradeError(`${program} ${args.join(' ')} ended with ${code} in ${options.cwd}.`);
  return said.trim();
}

export const git = (cwd: string, ...args: string[]) => run('git', args, { cwd, isKept: true });

/** A command of the settings, as whoever typed this. */
export async function runCommandLine(line: string, cwd: string): Promise<void> {
  const child = spawn('/bin/sh', ['-c', line], { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new UpgradeError(`"${line}" ended with ${code}.`);
}

/** The folder of the version that runs. */
export async function currentFolder(root: string): Promise<string> {
  const link = path.join(root, 'current');
  const isLink = await readlink(link).then(
    () => true,
    () => false,
  );
  if (!isLink)
    throw new UpgradeError(`${link} is no link to a version: docs/operations.md tells how to lay one out.`);
  return realpath(link);
}

/** Turns the link in one step and brings the service up on it. */
export async function switchTo(settings: UpgradeSettings, folder: string): Promise<void> {
  const draft = path.join(settings.root, `current.${process.pid}.part`);
  await rm(draft, { force: true });
  await symlink(folder, draft);
  await rename(draft, path.join(settings.root, 'current'));
  await runCommandLine(settings.restart, settings.root);
  await untilReady(settings);
}

async function untilReady({ readyUrl, readyTimeoutMs }: UpgradeSettings): Promise<void> {
  let word = 'nobody answered';
  for (const startedAt = Date.now(); Date.now() - startedAt < readyTimeoutMs; await sleep(500)) {
    const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    word = answer ? `it answered ${answer.status}` : word;
  }
  throw new UpgradeError(`${readyUrl} did not become ready in ${readyTimeoutMs / 1000} s: ${word}.`);
}
