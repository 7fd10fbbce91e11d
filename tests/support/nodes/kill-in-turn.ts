import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningApp } from '../running-app.ts';

/**
 * Kills the nodes one after the other, one every so many seconds, the first at half of that; each is started anew at
 * once. The next one dies on its second even where the last is not ready again.
 * @returns how many were killed
 */
export async function killInTurn(
  nodes: readonly RunningApp[],
  { seconds, everySeconds }: { seconds: number; everySeconds: number },
): Promise<number> {
  const begun = Date.now();
  const kills = Math.floor(seconds / everySeconds);
  const restarts: Promise<void>[] = [];
  for (let n = 0; n < kills; n += 1) {
    await sleep(Math.max(0, begun + (n + 0.5) * everySeconds * 1000 - Date.now()));
    // A node that is still coming up is killed when it stands: its own restart comes first.
    const index = n % nodes.length;
    const before = restarts[n - nodes.length] ?? Promise.resolve();
    restarts.push(before.then(() => nodes[index]?.restart('SIGKILL')));
  }
  await Promise.all(restarts);
  return kills;
}
