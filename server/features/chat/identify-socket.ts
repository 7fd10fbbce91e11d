import { type Capability, can } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../context.ts';
import type { Room, SocketIdentity } from '../../platform/sockets/realtime.ts';
import { actorFromCookieHeader, type OfficeActor } from '../identity/index.ts';
import { announceTyping } from './chat.announce.ts';
import { type ChatRow, findChat, findChatByFarmer } from './chats.store.ts';

/** The rooms of the office's side, and what opens each. In `office` every hint of every chat is heard. */
const OFFICE_ROOMS = { office: 'inbox.read', staff: 'staff.read' } as const satisfies Partial<
  Record<Room, Capability>
>;

/**
 * Who a socket speaks for, from its cookie alone. A stranger, or a session since ended, gets undefined, and so does a farmer
 * while the shop is closed.
 * @param isOfficeOnline what the socket is told when it is ready; another feature knows it
 * @returns with the person of the office, whose colleagues are told where they are
 */
export async function identifySocket(
  ctx: AppContext,
  handshake: { cookie: string | undefined; as: unknown },
  isOfficeOnline: () => boolean,
): Promise<(SocketIdentity & { staffId?: number }) | undefined> {
  const actor = await actorFromCookieHeader(ctx, handshake.cookie, handshake.as);
  if (!actor || (actor.side === 'farmer' && !ctx.opening.isOpen())) return undefined;
  const session = `session:${actor.sessionId}` as const;
  async function usableChat(capability: Capability, chatId: number): Promise<ChatRow | undefined> {
    // Asked again each time: the session may have ended since the handshake.
    const still = await actorFromCookieHeader(ctx, handshake.cookie, handshake.as);
    const chat = still && (await findChat(ctx.db, chatId));
    return chat && can(still, capability, chat) ? chat : undefined;
  }
  const rights = {
    headOf: async (chatId: number) => (await usableChat('chat.read', chatId))?.head_seq,
    async relayTyping(chatId: number) {
      const chat = await usableChat('chat.write', chatId);
      if (chat && !chat.blocked) announceTyping(ctx, chat, actor.side);
    },
  };
  if (actor.side === 'admin') {
    const ready = () => ({ as: 'admin', chat_id: null, head_seq: 0, office_online: true }) as const;
    const rooms = officeRoomsOf(actor);
    async function stillBelongs(): Promise<boolean> {
      const still = await actorFromCookieHeader(ctx, handshake.cookie, handshake.as);
      return still?.side === 'admin' && officeRoomsOf(still).join() === rooms.join();
    }
    return { ...rights, rooms: [...rooms, session], ready, stillBelongs, staffId: actor.staffId };
  }
  const chat = await findChatByFarmer(ctx.db, actor.farmerId);
  const place = { as: 'farmer', chat_id: chat?.id ?? null, head_seq: chat?.head_seq ?? 0 } as const;
  return {
    ...rights,
    rooms: [`farmer:${actor.farmerId}`, 'farmers', session],
    ready: () => ({ ...place, office_online: isOfficeOnline() }),
  };
}

function officeRoomsOf(actor: OfficeActor): Room[] {
  const open = Object.entries(OFFICE_ROOMS).filter(([, capability]) => can(actor, capability));
  return open.map(([room]) => room as keyof typeof OFFICE_ROOMS);
}
