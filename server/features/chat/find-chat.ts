import type { SendMessageFields } from '#shared/contract/chat/send.ts';
import { type Capability, can } from '#shared/domain/capabilities.ts';
import { normaliseMobile } from '#shared/domain/digits.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { type Actor, type FarmerActor, findFarmerByMobile } from '../identity/index.ts';
import { type ChatRow, findChat, findChatByFarmer } from './chats.store.ts';

/** Whose chat a message goes to. Without a chat yet, the message opens it. */
export interface Recipient {
  farmerId: number;
  chat: ChatRow | undefined;
}

type Claim = Pick<SendMessageFields, 'chat_id' | 'mobile'>;

/**
 * A farmer writes in their own chat, whatever they name: another number is 403, another chat 404. The office
 * names a chat, or the number of a registered farmer.
 */
export async function findRecipient(ctx: AppContext, actor: Actor, claim: Claim): Promise<Recipient> {
  const recipient = await (actor.side === 'farmer' ? ownChat(ctx, actor, claim) : namedChat(ctx, claim));
  if (claim.chat_id !== undefined && claim.chat_id !== recipient.chat?.id) throw new AppError('NOT_FOUND');
  return recipient;
}

/** Whether a farmer names a number that is not theirs. */
export function namesAnother(actor: FarmerActor, { mobile }: Claim): boolean {
  return mobile !== undefined && normaliseMobile(mobile) !== actor.mobile;
}

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

async function ownChat(ctx: AppContext, actor: FarmerActor, claim: Claim): Promise<Recipient> {
  if (namesAnother(actor, claim)) throw new AppError('FORBIDDEN');
  return { farmerId: actor.farmerId, chat: await findChatByFarmer(ctx.db, actor.farmerId) };
}

async function namedChat(ctx: AppContext, claim: Claim): Promise<Recipient> {
  if (claim.mobile === undefined) {
    if (claim.chat_id === undefined)
      throw new AppError('INVALID_INPUT', { fields: { chat_id: 'is missing' } });
    const chat = await findChat(ctx.db, claim.chat_id);
    if (!chat) throw new AppError('NOT_FOUND');
    return { farmerId: chat.farmer_id, chat };
  }
  const mobile = normaliseMobile(claim.mobile);
  if (mobile === null)
    throw new AppError('INVALID_MOBILE', { fields: { mobile: 'is not a 10-digit mobile' } });
  const farmer = await findFarmerByMobile(ctx.db, mobile);
  if (!farmer) throw new AppError('NOT_FOUND');
  return { farmerId: farmer.id, chat: await findChatByFarmer(ctx.db, farmer.id) };
}
