import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Limit } from '../../../platform/database/rate-limit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OfficeActor } from '../actor.ts';
import { lockPeopleAsManager } from './change-people.ts';
import { type Letter, makeLink } from './invitation-link.ts';
import { findInvitation, listInvitations, withdrawInvitations } from './invitations.store.ts';
import { announcePeople } from './people.announce.ts';

const RESENDS: Limit[] = [{ name: 'office.invite_again', points: 20, seconds: 3600 }];

/**
 * A new link for the same invitation; the one before stops working.
 * @param about an invitation, or the person whose reset it is
 * @throws {AppError} NOT_FOUND, FORBIDDEN, RATE_LIMITED
 */
export async function resendInvitation(
  ctx: AppContext,
  actor: OfficeActor,
  about: { id: number } | { staffId: number },
): Promise<Letter> {
  await ctx.rateLimit.consume(RESENDS, actor.sessionId);
  return ctx.inTransaction(async (tx) => {
    await lockPeopleAsManager(tx, actor);
    const open =
      'id' in about
        ? await findInvitation(tx, about.id)
        : (await listInvitations(tx)).find(({ staff_id }) => staff_id === about.staffId);
    if (!open) throw new AppError('NOT_FOUND');
    const { email, roles, staff_id: staffId } = open;
    const { id, ...letter } = await makeLink(ctx, tx, { email, roles, staffId, invitedBy: actor.staffId });
    await record(tx, actor, 'staff.invite_again', id);
    announcePeople(ctx, tx);
    return letter;
  });
}

/** @throws {AppError} FORBIDDEN; NOT_FOUND when it was used or taken back before */
export function withdrawInvitation(ctx: AppContext, actor: OfficeActor, id: number): Promise<void> {
  return ctx.inTransaction(async (tx) => {
    await lockPeopleAsManager(tx, actor);
    if ((await withdrawInvitations(tx, { id }, ctx.now())) === 0) throw new AppError('NOT_FOUND');
    await record(tx, actor, 'staff.invite_withdraw', id);
    announcePeople(ctx, tx);
  });
}

function record(
  tx: Parameters<typeof recordAudit>[0],
  { staffId, sessionId }: OfficeActor,
  action: 'staff.invite_again' | 'staff.invite_withdraw',
  id: number,
): Promise<void> {
  return recordAudit(tx, { staffId, action, subject: `invitation:${id}`, sessionId });
}
