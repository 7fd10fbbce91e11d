import { type Static, Type } from 'typebox';
import { FEW_RECOVERY_CODES, RECOVERY_CODES } from '#shared/domain/second-factors.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Mail } from '../office-login/office-mail.ts';
import { countRecoveryCodes } from './factors.store.ts';

export const ACCOUNT_NOTICE_JOB = 'identity.account_notice';

/** What happened to an account, in the words of its mail. */
const HAPPENED = {
  totp_added: 'An authenticator app was added. The login asks for its code instead of one by mail.',
  totp_removed: 'The authenticator app was removed.',
  passkey_added: 'A passkey was added. With it you log in without a password.',
  passkey_removed: 'A passkey was removed.',
  recovery_made: 'New recovery codes were made. Those from before do not count any more.',
  recovery_used: 'A recovery code was used. Each counts once.',
  factors_reset:
    'An owner has removed your authenticator app, passkeys and recovery codes. The login mails a code again.',
  password_changed: 'Your password was changed, and your other logins were ended.',
} as const;
export type Happened = keyof typeof HAPPENED;

export const AccountNotice = Type.Object({
  to: Type.String(),
  what: Type.Unsafe<Happened>(Type.Union(Object.keys(HAPPENED).map((each) => Type.Literal(each)))),
  at: Type.String(),
  /** What was added or removed, as the person calls it; how many codes are left. */
  detail: Type.Optional(Type.String()),
});
export type AccountNotice = Static<typeof AccountNotice>;

/** Tells a person by mail what happened to their account, once that is committed; the mail outlives a crash. */
export async function notifyAccount(
  ctx: AppContext,
  tx: Transaction,
  notice: { to: string; what: Happened; detail?: string | undefined },
): Promise<void> {
  const payload: AccountNotice = {
    to: notice.to,
    what: notice.what,
    at: ctx.now().toISOString(),
    ...(notice.detail === undefined ? {} : { detail: notice.detail }),
  };
  await ctx.jobs.enqueue(tx, ACCOUNT_NOTICE_JOB, payload);
}

/** A recovery code was used up: somebody has lost their phone, or their paper. */
export async function notifyRecoveryUsed(
  ctx: AppContext,
  tx: Transaction,
  { staffId, email }: { staffId: number; email: string },
): Promise<void> {
  const left = await countRecoveryCodes(tx, staffId);
  const detail = `${left} of ${RECOVERY_CODES} are left.${left > FEW_RECOVERY_CODES ? '' : ' Make new ones under Settings, My account.'}`;
  await notifyAccount(ctx, tx, { to: email, what: 'recovery_used', detail });
}

export function accountMail(shop: string, { to, what, at, detail }: AccountNotice): Mail {
  const when = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(at));
  return {
    to,
    subject: `Your ${shop} office account was changed`,
    text: [
      HAPPENED[what],
      ...(detail === undefined ? [] : [detail]),
      `That was on ${when} (India time).`,
      '',
      'If that was you, there is nothing to do. If not, let an owner reset your account at once (for the account of',
      'the settings: change OFFICE_PASSWORD).',
    ].join('\n'),
  };
}
