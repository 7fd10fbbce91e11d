import { UNDO_HOURS } from '#shared/domain/clinic/picture-book.ts';
import type { AppContext } from '../../context.ts';
import { sweepPictures } from './personal.store.ts';

/** What nobody can bring back any more goes, with its bytes. */
export async function sweepBook(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNDO_HOURS * 3_600_000);
  await ctx.inTransaction((tx) => sweepPictures(tx, before));
}
