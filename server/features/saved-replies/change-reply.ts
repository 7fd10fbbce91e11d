import type { ChangeSavedReplyBody, SavedReply } from '#shared/contract/saved-replies.ts';
import { replyTexts } from '#shared/domain/chat/saved-reply.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { OfficeActor } from '../identity/index.ts';
import { readReply } from './read-reply.ts';
import { announceReplies } from './saved-replies.announce.ts';
import { findRow, lockReplies, lookAtList, updateRow } from './saved-replies.store.ts';
import { viewReply } from './saved-replies.view.ts';

/**
 * Puts new words in the place of the version the writer saw.
 * @throws {AppError} SHORTCUT_INVALID, SAVED_REPLY_INVALID, SHORTCUT_TAKEN, NOT_FOUND; SAVED_REPLY_CHANGED when a
 * colleague was faster
 */
export async function changeReply(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  body: ChangeSavedReplyBody,
): Promise<SavedReply> {
  const words = readReply(body);
  return ctx.inTransaction(async (tx) => {
    await lockReplies(tx);
    const before = await findRow(tx, id);
    if (!before) throw new AppError('NOT_FOUND');
    if ((await lookAtList(tx, words.shortcut, id)).taken) throw new AppError('SHORTCUT_TAKEN');
    const row = await updateRow(tx, { id, version: body.version }, words, ctx.now());
    if (!row) throw new AppError('SAVED_REPLY_CHANGED');
    await recordAudit(tx, {
      ...actor,
      action: 'saved_reply.edit',
      subject: `saved_reply:${id}`,
      detail: {
        shortcut: row.shortcut,
        before: { shortcut: before.shortcut, ...replyTexts((field) => before[field]) },
        after: { shortcut: row.shortcut, ...replyTexts((field) => row[field]) },
      },
    });
    tx.afterCommit(() => announceReplies(ctx));
    return viewReply(row);
  });
}
