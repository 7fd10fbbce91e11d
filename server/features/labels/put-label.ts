import { CHAT_LABELS_MAX } from '#shared/domain/labels.ts';
import type { OfficeAct } from '#shared/domain/office-acts.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { type ChatRow, findChat, lockChat } from '../chat/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import { countChatLabels, deleteChatLabel, insertChatLabel } from './chat-labels.store.ts';
import { nameForLog } from './label-names.ts';
import { holdLabel, type LabelRow } from './labels.store.ts';

interface Place {
  chatId: number;
  labelId: number;
}

/** Puts a label on a chat; one that is there already stays whoever's it was. @throws {AppError} NOT_FOUND, CHAT_LABELS_FULL */
export function putLabel(ctx: AppContext, actor: OfficeActor, { chatId, labelId }: Place): Promise<void> {
  return onChat(ctx, chatId, async (tx, chat) => {
    const label = await holdLabel(tx, labelId);
    if (!label) throw new AppError('NOT_FOUND');
    const put = { chatId, labelId, by: actor.staffId, now: ctx.now() };
    if (!(await insertChatLabel(tx, put))) return;
    if ((await countChatLabels(tx, chatId)) > CHAT_LABELS_MAX) throw new AppError('CHAT_LABELS_FULL');
    await record(tx, actor, 'label.put', chat, label);
    tx.afterCommit(() => announceLabels(ctx, chatId));
  });
}

/** Repeating it changes nothing more, as does taking one that was merged or deleted meanwhile. @throws {AppError} NOT_FOUND */
export function takeLabel(ctx: AppContext, actor: OfficeActor, { chatId, labelId }: Place): Promise<void> {
  return onChat(ctx, chatId, async (tx, chat) => {
    const label = await holdLabel(tx, labelId);
    if (!label || !(await deleteChatLabel(tx, chatId, labelId))) return;
    await record(tx, actor, 'label.take', chat, label);
    tx.afterCommit(() => announceLabels(ctx, chatId));
  });
}

/** @throws {AppError} NOT_FOUND, also for the chat of a farmer who asked to be deleted */
async function onChat(
  ctx: AppContext,
  chatId: number,
  act: (tx: Transaction, chat: ChatRow) => Promise<void>,
): Promise<void> {
  if (!(await findChat(ctx.db, chatId))) throw new AppError('NOT_FOUND');
  await ctx.inTransaction(async (tx) => act(tx, await lockChat(tx, chatId)));
}

/** A label says something of a farmer: its name is kept beside the log, and goes with their data. */
function record(
  tx: Transaction,
  actor: OfficeActor,
  action: OfficeAct & `label.${string}`,
  chat: ChatRow,
  label: LabelRow,
): Promise<void> {
  const side = action === 'label.put' ? 'after' : 'before';
  return recordAudit(tx, {
    ...actor,
    action,
    subject: `farmer:${chat.farmer_id}`,
    chatId: chat.id,
    detail: { label_id: label.id },
    personal: { [side]: { label: nameForLog(label) } },
  });
}

function announceLabels(ctx: AppContext, chatId: number): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'labels', chat_id: chatId });
}
