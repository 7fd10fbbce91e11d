import type { AppContext } from '../../context.ts';
import type { EventReader } from '../../hooks.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { appendEvent } from '../chat/index.ts';
import { listQuotationsById } from './quotes.store.ts';
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

/** How chat shows our entries of its log. Off the farmer's list, a quotation is still in the office's books. */
export const readQuotationEvents: EventReader<AppContext> = async (ctx, side, payloads) => {
  const ids = payloads.map((payload) => payload.quotation_id as number);
  const rows = new Map((await listQuotationsById(ctx.db, ctx.queries, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) return null;
    const removed = side === 'farmer' && (row.removed_by_farmer || row.withdrawn_at !== null);
    return { quotation: viewQuotation(row), removed };
  });
};
