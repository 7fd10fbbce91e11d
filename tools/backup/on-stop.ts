/** What must be undone should this process be told to stop in the middle. */
const undone = new Set<() => Promise<unknown>>();

/** Does the work; while it lasts, a stop undoes it. */
export async function undoneByStop<T>(undo: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  undone.add(undo);
  try {
    return await work();
  } finally {
    undone.delete(undo);
  }
}

/** Told to stop, the process leaves nothing half made behind and ends with one sentence. */
export function stopCleanly(sentence: string): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    for (const undo of [...undone].reverse()) await undo().catch(() => undefined);
    console.error(sentence);
    process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
