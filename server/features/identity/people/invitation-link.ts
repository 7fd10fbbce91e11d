import type people from '#content/strings/en/people.json';
import type { StaffRole } from '#shared/domain/capabilities.ts';
import { fillIn } from '#shared/domain/fill-in.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { hashToken, newToken } from '../../../platform/sessions.ts';
import { readStrings } from '../../../platform/strings.ts';
import { secondsAfter } from '../lifetimes.ts';
import { insertInvitation, withdrawInvitations } from './invitations.store.ts';

const WORDS = readStrings<typeof people>('people');

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

/**
 * After the commit, in every language, as nobody knows which one is theirs. False when the mail could not be sent: the
 * screen then offers to send it again.
 */
export async function sendLetter(ctx: AppContext, { to, token, isReset }: Letter): Promise<boolean> {
  // Behind the #, so that no server on the way writes it into its log.
  const link = `${ctx.config.publicUrl}/admin/welcome#${token}`;
  const { name: shop } = ctx.content.now().shop;
  const letters = LANGUAGES.map((each) => WORDS[each].letter);
  const parts = letters.map(({ invited, reset, once }) => ({ ...(isReset ? reset : invited), once }));
  try {
    await ctx.email.send({
      to,
      subject: parts.map(({ subject }) => fillIn(subject, { shop })).join(' · '),
      text: parts.map(({ text, once }) => [fillIn(text, { shop }), link, '', once].join('\n')).join('\n\n'),
    });
    return true;
  } catch (err) {
    ctx.log.warn({ err }, 'people.letter_failed');
    return false;
  }
}
