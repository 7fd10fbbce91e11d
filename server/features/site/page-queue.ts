import { setImmediate as nextTurn, setTimeout as rest } from 'node:timers/promises';

/** What is done with a page, by its path. */
type Step = 'draw' | 'write';

interface PageQueue {
  add(step: Step, paths: Iterable<string>): void;
  /** Ahead of all others that wait to be written. */
  writeNext(path: string): void;
  /** Before that it only waits. */
  open(): void;
  /** Resolves when no page waits to be drawn, also of those that failed. */
  drawn(): Promise<void>;
  close(): Promise<void>;
}

interface Steps extends Record<Step, (path: string) => Promise<void>> {
  failed(path: string, error: unknown): void;
  /** After a fault, when it is tried again. */
  retryMs: number;
  /** Before work begins: whoever published is answered first, and what is published at once is drawn once. */
  restMs: number;
}

/** One page at a time, drawn before any is written; what is wanted twice is done once, and what fails is tried again. */
export function pageQueue(steps: Steps): PageQueue {
  const waiting = { draw: new Set<string>(), write: new Set<string>() };
  const failed = { draw: new Set<string>(), write: new Set<string>() };
  let state: 'new' | 'open' | 'closed' = 'new';
  let working: Promise<void> | undefined;
  const drawing = new Set<string>();
  const waiters: (() => void)[] = [];
  let retrying: NodeJS.Timeout | undefined;

  const begin = () => {
    if (state !== 'open' || working || waiting.draw.size + waiting.write.size === 0) return;
    working = rest(steps.restMs)
      .then(workOff)
      .finally(() => {
        working = undefined;
        begin();
      });
  };
  const workOff = async () => {
    while (state === 'open') {
      const step = waiting.draw.size > 0 ? 'draw' : 'write';
      const [path] = waiting[step];
      if (path === undefined) return;
      waiting[step].delete(path);
      if (step === 'draw') drawing.add(path);
      await steps[step](path).catch((error: unknown) => {
        steps.failed(path, error);
        failed[step].add(path);
        retrying ??= setTimeout(retry, steps.retryMs).unref();
      });
      drawing.clear();
      resolveDrawn();
      await nextTurn();
    }
  };
  const resolveDrawn = () => {
    if (waiting.draw.size + failed.draw.size + drawing.size > 0) return;
    for (const resolve of waiters.splice(0)) resolve();
  };
  const add = (step: Step, paths: Iterable<string>) => {
    for (const path of paths) waiting[step].add(path);
    begin();
  };
  const retry = () => {
    retrying = undefined;
    for (const step of ['draw', 'write'] as const) {
      const again = [...failed[step]];
      failed[step].clear();
      add(step, again);
    }
  };
  return {
    add,
    writeNext(path) {
      waiting.write = new Set([path, ...waiting.write]);
      begin();
    },
    open() {
      if (state === 'new') state = 'open';
      begin();
    },
    drawn: () =>
      new Promise((resolve) => {
        waiters.push(resolve);
        // Whoever hears of the same change beside the caller adds their pages first.
        setImmediate(resolveDrawn);
      }),
    async close() {
      state = 'closed';
      clearTimeout(retrying);
      await working;
    },
  };
}
