import type { AppContext } from '../../../context.ts';
import { listEndedSessions } from './sessions.store.ts';

/** How long a socket may outlive its session where nobody was there to cut it. */
const LOOK_EVERY_MS = 30_000;

/**
 * Cuts this node's sockets whose session has ended. A logout does that by itself; this is for sessions that ran out,
 * and for a word between nodes that got lost.
 */
export async function disconnectExpiredSockets(ctx: AppContext): Promise<void> {
  const open = ctx.realtime.listSessions();
  if (open.length === 0) return;
  for (const id of await listEndedSessions(ctx.db, open, ctx.now())) ctx.realtime.disconnect(`session:${id}`);
}

/** Answers how to stop. */
export function watchDeadLines(ctx: AppContext): () => void {
  const timer = setInterval(() => {
    disconnectExpiredSockets(ctx).catch((err: unknown) =>
      ctx.log.error({ err }, 'sessions.disconnect_failed'),
    );
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
