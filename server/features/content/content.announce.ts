import type { ContentItemName } from '#shared/contract/content/desk.ts';
import { contentId } from '#shared/contract/content/kinds.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** Every desk that is open asks again. */
export function announceContent(ctx: AppContext, tx: Transaction): void {
  tx.afterCommit(() => ctx.realtime.publish(['staff'], 'office:changed', { what: 'content' }));
}

/** How the office log names an item, with what else it tells of the act. */
export function nameInLog(
  { kind, key }: ContentItemName,
  more: Record<string, unknown> = {},
): { subject: string; detail: Record<string, unknown> } {
  const item = contentId(kind, key);
  return { subject: `content:${item}`, detail: { item, ...more } };
}
