/** Asks for single rows again, however many hints arrive for them. */
export interface RowRefresher {
  refresh: (chatId: number) => void;
  stop: () => void;
}

/**
 * A busy morning brings many hints for one chat within a moment. Hints inside `gatherMs` become one call; a hint
 * that arrives while the call is under way makes exactly one more, because the answer may be older than it.
 */
export function createRowRefresher(load: (chatId: number) => Promise<unknown>, gatherMs = 120): RowRefresher {
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();
  const running = new Set<number>();
  const again = new Set<number>();
  let stopped = false;

  function refresh(chatId: number): void {
    if (stopped) return;
    if (running.has(chatId)) again.add(chatId);
    else if (!waiting.has(chatId)) waiting.set(chatId, setTimeout(run, gatherMs, chatId));
  }

  async function run(chatId: number): Promise<void> {
    waiting.delete(chatId);
    running.add(chatId);
    try {
      await load(chatId);
    } finally {
      running.delete(chatId);
      if (again.delete(chatId)) refresh(chatId);
    }
  }

  return {
    refresh,
    stop() {
      stopped = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
