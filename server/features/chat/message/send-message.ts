import type { SendMessageAnswer, SendMessageFields } from '#shared/contract/chat/send.ts';
import type { Message, MessageOrigin } from '#shared/contract/chat.ts';
import type { Intake } from '#shared/contract/clinic/intake.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AcceptedFile } from '../../../platform/files/index.ts';
import { type Actor, type FarmerActor, senderOf } from '../../identity/index.ts';
import { settleUpload } from '../../uploads/index.ts';
import { openChat } from '../chats.store.ts';
import { findRecipient, namesAnother, type Recipient } from '../find-chat.ts';
import { type AppendedMessage, appendMessage } from './append-message.ts';
import { appendTogether } from './append-together.ts';
import { intakeText } from './intake-text.ts';
import { type MessageContent, type PlanReportFields, readContent } from './message-content.ts';
import { listVisible } from './messages.store.ts';

/**
 * Stores a message of either side, once: the same `client_id` again gives the stored message and the same
 * answer. A farmer's first message opens their chat. The file's bytes are here already; they stay only if the
 * message does.
 * @param judged what `checkSend` answered, if it was asked already
 */
export async function sendMessage(
  ctx: AppContext,
  actor: Actor,
  fields: SendMessageFields,
  file: AcceptedFile | null,
  judged?: Recipient,
): Promise<SendMessageAnswer> {
  const direct =
    file === null && actor.side === 'farmer' ? await sendDirectly(ctx, actor, fields) : undefined;
  if (direct) return answer(direct);
  const { recipient, content } = await prepare(ctx, actor, fields, file, judged).catch(
    async (error: unknown) => {
      await file?.discard();
      throw error;
    },
  );
  const stored = await ctx.inTransaction(async (tx) => {
    if (file) tx.afterRollback(() => file.discard());
    const appended = await appendMessage(ctx, tx, {
      ...wordsOf(ctx, actor, fields, content),
      chatId: recipient.chat?.id ?? (await openChat(tx, recipient.farmerId, actor.side)),
      replyTo: content.replyTo,
      file,
    });
    if (file && fields.upload_id !== undefined) {
      const { sha256 } = file;
      await settleUpload(ctx, tx, { id: fields.upload_id, sha256, replayed: appended.replayed });
    }
    if (content.plan && !appended.replayed) await reportOnPlan(ctx, tx, appended.message, content.plan);
    if (actor.side === 'farmer' && !appended.replayed)
      await runSendHooks(ctx, tx, actor, appended, { intake: content.intake, hasFile: file !== null });
    if (actor.side === 'admin' && !appended.replayed) {
      const { id, chat_id: chatId } = appended.message;
      await recordAudit(tx, {
        ...actor,
        action: 'message.send',
        subject: `message:${id}`,
        chatId,
        detail: { message_id: id },
      });
    }
    return appended;
  });
  return answer(stored);
}

/** What other features do with a send, in its transaction: an intake makes a case, and a file may be one that an intake names. */
async function runSendHooks(
  ctx: AppContext,
  tx: Transaction,
  { farmerId }: FarmerActor,
  { message: { id: messageId, chat_id: chatId, client_id: clientId } }: AppendedMessage,
  { intake, hasFile }: { intake: Intake | null; hasFile: boolean },
): Promise<void> {
  if (clientId === null || !(intake || hasFile)) return;
  await ctx.hooks.onFarmerSend(ctx, tx, { chatId, farmerId, messageId, clientId, intake });
}

/**
 * A farmer's words, which are most of all sends, in one round trip, together with those of others who send at this moment:
 * nothing is asked before the insert, which finds the chat itself and queues what follows.
 * @returns undefined, with nothing stored, where there is more to ask or to say
 */
async function sendDirectly(
  ctx: AppContext,
  actor: FarmerActor,
  fields: SendMessageFields,
): Promise<AppendedMessage | undefined> {
  const { reply_to: replyTo, upload_id: uploadId, plan_id: planId, intake } = fields;
  const isMore = [replyTo, uploadId, planId, intake].some((each) => each !== undefined);
  if (isMore || namesAnother(actor, fields)) return undefined;
  const content = contentIfSound(fields);
  if (!content) return undefined;
  const { farmerId } = actor;
  const words = wordsOf(ctx, actor, fields, content);
  if (words.kind !== 'text') return undefined;
  return appendTogether(ctx, { ...words, farmerId, chatId: fields.chat_id });
}

