import { replyTexts } from '#shared/domain/chat/saved-reply.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { OfficeActor } from '../identity/index.ts';
import { announceReplies } from './saved-replies.announce.ts';
import { deleteRow } from './saved-replies.store.ts';

/** Repeating it changes nothing more. Its words stay in the log, from where they could be typed again. */
export async function deleteReply(ctx: AppContext, actor: OfficeActor, id: number): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const row = await deleteRow(tx, id);
    if (!row) return;
    await recordAudit(tx, {
      ...actor,
      action: 'saved_reply.delete',
      subject: `saved_reply:${id}`,
      detail: { shortcut: row.shortcut, before: replyTexts((field) => row[field]) },
    });
    tx.afterCommit(() => announceReplies(ctx));
  });
}
