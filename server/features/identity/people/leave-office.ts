import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { endStaffSessions } from '../sessions/end-session.ts';
import { dropChangesOf } from './changes.store.ts';
import { withdrawInvitations } from './invitations.store.ts';

/** Who decided it; null: the settings of the machine. */
interface By {
  staffId: number | null;
  now: Date;
}

/**
 * What goes with an account that is closed, whoever closed it: its logins and sockets, links that lead into it, what its
 * person has asked for of others, and the chats in their hands.
 */
export async function leaveOffice(
  ctx: AppContext,
  tx: Transaction,
  { id, email }: { id: number; email: string },
  by: By,
): Promise<void> {
  await endStaffSessions(ctx, tx, id);
  await withdrawInvitations(tx, { email }, by.now);
  await stopManaging(tx, id, by);
  await ctx.hooks.onStaffLeavesChats(ctx, tx, id);
}

/** Somebody manages people no more: whom they invited comes in no more, and what they asked for waits no longer. */
export async function stopManaging(tx: Transaction, id: number, by: By): Promise<void> {
  await withdrawInvitations(tx, { invitedBy: id }, by.now);
  await dropChangesOf(tx, id, by);
}
