import type { AppContext } from '../../context.ts';
import { UPLOAD_EXPIRY_MS } from './upload-limits.ts';
import { dropExpired, listOpen } from './uploads.store.ts';

/** Removes uploads nobody finished within a day, and bytes on disk that no open upload owns any more. */
export async function sweepUploads(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - UPLOAD_EXPIRY_MS);
  const expired = await dropExpired(ctx.db, before);
  await ctx.resumable.remove(expired);
  const stale = await ctx.resumable.listStale(before);
  const open = await listOpen(ctx.db, stale);
  const strays = stale.filter((id) => !open.has(id));
  await ctx.resumable.remove(strays);
  ctx.log.info({ expired: expired.length, strays: strays.length }, 'uploads.swept');
}
