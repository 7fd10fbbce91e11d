import { createHash, randomUUID } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import type { SocketIdentity } from '../../platform/sockets/realtime.ts';

const NOWHERE = { chat_id: null, writing: false, name: '' } as const;

/**
 * Gives an office socket the right to say where it is, and passes that on to the office's sockets on every node.
 * Nothing is kept: pages say it again, and what is not said again is forgotten by those who heard it.
 */
export function withPresence(
  ctx: AppContext,
  identity: (SocketIdentity & { staffId?: number }) | undefined,
): SocketIdentity | undefined {
  const session = identity?.rooms.find((room) => room.startsWith('session:'));
  if (!identity || !session || !identity.rooms.includes('office')) return identity;
  const desk = deskOf(session);
  const page = randomUUID();
  const who = { desk, page, ...(identity.staffId !== undefined && { staff_id: identity.staffId }) };
  return {
    ...identity,
    ready: () => ({ ...identity.ready(), desk }),
    relayPresence: (presence) =>
      ctx.realtime.publish(['office'], 'office:colleague', { ...(presence ?? NOWHERE), ...who }),
  };
}

/** Tells farmers when the office comes and goes. Called once; returns how it stands. */
export function watchOfficePresence(ctx: AppContext): () => boolean {
  return ctx.realtime.watch('office', (online) => {
    ctx.realtime.publish(['farmers'], 'office:presence', { online }, { thisNodeOnly: true });
  });
}

/** One name for all pages of a login; the session itself is nobody's business. */
function deskOf(session: string): string {
  return createHash('sha256').update(`desk of ${session}`).digest('base64url').slice(0, 12);
}
