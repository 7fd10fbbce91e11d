import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Where the repository lies, whatever the current folder is. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/**
 * Runs a program from the repository's root to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: 'all' | 'lines' | 'nothing' }} [options] `lines`: whole lines alone, as another program
 *   may be writing beside it; `nothing`: collected instead
 * @returns {Promise<{ code: number, output: string, stdout: string }>}
 */
export function run(command, args, { env = process.env, show = 'all' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: show === 'all' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    if (show === 'lines' && child.stdout && child.stderr) {
      for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', console.log);
    }
    let stdout = '';
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), output, stdout }));
  });
}

/**
 * Becomes another program where Node can (one process less, signals and exit code are its own); else runs it as a
 * child, hands signals on and ends with its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function become(command, args, env) {
  process.chdir(ROOT);
  const clean = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
  const { execve } = process;
  if (execve && process.platform !== 'win32') execve.call(process, command, [command, ...args], clean);
  const child = spawn(command, args, { env, stdio: 'inherit' });
  handOnSignals([child]);
  child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** @param {import('node:child_process').ChildProcess[]} children */
export function handOnSignals(children) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    process.on(signal, () => {
      for (const child of children) child.kill(signal);
    });
  }
}

/** @param {number} startedAt milliseconds of performance.now() */
export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
