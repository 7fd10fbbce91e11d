import { type Capability, can } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Actor } from '../identity/index.ts';
import { type ChatRow, findChat } from './chats.store.ts';

/** The chat, if this actor may do that in it. @throws {AppError} NOT_FOUND, also for a chat of somebody else */
export async function findOwnChat(
  ctx: AppContext,
  actor: Actor,
  capability: Capability,
  chatId: number,
): Promise<ChatRow> {
  const chat = await findChat(ctx.db, chatId);
  if (!chat || !can(actor, capability, chat)) throw new AppError('NOT_FOUND');
  return chat;
}
