import type { AppContext } from '../../context.ts';
import type { Sql } from '../../platform/database/db.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { lockChat } from '../chat/index.ts';
import { holdQuotation, lockPayableRow, type QuotationRow, setPaid, setRefunded } from './quotes.store.ts';

/**
 * What payments may do with a quotation. Everybody who locks more than one row takes them in the order chat,
 * quotation, payment; these functions keep the first two.
 */

/** The quotation a farmer means to pay, held until the transaction ends: two tabs cannot both open a payment. */
export async function lockQuotationToPay(
  ctx: AppContext,
  tx: Sql,
  claim: { chatId: number; amountPaise: number; quotationId: number | undefined },
): Promise<QuotationRow | undefined> {
  await lockChat(tx, claim.chatId);
  return lockPayableRow(tx, ctx.queries, claim);
}

export async function lockQuotation(tx: Sql, quotation: { id: number; chat_id: number }): Promise<void> {
  await lockChat(tx, quotation.chat_id);
  await holdQuotation(tx, quotation.id);
}

/** @throws when it was paid already: the payments' unique index must have refused that long before. */
export async function markQuotationPaid(ctx: AppContext, tx: Transaction, id: number): Promise<void> {
  if (!(await setPaid(tx, id, ctx.now()))) throw new Error(`quotation ${id} was paid before`);
}

/** All its money went back: it can be paid anew, or closed. */
export function markQuotationRefunded(ctx: AppContext, tx: Transaction, id: number): Promise<void> {
  return setRefunded(tx, id, ctx.now());
}
