import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { appendEvent, type EventReader, type MessageDeletionHook } from '../chat/index.ts';
import { refusalToWithdraw } from './quotes.policy.ts';
import { findQuotationByMessage, listQuotationsById, lockQuotationRow } from './quotes.store.ts';
import { viewQuotation } from './quotes.view.ts';

/**
 * Puts "this quotation changed" into the chat's log, which also hints `quotes:changed`. What it looks like is
 * read when the log is read, so a late reader sees the latest.
 * @returns the log's new head
 */
export function recordQuotationChange(
  ctx: AppContext,
  tx: Transaction,
  quotation: { id: number; chat_id: number },
  audience: 'both' | 'farmer' = 'both',
): Promise<number> {
  return appendEvent(ctx, tx, {
    chatId: quotation.chat_id,
    audience,
    type: 'quotation',
    payload: { quotation_id: quotation.id },
  });
}

/** How chat shows our entries of its log. Off the farmer's list, a quotation is still on the office's. */
export const readQuotationEvents: EventReader = async (sql, side, payloads) => {
  const ids = payloads.map((payload) => payload.quotation_id as number);
  const rows = new Map((await listQuotationsById(sql, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) return null;
    const removed = row.withdrawn || (side === 'farmer' && row.removed_by_farmer);
    return { quotation: viewQuotation(row), removed };
  });
};

/** The office deletes a quotation's message for everyone: the offer is withdrawn with it, if it still may be. */
export const withdrawWithMessage: MessageDeletionHook = async (ctx, tx, message) => {
  const found = await findQuotationByMessage(tx, message.id);
  const quotation = found && (await lockQuotationRow(tx, found.id));
  if (!quotation) return;
  const refusal = refusalToWithdraw(quotation);
  if (refusal) throw new AppError(refusal);
  await recordQuotationChange(ctx, tx, quotation);
};
