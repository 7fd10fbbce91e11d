import type { InvitationAnswer } from '#shared/contract/walk-ins.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Limit } from '../../../platform/database/rate-limit.ts';
import { AppError } from '../../../platform/errors.ts';
import { markInvited, type OfficeActor } from '../../identity/index.ts';
import { announceCustomer } from '../customer-card.ts';
import { findCustomer } from '../customers.store.ts';

const DAY = 86_400;
const ONCE_A_DAY: Limit[] = [{ name: 'invitation', points: 1, seconds: DAY }];
/** Who has not come after that many does not want to, or it is not their number. */
const OF_A_MONTH: Limit[] = [{ name: 'invitation.month', points: 4, seconds: 30 * DAY }];
/** Of one clerk: more than anybody invites by hand. */
const OF_A_CLERK: Limit[] = [{ name: 'invitation.by', points: 200, seconds: DAY }];

/**
 * Sends the entered farmer an SMS that they may log in; once a day for a number and four times a month, whoever asks. It
 * says nothing of the chat: the number may be mistyped. Where no SMS can go out, the office reads the invitation to them.
 * @throws {AppError} NOT_FOUND, WALK_IN_OVER, INVITED_TODAY, INVITED_OFTEN, RATE_LIMITED,
 *   INVITATION_FAILED
 */
export async function inviteCustomer(
  ctx: AppContext,
  actor: OfficeActor,
  chatId: number,
): Promise<InvitationAnswer['by']> {
  const customer = await findCustomer(ctx.db, chatId);
  if (!customer) throw new AppError('NOT_FOUND');
  const { farmer_id: farmerId, mobile } = customer;
  if (customer.entered_at === null || customer.claimed_at !== null) throw new AppError('WALK_IN_OVER');
  if (mobile === '') throw new AppError('INVALID_MOBILE');
  if (ctx.sms.sendInvitation === undefined) return 'office';
  const clerk = String(actor.staffId);
  await ctx.rateLimit.consume(OF_A_CLERK, clerk);
  await ctx.rateLimit.consume(ONCE_A_DAY, mobile, 'INVITED_TODAY');
  await ctx.rateLimit.consume(OF_A_MONTH, mobile, 'INVITED_OFTEN');
  try {
    await ctx.sms.sendInvitation(mobile);
  } catch (cause) {
    await ctx.rateLimit.refund([...ONCE_A_DAY, ...OF_A_MONTH], mobile);
    await ctx.rateLimit.refund(OF_A_CLERK, clerk);
    throw new AppError('INVITATION_FAILED', { cause });
  }
  await ctx.inTransaction(async (tx) => {
    await markInvited(tx, { farmerId, mobile }, ctx.now());
    await recordAudit(tx, { ...actor, action: 'customer.invite', subject: `farmer:${farmerId}`, chatId });
    tx.afterCommit(() => announceCustomer(ctx, chatId));
  });
  return 'sms';
}
