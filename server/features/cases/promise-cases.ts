import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { announceCases } from './change-case.ts';
import { endDeadlines, setDeadlines } from './intakes.store.ts';

/*
 * An answer that a chat was promised is the deadline of the cases its farmer told of. Their version stays: whoever works on
 * one changes it over what they saw.
 */

export async function promiseCases(
  ctx: AppContext,
  tx: Transaction,
  chatId: number,
  by: Date,
): Promise<void> {
  const changed = await setDeadlines(tx, chatId, by);
  if (changed > 0) tx.afterCommit(() => announceCases(ctx, chatId));
}

/** The promise is kept. @param dueAt ISO */
export async function relieveCases(
  ctx: AppContext,
  tx: Transaction,
  chatId: number,
  dueAt: string,
): Promise<void> {
  const changed = await endDeadlines(tx, chatId, dueAt);
  if (changed > 0) tx.afterCommit(() => announceCases(ctx, chatId));
}
