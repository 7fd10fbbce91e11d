import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** What the system itself holds a program to, whatever it was made to do by what it reads. */
export interface ProcessLimits {
  /** Memory it may fill, in bytes. */
  memoryBytes: number;
  /** Seconds of processor time in all. */
  cpuSeconds: number;
  /** Largest file it may write, in bytes. */
  fileBytes: number;
}

/**
 * Sets the limits on itself and becomes the program. A system that knows one of them by no name (macOS has no memory
 * limit) does without it.
 */
const BECOME = [
  'ulimit -c 0',
  // Short of memory, the kernel ends this one and not the app that started it (Linux; anybody may raise their own).
  'echo 1000 2>/dev/null >/proc/self/oom_score_adj',
  'ulimit -d "$1" 2>/dev/null',
  'ulimit -t "$2" 2>/dev/null',
  'ulimit -f "$3" 2>/dev/null',
  'shift 3',
  'exec "$@"',
].join('; ');

/** Runs a program in a process of its own, within limits and with none of our settings in its environment. */
export function spawnLimited(
  program: string,
  args: readonly string[],
  limits: ProcessLimits,
  options: Pick<SpawnOptions, 'stdio'>,
): ChildProcess {
  const kilobytes = Math.ceil(limits.memoryBytes / 1024);
  // POSIX counts files in blocks of 512 bytes.
  const blocks = Math.ceil(limits.fileBytes / 512);
  const held = [kilobytes, limits.cpuSeconds, blocks].map(String);
  return spawn('/bin/sh', ['-c', BECOME, 'sh', ...held, program, ...args], { ...options, env: {} });
}
