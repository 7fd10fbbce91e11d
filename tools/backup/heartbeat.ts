const TIMEOUT_MS = 10_000;

/**
 * A dead man's switch: the watcher behind the address (healthchecks.io, Uptime Kuma, ...) tells somebody when it hears
 * nothing. That it cannot be reached is said and is no fault of the backup.
 */
export async function sendHeartbeat(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const trouble = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'follow' }).then(
    (answer) => (answer.ok ? undefined : `it answers ${answer.status}`),
    (error: Error) => error.message,
  );
  if (trouble !== undefined) console.warn(`HEARTBEAT_URL was not reached: ${trouble}.`);
}
