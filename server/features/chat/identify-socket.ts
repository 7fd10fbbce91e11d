import type { AppContext } from '../../context.ts';
import type { SocketIdentity } from '../../platform/realtime.ts';
import { actorFromCookieHeader } from '../accounts/index.ts';
import { mayUseChat } from './chat.policy.ts';
import { findChat, findChatByFarmer } from './chats.store.ts';

/** Who a socket speaks for, from its cookie alone. A stranger, or a session since ended, gets undefined. */
export async function identifySocket(
  ctx: AppContext,
  handshake: { cookie: string | undefined; as: unknown },
): Promise<SocketIdentity | undefined> {
  const actor = await actorFromCookieHeader(ctx, handshake.cookie, handshake.as);
  if (!actor) return undefined;
  const session = `session:${actor.sessionId}` as const;
  async function headOf(chatId: number): Promise<number | undefined> {
    // Asked again each time: the session may have ended since the handshake.
    const still = await actorFromCookieHeader(ctx, handshake.cookie, handshake.as);
    const chat = still && (await findChat(ctx.db, chatId));
    return chat && mayUseChat(still, chat) ? chat.head_seq : undefined;
  }
  if (actor.role === 'admin') {
    return { rooms: ['office', session], ready: { as: 'admin', chat_id: null, head_seq: 0 }, headOf };
  }
  const chat = await findChatByFarmer(ctx.db, actor.farmerId);
  return {
    rooms: [`farmer:${actor.farmerId}`, session],
    ready: { as: 'farmer', chat_id: chat?.id ?? null, head_seq: chat?.head_seq ?? 0 },
    headOf,
  };
}
