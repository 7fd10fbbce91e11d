import { createHash } from 'node:crypto';
import type { SendMessageAnswer } from '#shared/contract/chat/send.ts';
import type { MetaOf } from '#shared/contract/chat.ts';
import type { SendLrBody } from '#shared/contract/dispatch.ts';
import { statusAfter } from '#shared/domain/chat/chat-status.ts';
import {
  DEFAULT_TRACKING_PAGE,
  lrMessageText,
  normaliseLrNumber,
  safeTrackingLink,
} from '#shared/domain/chat/lr-text.ts';
import { paiseToRupees } from '#shared/domain/money/money.ts';
import type { OfficeAct } from '#shared/domain/office-acts.ts';
import type { AppContext } from '../../context.ts';
import type { Hooks } from '../../hooks.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import {
  appendMessage,
  findChat,
  findReplay,
  lockChat,
  setChatStatus,
  setDispatchedAt,
} from '../chat/index.ts';
import { type OfficeActor, tooLate } from '../identity/index.ts';
import { lockToSend, setDispatched } from '../payments/index.ts';
import { findQuotation, isPaid } from '../quotes/index.ts';
import { findDispatchOfQuotation, findSentBefore, insertDispatch } from './dispatches.store.ts';

/**
 * Tells the farmer under which lorry receipt the goods travel and marks the chat SENT, together; what it carries leaves
 * the list of what is to be sent. The same `client_id` again gives the same message and leaves the chat's status alone.
 *
 * @throws {AppError} LR_REQUIRED, LR_INVALID, TRACKING_LINK_INVALID, NOT_FOUND, CLIENT_ID_REUSED, LR_SENT_ALREADY,
 *   DISPATCH_ITEM_GONE, ANSWERED_MEANWHILE
 */
export async function sendLr(
  ctx: AppContext,
  actor: OfficeActor,
  input: SendLrBody,
): Promise<SendMessageAnswer> {
  const lr: Lr = {
    chatId: input.chat_id,
    lrNumber: readLrNumber(input.lr_number),
    trackingLink: readTrackingLink(input.tracking_link),
  };
  const chat = await findChat(ctx.db, input.chat_id);
  if (!chat) throw new AppError('NOT_FOUND');
  return ctx.inTransaction((tx) => storeLr(ctx, tx, actor, input, lr));
}

interface Lr {
  chatId: number;
  lrNumber: string;
  trackingLink: string;
}

async function storeLr(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  input: SendLrBody,
  lr: Lr,
): Promise<SendMessageAnswer> {
  const send = {
    chatId: lr.chatId,
    senderRole: 'admin',
    senderId: actor.staffId,
    clientId: input.client_id ?? null,
    contentHash: hashOf(lr),
  } as const;
  await lockChat(tx, lr.chatId);
  const before = await findReplay(tx, send);
  if (before) return { ok: true, message: before.message, head_seq: before.chat.head_seq };
  const sent = await findSentBefore(tx, lr);
  if (sent !== undefined) {
    const detail = { message_id: sent };
    throw await tooLate(tx, actor, 'LR_SENT_ALREADY', {
      actions: ['dispatch.send'],
      chatId: lr.chatId,
      detail,
    });
  }
  const goods = await chooseGoods(ctx, tx, actor, input);
  const { message, chat } = await appendMessage(ctx, tx, {
    ...send,
    seenSeq: input.seen_seq,
    kind: 'lr',
    text: lrMessageText(lr.lrNumber, lr.trackingLink),
    meta: {
      lr_number: lr.lrNumber,
      tracking_link: lr.trackingLink,
      ...(goods.carried.length > 0 ? { carries: goods.carried } : {}),
    },
    replyTo: null,
    file: null,
  });
  const dispatchId = await insertDispatch(tx, {
    ...lr,
    messageId: message.id,
    quotationId: goods.quotationId,
    createdBy: actor.staffId,
    now: ctx.now(),
  });
  await setDispatched(tx, goods.pids, dispatchId);
  await setDispatchedAt(tx, lr.chatId, ctx.now());
  const seq = await setChatStatus(ctx, tx, lr.chatId, statusAfter('lr_sent'));
  await recordAudit(tx, {
    ...actor,
    action: 'dispatch.send',
    subject: `chat:${lr.chatId}`,
    chatId: lr.chatId,
    // The number stands with the dispatch, and leaves with it.
    detail: { message_id: message.id },
  });
  return { ok: true, message, head_seq: seq ?? chat.head_seq };
}

