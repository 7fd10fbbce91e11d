import type { SavedReply } from '#shared/contract/saved-replies.ts';
import type { AppContext } from '../../context.ts';
import { listRows } from './saved-replies.store.ts';
import { viewReply } from './saved-replies.view.ts';

export async function listReplies(ctx: AppContext): Promise<SavedReply[]> {
  return (await listRows(ctx.db)).map(viewReply);
}
