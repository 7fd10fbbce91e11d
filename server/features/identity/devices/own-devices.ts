import type { Device } from '#shared/contract/identity/devices.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/http/caller-network.ts';
import type { Actor } from '../actor.ts';
import { cutSessions } from '../sessions/end-session.ts';
import { deviceWords } from './device-words.ts';
import {
  hasSession,
  listOpenSessions,
  type OpenSession,
  type Owner,
  revokeSessions,
} from './devices.store.ts';

/** Who asks, and from where: a list of devices is told from their own. */
interface Asking {
  actor: Actor;
  ip: string;
}

/** The open logins of whoever asks, their own first. */
export async function listDevices(ctx: AppContext, { actor, ip }: Asking): Promise<Device[]> {
  const sessions = await listOpenSessions(ctx.db, ownerOf(actor), ctx.now());
  const devices = sessions.map((session) =>
    viewDevice(session, actor.sessionId, networkOf(ip).neighbourhood),
  );
  return devices.sort((one, other) => Number(other.this_one) - Number(one.this_one));
}

/**
 * Ends one of one's own logins, or all but this one. Ending twice does no harm.
 * @throws {AppError} NOT_FOUND for a login that is nobody's or another's
 */
export async function endDevices(
  ctx: AppContext,
  asking: Asking,
  which: { only: string } | 'others',
): Promise<Device[]> {
  const { actor, ip } = asking;
  const owner = ownerOf(actor);
  await ctx.inTransaction(async (tx) => {
    const chosen = which === 'others' ? { except: actor.sessionId } : which;
    const ended = await revokeSessions(tx, owner, chosen, ctx.now());
    if (which !== 'others' && ended.length === 0 && !(await hasSession(tx, owner, which.only))) {
      throw new AppError('NOT_FOUND');
    }
    if (actor.side === 'admin' && ended.length > 0) {
      const { staffId } = actor;
      await recordAudit(tx, {
        staffId,
        action: 'office.device_end',
        subject: `staff:${staffId}`,
        detail: { sessions: ended.length },
        ip,
      });
    }
    tx.afterCommit(() => cutSessions(ctx, ended));
  });
  return listDevices(ctx, asking);
}

function ownerOf(actor: Actor): Owner {
  return actor.side === 'farmer' ? { farmerId: actor.farmerId } : { staffId: actor.staffId };
}

function viewDevice(session: OpenSession, thisSession: string, thisNetwork: string): Device {
  const network = session.ip === null ? null : networkOf(session.ip).neighbourhood;
  return {
    id: session.id,
    ...deviceWords(session.user_agent),
    since: session.created_at,
    last_seen_at: session.last_seen_at,
    this_one: session.id === thisSession,
    network,
    this_network: network === thisNetwork,
  };
}
