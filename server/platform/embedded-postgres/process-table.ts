import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { hasCode } from './failure.ts';

/** Sends a signal; false when no process, of anybody, has this number. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    if (hasCode(error, 'EPERM')) return true;
    throw error;
  }
}

/** Whether any process, of anybody, has this number. */
export function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

/**
 * A process's arguments, program first; undefined when it is gone or a zombie. /proc/PID/cmdline is readable
 * even where /proc/PID/exe and cwd are not (root in a container without SYS_PTRACE).
 */
export async function commandLine(pid: number): Promise<string[] | undefined> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text ? text.split('\0') : undefined;
  }
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(
    () => ({
      stdout: '',
    }),
  );
  // ps joins the arguments with spaces: cut at the option that precedes the data folder.
  const [program, rest] = stdout.trim().split(' -D ');
  return program && rest ? [program, '-D', rest] : undefined;
}
