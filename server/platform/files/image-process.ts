import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { spawnLimited } from '../limited-process.ts';
import { createSlots } from './slots.ts';

/** What the process that opens pictures is asked. */
export type ImageTask =
  | { kind: 'image'; source: string; mime: string }
  | { kind: 'preview'; source: string }
  | { kind: 'cut'; source: string; frame: Frame }
  | { kind: 'excerpt'; source: string; excerpt: Excerpt };

/** Pixels. */
export interface Frame {
  width: number;
  height: number;
}

/** Pixels of the picture as it is stored, from its upper left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a picture. */
export interface Excerpt {
  area: Area;
  /** What of it is made unknowable; may lie partly or wholly outside. */
  hidden: readonly Area[];
  /** Pixels it has at most. */
  longSide: number;
}

export type ImageAnswer =
  | { path: string; width?: number; height?: number; mime?: string }
  | { fault: 'too large' | 'unreadable' | 'disk full'; said?: string };

const MB = 1024 * 1024;
/**
 * The largest photo that is taken needs some 500 MB, of which half are its pixels; the engine sets aside about as
 * much again that it never fills.
 */
const LIMITS = { memoryBytes: 1_500 * MB, cpuSeconds: 600, fileBytes: 200 * MB };
const HEAP = '--max-old-space-size=256';
/** Far above what the largest allowed image takes on a slow machine. */
const TIME_LIMIT_MS = 60_000;
/** Starting one takes a third of a second: the next photo of the same farmer finds it waiting. */
const IDLE_MS = 30_000;
/** Nothing a picture may have done to the process stays with it for long. */
const TASKS_PER_PROCESS = 200;

interface Worker {
  child: ChildProcess;
  tasks: number;
  idle?: NodeJS.Timeout;
}

/** A picture takes a processor to itself for some 100 ms, and the chats need one too. */
const twoAtATime = createSlots(2);
const waiting: Worker[] = [];

/**
 * Has a picture opened by a process of its own: with bounds on its time, its memory and what it may write, only the
 * readers of pictures, none of our settings, and nothing of ours to lose when it falls over.
 * @param who brought it: one picture of a person is opened at a time
 */
export function runImageTask(task: ImageTask, who: string): Promise<ImageAnswer> {
  return twoAtATime(who, async () => {
    const first = await attempt(task);
    // It fell over: the picture's fault, or that of the one before it, or a system short of memory.
    return first ?? (await attempt(task)) ?? { fault: 'unreadable', said: 'the process ended twice' };
  });
}

/** Undefined when the process ended without an answer. */
async function attempt(task: ImageTask): Promise<ImageAnswer | undefined> {
  const worker = waiting.pop() ?? start();
  clearTimeout(worker.idle);
  hold(worker.child);
  const answer = await ask(worker.child, task);
  worker.tasks += 1;
  if (answer === undefined || worker.tasks >= TASKS_PER_PROCESS || !worker.child.connected) end(worker);
  else rest(worker);
  return answer;
}

function ask(child: ChildProcess, task: ImageTask): Promise<ImageAnswer | undefined> {
  return new Promise((resolve) => {
    const settle = (answer: ImageAnswer | undefined) => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', gone).off('error', gone);
      resolve(answer);
    };
    const gone = () => settle(undefined);
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      settle({ fault: 'unreadable', said: `not done within ${TIME_LIMIT_MS} ms` });
    }, TIME_LIMIT_MS);
    child.on('message', settle).once('exit', gone).once('error', gone);
    child.send(task, (error) => error && gone());
  });
}

function start(): Worker {
  const program = fileURLToPath(new URL('./image-worker.ts', import.meta.url));
  const child = spawnLimited(process.execPath, [HEAP, program], LIMITS, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // An error nobody listens to would end the server; `ask` hears those that matter.
  child.on('error', () => {});
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Already gone, or not ours to move: it only was a courtesy.
  }
  const worker: Worker = { child, tasks: 0 };
  child.once('exit', () => forget(worker));
  return worker;
}

function rest(worker: Worker): void {
  waiting.push(worker);
  worker.idle = setTimeout(() => end(worker), IDLE_MS).unref();
  // A process that waits keeps nobody from going home.
  worker.child.unref();
  worker.child.channel?.unref();
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function end(worker: Worker): void {
  forget(worker);
  worker.child.kill('SIGKILL');
}

function forget(worker: Worker): void {
  clearTimeout(worker.idle);
  const at = waiting.indexOf(worker);
  if (at >= 0) waiting.splice(at, 1);
}
