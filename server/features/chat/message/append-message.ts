import type { Message } from '#shared/contract/chat.ts';
import type { KindContent, MessageOrigin } from '#shared/contract/message-kinds.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { statusAfter } from '#shared/domain/chat/chat-status.ts';
import { whoKnown } from '#shared/domain/who.ts';
import type { AppContext } from '../../../context.ts';
import type { Sql } from '../../../platform/database/db.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AcceptedFile } from '../../../platform/files/index.ts';
import { announceEvent, announceUnread } from '../chat.announce.ts';
import { type ChatRow, findAnyChat, lockChat } from '../chats.store.ts';
import { findColleagueBetween } from './colleagues.store.ts';
import {
  type InsertedRow,
  type InsertTerms,
  insertMessage,
  insertWithoutWaiting,
  type NewMessage,
} from './insert-message.store.ts';
import { viewMessage } from './message.view.ts';
import { summarise } from './message-summary.ts';
import { findMessage, findSendsUntil, findSent } from './messages.store.ts';
import { paceOf, type SendPace, secondsToWait } from './send-pace.ts';

/** What the writer of a message of any kind gives; the kind with its `meta` comes beside it. */
export interface NewMessageFacts {
  chatId: number;
  senderRole: SenderRole;
  /** farmers.id or staff.id, by `senderRole`; `AUTOMATIC` when nobody wrote it. */
  senderId: number;
  /** Null: this write can never be replayed (a job, a webhook with its own key). */
  clientId: string | null;
  /** SHA-256 of what was asked for; a known client id with another hash is refused. */
  contentHash: Buffer | null;
  text: string | null;
  /** With `auto` the office list goes on showing what the farmer wrote. */
  origin?: MessageOrigin;
  replyTo: number | null;
  /** From here on its bytes are looked after: discarded on a rollback and when the message is a replay. */
  file: AcceptedFile | null;
  /**
   * A blocked farmer's chat takes no message (403), and a farmer's own come at their pace (429). Off for records the
   * business makes itself.
   */
  refuseBlocked?: boolean;
  /** A farmer's word that needs no answer: the chat waits for none. */
  asksNothing?: boolean;
  /** Newest position the writer has seen; a message of a colleague beyond it stops this one (409). */
  seenSeq?: number | undefined;
}

export type NewMessageInput = NewMessageFacts & KindContent;

/** Sender of automatic messages of the office's side; staff are numbered from 1. */
export const AUTOMATIC = 0;

export interface AppendedMessage {
  message: Message;
  chat: ChatRow;
  /** The same send was stored before: nothing was written, `message` is the stored one. */
  replayed: boolean;
}

/**
 * Puts a message at the end of a chat: number, row, log entry, list line and status in one go, the hints after
 * the commit.
 *
 * @throws {AppError} CLIENT_ID_REUSED, BLOCKED and RATE_LIMITED (with `refuseBlocked`), NOT_FOUND; ANSWERED_MEANWHILE
 *   naming the colleague (with `seenSeq`)
 */
export async function appendMessage(
  ctx: AppContext,
  tx: Transaction,
  input: NewMessageInput,
): Promise<AppendedMessage> {
  const { file } = input;
  if (file) tx.afterRollback(() => file.discard());
  const fileId = file ? await insertFileOnce(ctx, tx, input, file) : null;
  const inserted = fileId === REPLAY ? undefined : await insert(ctx, tx, input, fileId);
  if (!inserted) {
    if (file) tx.afterCommit(() => file.discard());
    return replay(ctx, tx, input);
  }
  if (input.seenSeq !== undefined) await refuseAnswered(tx, input, input.seenSeq, inserted.seq);
  return finish(ctx, tx, input, inserted);
}

/**
 * The same for words without a file or a reply of several farmers, each in their own chat, all in one statement: nobody asks
 * first which chat that is, and none waits for another's chat.
 * @param all of each farmer at most one; `chatId`: the chat they named, if they did
 * @returns by farmer. Missing, with nothing changed, is whose send needs more than that: there is no chat yet, it is another one,
 *   somebody else holds it, they are blocked or too fast, or it was sent before
 */
export async function appendOwnWords(
  ctx: AppContext,
  tx: Transaction,
  all: readonly OwnWords[],
): Promise<Map<number, AppendedMessage>> {
  const bare = new Map(all.map((words) => [words.farmerId, { ...words, ...OF_OWN_WORDS }]));
  const appended = new Map<number, AppendedMessage>();
  const [first] = bare.values();
  if (!first) return appended;
  const rows = [...bare.values()].map((words) => rowOf(words, null));
  for (const row of await insertWithoutWaiting(tx, rows, termsOf(ctx, first))) {
    const words = bare.get(row.chat.farmer_id);
    if (words) appended.set(words.farmerId, finish(ctx, tx, words, row));
  }
  return appended;
}

/** What all of `OwnWords` have in common, and one insert with it. */
const OF_OWN_WORDS = { senderRole: 'farmer', refuseBlocked: true, file: null, replyTo: null } as const;

/** A farmer's text that waits for an answer. */
export type OwnWords = Pick<NewMessageFacts, 'senderId' | 'clientId' | 'contentHash' | 'text' | 'origin'> &
  Extract<KindContent, { kind: 'text' }> & { farmerId: number; chatId: number | undefined };

