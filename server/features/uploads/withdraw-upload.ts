import type { AppContext } from '../../context.ts';
import { dropOpen } from './uploads.store.ts';

/** Removes an open upload: its sender has changed his mind, or it is of a kind nobody wants. */
export async function withdrawUpload(ctx: AppContext, id: string): Promise<void> {
  await dropOpen(ctx.db, id);
  await ctx.resumable.remove([id]);
}
