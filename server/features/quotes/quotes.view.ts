import type { Quotation } from '#shared/contract/quotes.ts';
import { paiseToRupees } from '#shared/domain/money/money.ts';
import { isPaid, type QuotationRow } from './quotes.store.ts';

export function viewQuotation(row: QuotationRow): Quotation {
  return {
    id: row.id,
    chat_id: row.chat_id,
    message_id: row.message_id,
    file_path: row.storage_key === null ? null : `/uploads/${row.storage_key}`,
    mime_type: row.mime_type,
    amount: paiseToRupees(row.amount_paise),
    original_name: row.original_name,
    plan_id: row.plan_id,
    status: statusOf(row),
    refunded: paiseToRupees(row.refunded_paise),
    payable: isPayable(row),
    paid_at: row.paid_at,
    created_at: row.created_at,
    by: row.by,
  };
}

function statusOf(row: QuotationRow): Quotation['status'] {
  if (isPaid(row)) return 'paid';
  if (row.in_payment) return 'pending';
  if (row.refunded_at !== null) return 'refunded';
  return row.withdrawn_at === null ? 'open' : 'withdrawn';
}

/** Unpaid, or with all its money back, and still an offer. */
function isPayable(row: QuotationRow): boolean {
  return !row.in_payment && !isPaid(row) && row.withdrawn_at === null && row.amount_paise > 0;
}
