import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Clients and floors run in processes of their own, as they would on machines of their own, and are asked by message:
 * `{id, name, input}` there, `{id, output}` or `{id, error}` back.
 */
export interface ClientProcess {
  pid: number;
  ask<T>(name: string, input?: unknown): Promise<T>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

type Question = { id: number; name: string; input: unknown };
type Reply = { id: number; output?: unknown; error?: string };

/** Starts a module of this folder's neighbours, e.g. `clients/sender.ts`. */
export async function startClient(module: string): Promise<ClientProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', module)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const open = new Map<number, { resolve: (output: never) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  child.on('message', ({ id, output, error }: Reply) => {
    const question = open.get(id);
    open.delete(id);
    if (error === undefined) question?.resolve(output as never);
    else question?.reject(new Error(`${module}: ${error}`));
  });
  child.once('exit', () => {
    for (const { reject } of open.values()) reject(new Error(`${module} ended`));
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  return {
    pid: child.pid ?? 0,
    ask: (name, input) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        open.set(lastId, { resolve, reject });
        child.send({ id: lastId, name, input } satisfies Question);
      }),
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
  };
}

/** In the client's process: answers what the bench asks. A part of the table is a function of its input. */
export function answerQuestions(table: Record<string, (input: never) => unknown>): void {
  process.on('message', async ({ id, name, input }: Question) => {
    try {
      const output = await table[name]?.(input as never);
      process.send?.({ id, output } satisfies Reply);
    } catch (error) {
      process.send?.({ id, error: String((error as Error).stack ?? error) } satisfies Reply);
    }
  });
  process.on('disconnect', () => process.exit());
}
