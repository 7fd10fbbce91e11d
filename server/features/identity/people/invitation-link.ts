import type { StaffRole } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { hashToken, newToken } from '../../../platform/sessions.ts';
import { secondsAfter } from '../lifetimes.ts';
import { insertInvitation, withdrawInvitations } from './invitations.store.ts';

/** A link, and a change that waits for a second word, last this long. */
export const LINK_SECONDS = 72 * 3600;

/** What is mailed once the link is stored. */
export interface Letter {
  to: string;
  token: string;
  isReset: boolean;
}

/** A new link; those that went to this address before end. Only its hash is stored. */
export async function makeLink(
  ctx: AppContext,
  tx: Transaction,
  to: { email: string; roles: readonly StaffRole[]; staffId: number | null; invitedBy: number },
): Promise<Letter & { id: number }> {
  const now = ctx.now();
  const token = newToken();
  await withdrawInvitations(tx, { email: to.email }, now);
  const { id } = await insertInvitation(tx, {
    ...to,
    tokenHash: hashToken(token),
    now,
    expiresAt: secondsAfter(now, LINK_SECONDS),
  });
  return { id, to: to.email, token, isReset: to.staffId !== null };
}

/** After the commit. False when the mail could not be sent: the screen then offers to send it again. */
export async function sendLetter(ctx: AppContext, { to, token, isReset }: Letter): Promise<boolean> {
  // Behind the #, so that no server on the way writes it into its log.
  const link = `${ctx.config.publicUrl}/admin/welcome#${token}`;
  const { name: shop } = ctx.content.now().shop;
  const what = isReset
    ? `Your account for the ${shop} office panel was reset. Choose a new password here:`
    : `You are invited to the ${shop} office panel. Write your name and choose a password here:`;
  try {
    await ctx.email.send({
      to,
      subject: isReset ? `${shop} office: a new password` : `${shop} office: your invitation`,
      text: [
        what,
        link,
        '',
        'The link works once, for three days. If you do not know why you got it, leave it alone.',
      ].join('\n'),
    });
    return true;
  } catch (err) {
    ctx.log.warn({ err }, 'people.letter_failed');
    return false;
  }
}