/** Asked behind the insert, which holds the chat: of two who write in one instant the second sees the first. */
async function refuseAnswered(
  tx: Transaction,
  { chatId, senderId: staffId }: NewMessageFacts,
  seen: number,
  own: number,
): Promise<void> {
  const name = await findColleagueBetween(tx, { chatId, staffId, seen, own });
  if (name) throw new AppError('ANSWERED_MEANWHILE', { known: whoKnown(name) });
}

/** The message as it is shown, and its hints after the commit. */
function finish(ctx: AppContext, tx: Transaction, input: Insertion, inserted: InsertedRow): AppendedMessage {
  const { chat, ...row } = inserted;
  const message = viewMessage(row);
  const event = { chat_id: chat.id, seq: message.seq, type: 'message', message } as const;
  tx.afterCommit(() => {
    announceEvent(ctx, chat, { farmer: event, admin: event });
    if (input.senderRole === 'farmer') announceUnread(ctx, chat);
    ctx.metrics.messageSent(input.senderRole);
  });
  return { message, chat, replayed: false };
}

const REPLAY = Symbol('replay');

/** A file gets its row only when the send is new: the chat's lock is taken first, then the question asked. */
async function insertFileOnce(
  ctx: AppContext,
  tx: Transaction,
  input: NewMessageInput,
  file: AcceptedFile,
): Promise<string | typeof REPLAY> {
  await lockChat(tx, input.chatId);
  if (input.clientId !== null && (await findSent(tx, { ...input, clientId: input.clientId }))) return REPLAY;
  const stored = await ctx.files.insertFile(tx, file, {
    chatId: input.chatId,
    uploadedBy: input.senderRole,
    uploaderId: input.senderId,
  });
  if (file.previewKey !== null) {
    tx.afterCommit(() => ctx.files.forgivePicture({ role: input.senderRole, id: input.senderId }));
  }
  return stored.id;
}

type Insertion = Omit<NewMessageFacts, 'chatId'> &
  KindContent & { chatId: number | undefined; farmerId?: number };

function insert(ctx: AppContext, tx: Transaction, input: Insertion, fileId: string | null) {
  return insertMessage(tx, rowOf(input, fileId), termsOf(ctx, input));
}

function rowOf(input: Insertion, fileId: string | null): NewMessage {
  return {
    ...input,
    fileId,
    fileName: input.file?.originalName ?? null,
    meta: { ...input.origin, ...input.meta, summary: summarise(input) },
  };
}

function termsOf(ctx: AppContext, input: Insertion): InsertTerms {
  return {
    senderRole: input.senderRole,
    asksNothing: input.asksNothing ?? false,
    now: ctx.now(),
    status: input.senderRole === 'farmer' && !input.asksNothing ? statusAfter('farmer_message') : undefined,
    refuseBlocked: input.refuseBlocked ?? false,
    pace: paceFor(ctx, input),
    queued: ctx.hooks.onMessageAppended(ctx, { ...input, mimeType: input.file?.mimeType }),
  };
}

/** Farmers have one; what the office and the business itself write has none. */
function paceFor(
  ctx: AppContext,
  input: Pick<NewMessageFacts, 'senderRole' | 'refuseBlocked'>,
): SendPace | undefined {
  const isFarmers = input.senderRole === 'farmer' && input.refuseBlocked === true;
  return isFarmers ? paceOf(ctx.now(), ctx.config.limits.farmerSendBurst) : undefined;
}

/**
 * Nothing was inserted: the send was stored before, or the farmer is blocked or too fast, or there is no such chat.
 */
async function replay(ctx: AppContext, tx: Transaction, input: NewMessageInput): Promise<AppendedMessage> {
  const stored = await findReplay(tx, input);
  if (stored) return stored;
  const chat = await findAnyChat(tx, input.chatId);
  if (!chat) throw new AppError('NOT_FOUND');
  const pace = chat.blocked ? undefined : paceFor(ctx, input);
  const until = pace && (await findSendsUntil(tx, input.chatId));
  if (pace && until) throw new AppError('RATE_LIMITED', { retryAfter: secondsToWait(until, pace) });
  throw new AppError('BLOCKED', input.senderRole === 'admin' ? { message: 'User is blocked' } : {});
}

/**
 * What this send was answered with, if it was stored before.
 * @throws {AppError} CLIENT_ID_REUSED when it said something else then
 */
export async function findReplay(
  sql: Sql,
  send: Pick<NewMessageInput, 'chatId' | 'senderRole' | 'senderId' | 'clientId' | 'contentHash'>,
): Promise<AppendedMessage | undefined> {
  const { chatId, clientId } = send;
  const sent = clientId === null ? undefined : await findSent(sql, { ...send, clientId });
  if (!sent) return undefined;
  if (!sent.same_content || sent.chat_id !== chatId) throw new AppError('CLIENT_ID_REUSED');
  const [row, chat] = [await findMessage(sql, sent.id), await findAnyChat(sql, chatId)];
  if (!row || !chat) throw new AppError('NOT_FOUND');
  return { message: viewMessage(row), chat, replayed: true };
}
