import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Names, roles or invitations have changed: the pages of the office ask again. */
export function announcePeople(ctx: AppContext, tx: Transaction): void {
  tx.afterCommit(() => ctx.realtime.publish(['staff'], 'office:changed', { what: 'staff' }));
}
