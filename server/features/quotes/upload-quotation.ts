import { createHash } from 'node:crypto';
import type { UploadQuoteAnswer, UploadQuoteFields } from '#shared/contract/quotes.ts';
import { formatPaise, paiseToRupees, parseRupeesToPaise } from '#shared/domain/money/money.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { AcceptedFile } from '../../platform/files/index.ts';
import { appendMessage, findChat } from '../chat/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import { findPlan } from '../plans/index.ts';
import { recordQuotationChange } from './quotes.events.ts';
import {
  findQuotation,
  findQuotationByMessage,
  insertQuotation,
  reserveQuotationId,
} from './quotes.store.ts';
import { viewQuotation } from './quotes.view.ts';

const NAME_MAX = 255;

interface Offer {
  chatId: number;
  amountPaise: number;
  originalName: string;
  /** The plan it is for. */
  planId: number | null;
  clientId: string | null;
  seenSeq: number | undefined;
  file: AcceptedFile;
}

/**
 * Sends a priced offer into a chat: one message with the document, one quotation. The same `client_id` again
 * gives the same quotation. The file's bytes stay only if the message does.
 *
 * @throws {AppError} QUOTE_FILE_REQUIRED, INVALID_AMOUNT, INVALID_INPUT, NOT_FOUND, CLIENT_ID_REUSED, ANSWERED_MEANWHILE
 */
export async function uploadQuotation(
  ctx: AppContext,
  actor: OfficeActor,
  fields: UploadQuoteFields,
  file: AcceptedFile | null,
): Promise<UploadQuoteAnswer> {
  const offer = await readOffer(ctx, fields, file).catch(async (error: unknown) => {
    await file?.discard();
    throw error;
  });
  return ctx.inTransaction((tx) => storeOffer(ctx, tx, actor, offer));
}

async function readOffer(
  ctx: AppContext,
  fields: UploadQuoteFields,
  file: AcceptedFile | null,
): Promise<Offer> {
  if (!file) throw new AppError('QUOTE_FILE_REQUIRED');
  const amountPaise = parseRupeesToPaise(fields.amount?.trim() || '0');
  if (amountPaise === null) throw new AppError('INVALID_AMOUNT');
  const chat = await findChat(ctx.db, fields.chat_id);
  if (!chat) throw new AppError('NOT_FOUND');
  const originalName = cleanLine(fields.original_name ?? '', NAME_MAX) || file.originalName;
  const { client_id: clientId = null, seen_seq: seenSeq, plan_id: planId = null } = fields;
  if (planId !== null && (await findPlan(ctx.db, planId))?.chat_id !== chat.id)
    throw new AppError('INVALID_INPUT', { fields: { plan_id: 'is no plan of this chat' } });
  return { chatId: chat.id, amountPaise, originalName, planId, clientId, seenSeq, file };
}

async function storeOffer(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  offer: Offer,
): Promise<UploadQuoteAnswer> {
  const { chatId, amountPaise, file } = offer;
  const id = await reserveQuotationId(tx);
  const text = amountPaise === 0 ? 'Quotation' : `Quotation ${formatPaise(amountPaise)}`;
  const { message, chat, replayed } = await appendMessage(ctx, tx, {
    chatId,
    senderRole: 'admin',
    senderId: actor.staffId,
    clientId: offer.clientId,
    seenSeq: offer.seenSeq,
    contentHash: hashOf(offer),
    kind: 'quote',
    text,
    meta: {
      quotation_id: id,
      amount: paiseToRupees(amountPaise),
      ...(offer.planId === null ? {} : { plan_id: offer.planId }),
    },
    replyTo: null,
    file,
  });
  if (replayed) {
    const stored = await findQuotationByMessage(tx, ctx.queries, message.id);
    // The id belongs to a send of another kind.
    if (!stored) throw new AppError('CLIENT_ID_REUSED');
    return { ok: true, quotation: viewQuotation(stored), head_seq: chat.head_seq };
  }
  await insertQuotation(tx, {
    ...offer,
    id,
    messageId: message.id,
    createdBy: actor.staffId,
    now: ctx.now(),
  });
  await recordAudit(tx, {
    ...actor,
    action: 'quotation.upload',
    subject: `quotation:${id}`,
    chatId,
    detail: { amount_paise: amountPaise, plan_id: offer.planId },
  });
  const headSeq = await recordQuotationChange(ctx, tx, { id, chat_id: chatId });
  const quotation = await findQuotation(tx, ctx.queries, id);
  if (!quotation) throw new Error(`quotation ${id} is not there after its insert`);
  return { ok: true, quotation: viewQuotation(quotation), head_seq: headSeq };
}

/** What makes two sends the same one. */
function hashOf({ chatId, amountPaise, planId, file }: Offer): Buffer {
  const asked = JSON.stringify([
    'quote',
    chatId,
    amountPaise,
    file.sha256.toString('hex'),
    ...(planId === null ? [] : [planId]),
  ]);
  return createHash('sha256').update(asked).digest();
}
