import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** What is to be sent in a chat may have changed: the office's browsers ask for its row and card again. */
export function announceGoods(ctx: AppContext, tx: Transaction, chatId: number | null): void {
  if (chatId === null) return;
  tx.afterCommit(() =>
    ctx.realtime.publish(['office'], 'office:changed', { what: 'customer', chat_id: chatId }),
  );
}
