import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Sql } from '../../../platform/database/db.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { QUIET_SECONDS, secondsBefore } from '../lifetimes.ts';
import { cutSessions } from '../sessions/end-session.ts';
import { revokeFarmerSessions } from '../sessions/sessions.store.ts';
import type { Farmer } from './farmers.store.ts';
import { announceAccount } from './leave-account.ts';
import { findLastProof, isLoggedIn, setNumberAside } from './set-aside.store.ts';

/**
 * Since when nothing was heard on a farmer's number, if that is so long that their operator may have given it to somebody
 * else: no login by a code to it, and no call while nobody was logged in. What they write from a login of before proves the person and not the number.
 * Undefined for everybody else.
 */
export async function quietSince(ctx: AppContext, db: Sql, farmerId: number): Promise<Date | undefined> {
  // The log of a call names no number: whoever is logged in may have been called on a new one.
  const isIn = await isLoggedIn(db, farmerId, ctx.now());
  const signs = [await findLastProof(db, farmerId), isIn ? null : await ctx.queries.lastCallOf(db, farmerId)];
  const last = new Date(Math.max(...signs.map((sign) => (sign === null ? 0 : Date.parse(sign)))));
  return last <= secondsBefore(ctx.now(), QUIET_SECONDS) ? last : undefined;
}

/**
 * Takes the number off an account whose holder is somebody else now, or may be: their logins end with their sockets and
 * notifications, and whatever is theirs stays with the office alone. The caller holds the row.
 * @param staffId who of the office said so; null where a login did
 */
export async function setAside(
  ctx: AppContext,
  tx: Transaction,
  farmer: Pick<Farmer, 'id' | 'mobile'>,
  staffId: number | null,
): Promise<void> {
  const now = ctx.now();
  if (!(await setNumberAside(tx, farmer.id, now))) return;
  const ended = await revokeFarmerSessions(tx, farmer.id, now);
  await ctx.hooks.onSetAside(ctx, tx, farmer.id);
  await recordAudit(tx, {
    staffId,
    action: 'customer.set_aside',
    subject: `farmer:${farmer.id}`,
    chatId: (await ctx.queries.findChatIdOf(tx, farmer.id)) ?? undefined,
    personal: { before: { mobile: farmer.mobile } },
  });
  await announceAccount(ctx, tx, farmer.id);
  tx.afterCommit(() => cutSessions(ctx, ended));
}
