import { NOTE_MAX } from '#shared/contract/chat-list-limits.ts';
import type { ChangeNoteBody, Note, NoteBody } from '#shared/contract/office/notes.ts';
import { cleanText } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { type ChatRow, findChat, lockChat } from '../chat/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import { queueStaffNews } from '../push/index.ts';
import { listCalled, noteSeen, setMentions } from './mentions.store.ts';
import {
  deleteNoteRow,
  findNote,
  findSentNote,
  insertNote,
  type NewNote,
  type NoteRow,
  updateNote,
} from './notes.store.ts';
import { viewNote } from './notes.view.ts';

/**
 * Keeps a note for the office. Whom it calls finds the chat marked in their list, and is told.
 * @throws {AppError} NOT_FOUND, EMPTY_NOTE, NOTE_TOO_LONG
 */
export async function writeNote(
  ctx: AppContext,
  actor: OfficeActor,
  chatId: number,
  body: NoteBody,
): Promise<Note> {
  const text = readNoteText(body.text);
  const chat = await requireChat(ctx, chatId);
  const note = { clientId: body.client_id, text, mentions: body.mentions ?? [] };
  const id = await ctx.inTransaction(async (tx) =>
    insertNoteOf(ctx, tx, actor, await lockChat(tx, chat.id), note),
  );
  return showNote(ctx, actor, id);
}

/** A note, alone or of an act: to whom a chat was handed over, and with which words. The chat must be locked. @returns its id */
export async function insertNoteOf(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  chat: Pick<ChatRow, 'id' | 'farmer_id'>,
  note: Pick<NewNote, 'clientId' | 'text'> & { mentions: readonly number[] },
): Promise<number> {
  const { staffId: authorId } = actor;
  const { clientId, text } = note;
  const id = await insertNote(tx, { chatId: chat.id, authorId, clientId, text, now: ctx.now() });
  if (id === undefined) {
    const sent = await findSentNote(tx, authorId, clientId);
    if (sent === undefined) throw new AppError('NOT_FOUND');
    return sent;
  }
  await call(ctx, tx, { id, chat_id: chat.id }, await listCalled(tx, note.mentions, authorId));
  await recordAudit(tx, {
    ...actor,
    action: 'note.add',
    subject: `farmer:${chat.farmer_id}`,
    chatId: chat.id,
    personal: { after: { note: text } },
  });
  tx.afterCommit(() => announceNotes(ctx, chat.id));
  return id;
}

/**
 * Puts new words in the place of the version its author saw. What was written over stays in the log until the farmer's data go.
 * @throws {AppError} NOT_FOUND, NOT_OWN_NOTE, EMPTY_NOTE, NOTE_TOO_LONG, NOTE_CHANGED
 */
export async function changeNote(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  body: ChangeNoteBody,
): Promise<Note> {
  const text = readNoteText(body.text);
  const { note: before, chat } = await requireOwn(ctx, actor, id);
  await ctx.inTransaction(async (tx) => {
    await lockChat(tx, chat.id);
    if (!(await updateNote(tx, { id, version: body.version, text, now: ctx.now() }))) {
      throw new AppError('NOTE_CHANGED');
    }
    await call(ctx, tx, before, await listCalled(tx, body.mentions ?? [], actor.staffId));
    await recordAudit(tx, {
      ...actor,
      action: 'note.edit',
      subject: `farmer:${chat.farmer_id}`,
      chatId: chat.id,
      personal: { before: { note: before.text }, after: { note: text } },
    });
    tx.afterCommit(() => announceNotes(ctx, chat.id));
  });
  return showNote(ctx, actor, id);
}

/** Repeating it changes nothing more. @throws {AppError} NOT_OWN_NOTE */
export async function deleteNote(ctx: AppContext, actor: OfficeActor, id: number): Promise<void> {
  if (!(await findNote(ctx.db, id))) return;
  const { note, chat } = await requireOwn(ctx, actor, id);
  await ctx.inTransaction(async (tx) => {
    if (!(await deleteNoteRow(tx, id))) return;
    await recordAudit(tx, {
      ...actor,
      action: 'note.delete',
      subject: `farmer:${chat.farmer_id}`,
      chatId: chat.id,
      personal: { before: { note: note.text } },
    });
    tx.afterCommit(() => announceNotes(ctx, chat.id));
  });
}

/** Takes the mark off the reader's list: they have the notes before their eyes. */
export async function markNotesSeen(ctx: AppContext, actor: OfficeActor, chatId: number): Promise<void> {
  const { staffId } = actor;
  if (await noteSeen(ctx.db, { chatId, staffId, now: ctx.now() })) announceNotes(ctx, chatId);
}

/** @throws {AppError} NOT_FOUND, also for the chat of a farmer who asked to be deleted */
export async function requireChat(ctx: AppContext, chatId: number): Promise<ChatRow> {
  const chat = await findChat(ctx.db, chatId);
  if (!chat) throw new AppError('NOT_FOUND');
  return chat;
}

async function requireOwn(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
): Promise<{ note: NoteRow; chat: ChatRow }> {
  const note = await findNote(ctx.db, id);
  if (!note) throw new AppError('NOT_FOUND');
  const chat = await requireChat(ctx, note.chat_id);
  if (note.author.id !== actor.staffId) throw new AppError('NOT_OWN_NOTE');
  return { note, chat };
}

async function call(
  ctx: AppContext,
  tx: Transaction,
  note: { id: number; chat_id: number },
  called: readonly number[],
): Promise<void> {
  for (const staffId of await setMentions(tx, note, called)) {
    await queueStaffNews(ctx, tx, { staffId, chatId: note.chat_id, news: 'mention' });
  }
}

async function showNote(ctx: AppContext, actor: OfficeActor, id: number): Promise<Note> {
  const note = await findNote(ctx.db, id);
  if (!note) throw new AppError('NOT_FOUND');
  return viewNote(note, actor);
}

/** @throws {AppError} EMPTY_NOTE, NOTE_TOO_LONG */
export function readNoteText(input: string): string {
  const text = cleanText(input, Number.POSITIVE_INFINITY);
  if (text === '') throw new AppError('EMPTY_NOTE');
  if (text.length > NOTE_MAX) throw new AppError('NOTE_TOO_LONG');
  return text;
}

/** To the office alone, without a word of the note: who has the chat open asks again. */
function announceNotes(ctx: AppContext, chatId: number): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'notes', chat_id: chatId });
}
