import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pinnedNode } from './pinned-node.mjs';
import { ROOT } from './process.mjs';

/**
 * Starts the PostgreSQL that tests and journeys of one run share (tests/support/server-of-run.ts), while the build and the checks
 * are at work: each would start and migrate its own, one after the other. They learn of it through this process's environment.
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function startTestServer() {
  const child = spawn(pinnedNode(), [join(ROOT, 'tests/support/server-of-run.ts')], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    Object.assign(process.env, JSON.parse(line));
    break;
  }
  // Where it did not come up, each of them says why as it starts its own.
  return async () => {
    child.stdin.end();
    await ended;
  };
}
