import { vi } from 'vitest';

/** `expect.poll` waits as long (vitest.config.ts). */
const TIMEOUT_MS = 20_000;

/**
 * Waits until a check passes, for what another process, a job or a socket does in its own time. How soon is not what
 * such a test asks, and a busy machine must not answer it: hence far longer than `vi.waitFor` waits by itself.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 50 });
}
