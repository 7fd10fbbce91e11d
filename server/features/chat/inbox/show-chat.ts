import type { ChatSummary } from '#shared/contract/chat.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { findInboxRow } from './inbox.store.ts';
import { viewChatSummary } from './inbox.view.ts';

/** One chat as the office list shows it, also when the office has deleted it from the list. */
export async function showChat(ctx: AppContext, chatId: number): Promise<ChatSummary> {
  const row = await findInboxRow(ctx.db, ctx.queries, chatId);
  if (!row) throw new AppError('NOT_FOUND');
  return viewChatSummary(row);
}
