import type { Quotation } from '#shared/contract/quotes.ts';
import { paiseToRupees } from '#shared/domain/money.ts';
import type { QuotationRow } from './quotes.store.ts';

export function viewQuotation(row: QuotationRow): Quotation {
  return {
    id: row.id,
    chat_id: row.chat_id,
    message_id: row.message_id,
    file_path: row.storage_key === null ? null : `/uploads/${row.storage_key}`,
    mime_type: row.mime_type,
    amount: paiseToRupees(row.amount_paise),
    original_name: row.original_name,
    status: statusOf(row),
    paid_at: row.paid_at,
    created_at: row.created_at,
  };
}

function statusOf(row: QuotationRow): Quotation['status'] {
  if (row.paid_at !== null) return 'paid';
  return row.in_payment ? 'pending' : 'open';
}
