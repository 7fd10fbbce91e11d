import type { AppContext } from '../../context.ts';
import type { Sql } from '../../platform/db.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { lockChat } from '../chat/index.ts';
import { lockPayableRow, lockQuotationRow, type QuotationRow, setPaid } from './quotes.store.ts';

/**
 * What payments may do with a quotation. Everybody who locks more than one row takes them in the order chat,
 * quotation, payment; these functions keep the first two.
 */

/** The quotation a farmer means to pay, held until the transaction ends: two tabs cannot both open a payment. */
export async function lockQuotationToPay(
  tx: Sql,
  claim: { chatId: number; amountPaise: number; quotationId: number | undefined },
): Promise<QuotationRow | undefined> {
  await lockChat(tx, claim.chatId);
  return lockPayableRow(tx, claim);
}

export async function lockQuotation(tx: Sql, quotation: { id: number; chat_id: number }): Promise<void> {
  await lockChat(tx, quotation.chat_id);
  await lockQuotationRow(tx, quotation.id);
}

/** @throws when it was paid already: the payments' unique index must have refused that long before. */
export async function markQuotationPaid(ctx: AppContext, tx: Transaction, id: number): Promise<void> {
  if (!(await setPaid(tx, id, ctx.now()))) throw new Error(`quotation ${id} was paid before`);
}
