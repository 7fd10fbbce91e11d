import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { spawnLimited } from '../limited-process.ts';

/** Longer than any voice note takes; a file made to take for ever is given up on. Milliseconds. */
const TIME_LIMIT_MS = 30_000;
/** An hour of sound takes a tenth of this memory; no copy of a voice note is as large as this file. */
const LIMITS = { memoryBytes: 1024 * 1024 * 1024, cpuSeconds: 60, fileBytes: 64 * 1024 * 1024 };
/** How the shell says that it could not start the program. */
const NOT_STARTED = new Set([126, 127]);
/** What a program says about a failure: enough for the log, no more. */
const MAX_WORDS = 2_000;

/**
 * The recording is at fault and trying again is no use: `unreadable` is damaged or not what it seems,
 * `too_slow` was not done within the time limit.
 */
export class MediaError extends Error {
  readonly reason: 'unreadable' | 'too_slow';
  constructor(reason: 'unreadable' | 'too_slow', message: string) {
    super(message);
    this.name = 'MediaError';
    this.reason = reason;
  }
}

/**
 * Runs one program to its end, in a process of its own, behind the server in line for the processor, with bounds
 * on its memory and time, nothing to read from and none of our settings in its environment.
 *
 * @param read takes what the program writes; rejecting ends the program
 * @throws {MediaError} when it fails or takes too long; plain errors when it cannot be run at all
 */
export async function runTool<T>(
  program: string,
  args: readonly string[],
  read: (output: Readable) => Promise<T>,
  timeLimitMs: number = TIME_LIMIT_MS,
): Promise<T> {
  const child = spawnLimited(program, args, LIMITS, { stdio: ['ignore', 'pipe', 'pipe'] });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('a program without its pipes');
  stepBehind(child.pid);
  let words = '';
  stderr.setEncoding('utf8').on('data', (chunk: string) => {
    if (words.length < MAX_WORDS) words += chunk;
  });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, timeLimitMs);
  const ended = new Promise<{ code: number | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code }));
  });
  try {
    const reading = read(stdout);
    const [{ code }, result] = await Promise.all([ended, reading]);
    if (late) throw new MediaError('too_slow', `not done within ${timeLimitMs} ms`);
    // Without a code it was killed by somebody else, short memory for one: worth another try.
    if (code === null) throw new Error('the program was killed');
    if (NOT_STARTED.has(code)) throw new Error(`${program} cannot be run: ${words.trim()}`);
    if (code !== 0) throw new MediaError('unreadable', words.slice(0, MAX_WORDS).trim());
    return result;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

function stepBehind(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Already gone, or not ours to move: it only was a courtesy.
  }
}
