import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Actor } from '../accounts/index.ts';
import { mayUseChat } from './chat.policy.ts';
import { type ChatRow, findChat } from './chats.store.ts';

/** The chat, if it is this actor's to use. @throws {AppError} NOT_FOUND, also for a chat of somebody else */
export async function findOwnChat(ctx: AppContext, actor: Actor, chatId: number): Promise<ChatRow> {
  const chat = await findChat(ctx.db, chatId);
  if (!chat || !mayUseChat(actor, chat)) throw new AppError('NOT_FOUND');
  return chat;
}
