import type { AppContext } from '../../../context.ts';
import { deleteEventsBefore } from './event-retention.store.ts';

/** Long enough to look into anything that went wrong. */
const KEEP_MS = 90 * 24 * 60 * 60 * 1000;
/** Small bites: nobody waits for a sweep. */
const CHATS_AT_ONCE = 200;

export function defineEventSweep(ctx: AppContext): void {
  const sweep = async () => {
    await sweepEvents(ctx);
  };
  ctx.jobs.define('chat.sweep_events', sweep, { cron: '11 20 * * *' });
}

/** Keeps the logs of chats as long as somebody may still read them, so that they do not grow with the years. */
export async function sweepEvents(ctx: AppContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - KEEP_MS);
  let deleted = 0;
  for (let afterId: number | null = 0; afterId !== null; ) {
    const swept: { last_id: number | null; deleted: number } = await deleteEventsBefore(ctx.db, {
      before,
      afterId,
      chats: CHATS_AT_ONCE,
    });
    deleted += swept.deleted;
    afterId = swept.last_id;
  }
  if (deleted > 0) ctx.log.info({ deleted }, 'chat_events.swept');
  return deleted;
}