function hashOf({ chatId, lrNumber, trackingLink }: Lr): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['lr', chatId, lrNumber, trackingLink]))
    .digest();
}

/** What takes goods off the list of what is to be sent. */
const GOODS_GO_BY = ['dispatch.send', 'dispatch.handed_over', 'payment.refund'] as const;

type Carried = NonNullable<MetaOf<'lr'>['carries']>;

/**
 * What the receipt carries: the payments it names, or all that are to be sent; and a quotation that is not paid yet. One
 * that was paid while the clerk typed travels as its payment does, once.
 * @throws {AppError} DISPATCH_ITEM_GONE when a colleague has sent it meanwhile, it went back, or was never here
 */
async function chooseGoods(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  { chat_id: chatId, pids, quotation_id: quotationId }: SendLrBody,
): Promise<{ pids: number[]; quotationId: number | null; carried: Carried }> {
  const gone = (actions: readonly OfficeAct[]) =>
    tooLate(tx, actor, 'DISPATCH_ITEM_GONE', { actions, chatId });
  const toSend = await lockToSend(tx, chatId);
  const named = pids === undefined ? toSend : toSend.filter(({ pid }) => pids.includes(pid));
  if (pids !== undefined && named.length !== new Set(pids).size) throw await gone(GOODS_GO_BY);
  const paidNow = toSend.find(({ quotation_id: id }) => quotationId !== undefined && id === quotationId);
  const chosen = toSend.filter((each) => each === paidNow || named.includes(each));
  const carried: Carried = chosen.map(({ amount_paise, item }) => {
    const amount = paiseToRupees(amount_paise);
    return item === null ? { amount } : { amount, item };
  });
  const goods = { pids: chosen.map(({ pid }) => pid), quotationId: null, carried };
  if (quotationId === undefined || paidNow) return goods;
  const quotation = await findQuotation(tx, ctx.queries, quotationId);
  if (quotation?.chat_id !== chatId || quotation.withdrawn_at !== null) {
    throw await gone(['quotation.withdraw']);
  }
  // Whose money has gone back travels once it is being paid anew.
  const isBack = quotation.refunded_at !== null && !quotation.in_payment;
  if (isPaid(quotation) || isBack) throw await gone(GOODS_GO_BY);
  carried.push({ amount: paiseToRupees(quotation.amount_paise) });
  return { ...goods, quotationId };
}

/** Goods that went before the money came are not to be sent again. */
export const noteSentBefore: Hooks<AppContext>['onPaymentSucceeded'] = async (
  _ctx,
  tx,
  { pid, quotation_id: quotationId },
) => {
  if (quotationId === null) return;
  const dispatchId = await findDispatchOfQuotation(tx, quotationId);
  if (dispatchId !== undefined) await setDispatched(tx, [pid], dispatchId);
};

function readLrNumber(input: string): string {
  if (input.trim() === '') throw new AppError('LR_REQUIRED');
  const lrNumber = normaliseLrNumber(input);
  if (lrNumber === null) throw new AppError('LR_INVALID');
  return lrNumber;
}

/** An absent or empty link becomes the carrier's public page; one that is given must be safe to open. */
function readTrackingLink(input: string | undefined): string {
  if (input === undefined || input.trim() === '') return DEFAULT_TRACKING_PAGE;
  const link = safeTrackingLink(input);
  if (link === null) throw new AppError('TRACKING_LINK_INVALID');
  return link;
}
