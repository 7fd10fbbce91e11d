import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Account, Farmer } from '../farmers/farmers.store.ts';
import { announceAccount } from '../farmers/leave-account.ts';
import { claimWalkIn, disownWalkIn } from '../farmers/walk-ins.store.ts';
import { type Profile, profileMissing } from './login-input.ts';

/**
 * The first login with a number that the office entered; the caller holds the row. The farmer takes the account over
 * under the name and place they confirm or correct; or says that it is somebody else's, and then the number is free for
 * an account of their own, while the office is told of its mistake.
 * @returns what is still to be asked, with what is known of it; undefined when the number went free
 */
export async function claimOrDisown(
  ctx: AppContext,
  tx: Transaction,
  account: Account,
  { profile, isNotMe }: { profile: Profile; isNotMe: boolean },
): Promise<Farmer | AppError | undefined> {
  const missing = profileMissing(profile);
  if (missing) {
    const { name, address } = account;
    return new AppError(missing.code, { fields: missing.fields, known: { name, address } });
  }
  if (!isNotMe) {
    await claimWalkIn(tx, account.id, { ...profile, now: ctx.now() });
    await announceAccount(ctx, tx, account.id);
    return { ...account, ...profile };
  }
  await disownWalkIn(tx, account.id, ctx.now());
  await recordAudit(tx, {
    staffId: null,
    action: 'customer.disowned',
    subject: `farmer:${account.id}`,
    chatId: (await ctx.queries.findChatIdOf(tx, account.id)) ?? undefined,
    personal: { before: { mobile: account.mobile } },
  });
  await announceAccount(ctx, tx, account.id);
  return undefined;
}