/** Undefined: to be refused, in its turn, behind what is to be said of the chat. */
function contentIfSound(fields: SendMessageFields): MessageContent | undefined {
  try {
    return readContent(fields, null);
  } catch {
    return undefined;
  }
}

function wordsOf(ctx: AppContext, actor: Actor, fields: SendMessageFields, content: MessageContent) {
  const sender = senderOf(actor);
  return {
    senderRole: sender.role,
    senderId: sender.id,
    clientId: fields.client_id ?? null,
    contentHash: content.hash,
    ...kindOfContent(actor, content),
    asksNothing: content.plan?.outcome === 'better',
    origin: writtenAt(ctx, fields),
    refuseBlocked: true,
    seenSeq: actor.side === 'admin' ? fields.seen_seq : undefined,
  };
}

function kindOfContent(actor: Actor, { text, spray, intake, plan }: MessageContent) {
  if (plan?.outcome)
    return {
      kind: 'outcome' as const,
      text,
      meta: { outcome: { plan_id: plan.plan_id, answer: plan.outcome } },
    };
  if (!intake) return { kind: 'text' as const, text, meta: spray ? { spray } : {} };
  if (actor.side !== 'farmer')
    throw new AppError('INVALID_INPUT', { fields: { intake: 'is a farmer’s to tell' } });
  return { kind: 'intake' as const, text: intakeText(intake, actor.language), meta: { intake } };
}

function reportOnPlan(
  ctx: AppContext,
  tx: Transaction,
  message: Message,
  told: PlanReportFields,
): Promise<void> {
  const { meta } = message;
  const on = meta.spray?.date;
  return ctx.hooks.onPlanReported(ctx, tx, {
    chatId: message.chat_id,
    messageId: message.id,
    planId: told.plan_id,
    at: meta.written_at === undefined ? ctx.now() : new Date(meta.written_at),
    outcome: told.outcome,
    sprayed: told.plan_lines && on ? { lines: told.plan_lines.split(',').map(Number), on } : undefined,
  });
}

const answer = ({ message, chat }: AppendedMessage): SendMessageAnswer => ({
  ok: true,
  message,
  head_seq: chat.head_seq,
});

async function prepare(
  ctx: AppContext,
  actor: Actor,
  fields: SendMessageFields,
  file: AcceptedFile | null,
  judged: Recipient | undefined,
): Promise<{ recipient: Recipient; content: MessageContent }> {
  const recipient = judged ?? (await checkSend(ctx, actor, fields));
  return { recipient, content: readContent(fields, file) };
}

/** All that can be said about a send before its file is looked at, which costs far more. */
export async function checkSend(
  ctx: AppContext,
  actor: Actor,
  fields: SendMessageFields,
): Promise<Recipient> {
  if (actor.side === 'admin' && fields.plan_id !== undefined)
    throw new AppError('INVALID_INPUT', { fields: { plan_id: 'is told of by farmers' } });
  const recipient = await findRecipient(ctx, actor, fields);
  if (fields.reply_to !== undefined) await mustSeeOriginal(ctx, actor, recipient, fields.reply_to);
  return recipient;
}

/** One answers what one sees: in this chat, not cleared away, not deleted. */
async function mustSeeOriginal(
  ctx: AppContext,
  actor: Actor,
  recipient: Recipient,
  messageId: number,
): Promise<void> {
  const [original] = await listVisible(ctx.db, actor.side, [messageId]);
  if (!original || original.deleted || original.chat_id !== recipient.chat?.id) {
    throw new AppError('REPLY_NOT_FOUND');
  }
}

/** A moment on the way is nothing to tell; a wait shows when it was meant. */
const WORTH_TELLING_SECONDS = 60;

function writtenAt(ctx: AppContext, { waited_seconds: waited = 0 }: SendMessageFields): MessageOrigin {
  if (waited < WORTH_TELLING_SECONDS) return {};
  return { written_at: new Date(ctx.now().getTime() - waited * 1000).toISOString() };
}
