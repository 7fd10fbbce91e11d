import type { SavedReply, SavedReplyBody } from '#shared/contract/saved-replies.ts';
import { replyTexts, SAVED_REPLIES_MAX } from '#shared/domain/chat/saved-reply.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { OfficeActor } from '../identity/index.ts';
import { readReply } from './read-reply.ts';
import { announceReplies } from './saved-replies.announce.ts';
import { insertRow, lockReplies, lookAtList } from './saved-replies.store.ts';
import { viewReply } from './saved-replies.view.ts';

/** @throws {AppError} SHORTCUT_INVALID, SAVED_REPLY_INVALID, SHORTCUT_TAKEN, SAVED_REPLIES_FULL */
export async function addReply(
  ctx: AppContext,
  actor: OfficeActor,
  body: SavedReplyBody,
): Promise<SavedReply> {
  const words = readReply(body);
  return ctx.inTransaction(async (tx) => {
    await lockReplies(tx);
    const { total } = await lookAtList(tx, words.shortcut, null);
    const row = total < SAVED_REPLIES_MAX ? await insertRow(tx, words, ctx.now()) : undefined;
    if (!row) throw new AppError(total < SAVED_REPLIES_MAX ? 'SHORTCUT_TAKEN' : 'SAVED_REPLIES_FULL');
    await recordAudit(tx, {
      ...actor,
      action: 'saved_reply.add',
      subject: `saved_reply:${row.id}`,
      detail: { shortcut: row.shortcut, after: replyTexts((field) => row[field]) },
    });
    tx.afterCommit(() => announceReplies(ctx));
    return viewReply(row);
  });
}
