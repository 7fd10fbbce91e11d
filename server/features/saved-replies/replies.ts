import type { ChangeSavedReplyBody, SavedReply, SavedReplyBody } from '#shared/contract/saved-replies.ts';
import { type LocalizedText, textIn } from '#shared/domain/by-language.ts';
import { replyTexts, SAVED_REPLIES_MAX } from '#shared/domain/chat/saved-reply.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { type OfficeActor, tooLate } from '../identity/index.ts';
import { readReply } from './read-reply.ts';
import {
  deleteRow,
  findRow,
  insertRow,
  listRows,
  lockReplies,
  readListState,
  type SavedReplyRow,
  updateRow,
} from './saved-replies.store.ts';

/** @throws {AppError} SHORTCUT_INVALID, SAVED_REPLY_INVALID, SHORTCUT_TAKEN, SAVED_REPLIES_FULL */
export async function addReply(
  ctx: AppContext,
  actor: OfficeActor,
  body: SavedReplyBody,
): Promise<SavedReply> {
  const words = readReply(body);
  return ctx.inTransaction(async (tx) => {
    await lockReplies(tx);
    const { total } = await readListState(tx, words.shortcut, null);
    const row =
      total < SAVED_REPLIES_MAX
        ? await insertRow(tx, words, { by: actor.staffId, now: ctx.now() })
        : undefined;
    if (!row) throw new AppError(total < SAVED_REPLIES_MAX ? 'SHORTCUT_TAKEN' : 'SAVED_REPLIES_FULL');
    await recordAudit(tx, {
      ...actor,
      action: 'saved_reply.add',
      subject: `saved_reply:${row.id}`,
      detail: { shortcut: row.shortcut, after: viewTexts(row.texts) },
    });
    tx.afterCommit(() => announceReplies(ctx));
    return viewReply(row);
  });
}

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
    if ((await readListState(tx, words.shortcut, id)).taken) throw new AppError('SHORTCUT_TAKEN');
    const by = { by: actor.staffId, now: ctx.now() };
    const row = await updateRow(tx, { id, version: body.version }, words, by);
    if (!row) throw await changedReply(tx, actor, id);
    await recordAudit(tx, {
      ...actor,
      action: 'saved_reply.edit',
      subject: `saved_reply:${id}`,
      detail: {
        shortcut: row.shortcut,
        before: { shortcut: before.shortcut, ...viewTexts(before.texts) },
        after: { shortcut: row.shortcut, ...viewTexts(row.texts) },
      },
    });
    tx.afterCommit(() => announceReplies(ctx));
    return viewReply(row);
  });
}

/**
 * Repeating it changes nothing more. Its words stay in the log, from where they could be typed again.
 * @param version the one that was seen; without it whichever is there
 * @throws {AppError} SAVED_REPLY_CHANGED
 */
export async function deleteReply(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  version: number | undefined,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    await lockReplies(tx);
    const before = await findRow(tx, id);
    if (before && before.version !== (version ?? before.version)) throw await changedReply(tx, actor, id);
    const row = await deleteRow(tx, id);
    if (!row) return;
    await recordAudit(tx, {
      ...actor,
      action: 'saved_reply.delete',
      subject: `saved_reply:${id}`,
      detail: { shortcut: row.shortcut, before: viewTexts(row.texts) },
    });
    tx.afterCommit(() => announceReplies(ctx));
  });
}

/** The refusal of somebody whose words are about a version that is over. */
const changedReply = (tx: Transaction, actor: OfficeActor, id: number): Promise<AppError> =>
  tooLate(tx, actor, 'SAVED_REPLY_CHANGED', {
    actions: ['saved_reply.edit'],
    chatId: null,
    subject: `saved_reply:${id}`,
  });

export async function listReplies(ctx: AppContext): Promise<SavedReply[]> {
  return (await listRows(ctx.db)).map(viewReply);
}

/** Every browser of the office asks for the list again. */
function announceReplies(ctx: AppContext): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'saved_replies' });
}

function viewReply({ texts, ...row }: SavedReplyRow): SavedReply {
  return { ...row, ...viewTexts(texts) };
}

/** A field for each language, on the wire and in the office log. */
const viewTexts = (texts: LocalizedText) => replyTexts((_field, language) => textIn(texts, language));
