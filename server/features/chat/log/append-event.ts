import type { ChatEventType } from '#shared/contract/chat.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { announceEvent } from '../chat.announce.ts';
import { viewEvents } from './event.view.ts';
import { type Audience, insertEvent } from './events.store.ts';

export interface NewEvent {
  chatId: number;
  audience: Audience;
  type: ChatEventType;
  /** Ids and small values only: what is shown is read when the log is read. */
  payload: Record<string, unknown>;
}

/** Writes an entry at the chat's next position, which it answers, and hints it once the transaction stands. */
export async function appendEvent(ctx: AppContext, tx: Transaction, event: NewEvent): Promise<number> {
  const appended = await insertEvent(tx, event);
  const row = { seq: appended.seq, audience: event.audience, type: event.type, payload: event.payload };
  tx.afterCommit(async () => {
    const [[farmer], [admin]] = await Promise.all([
      viewEvents(ctx, 'farmer', event.chatId, [row]),
      viewEvents(ctx, 'admin', event.chatId, [row]),
    ]);
    if (farmer && admin) announceEvent(ctx, appended, { farmer, admin });
  });
  return appended.seq;
}
