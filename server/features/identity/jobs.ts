import { Type } from 'typebox';
import { Decode } from 'typebox/value';
import type { AppContext } from '../../context.ts';
import { deleteRateLimitsBefore } from '../../platform/database/rate-limit.ts';
import { ACCOUNT_NOTICE_JOB, AccountNotice, accountMail } from './factors/account-notice.ts';
import { deletePasskeyChallengesBefore } from './factors/passkeys.store.ts';
import { KEEP_CHALLENGES_SECONDS, KEEP_ENDED_SESSIONS_SECONDS, secondsBefore } from './lifetimes.ts';
import { loginNoticeMail } from './office-login/office-mail.ts';
import { deleteChallengesBefore, deleteSessionsEndedBefore } from './personal.store.ts';

export const LOGIN_NOTICE_JOB = 'identity.login_notice';
export const SWEEP_JOB = 'identity.sweep';

const LoginNotice = Type.Object({
  /** Missing in a job queued before everybody had an address of their own. */
  to: Type.Optional(Type.String()),
  at: Type.String(),
  ip: Type.String(),
  userAgent: Type.String(),
});

export function defineIdentityJobs(ctx: AppContext): void {
  ctx.jobs.define(SWEEP_JOB, () => sweepIdentity(ctx), { cron: '17 * * * *' });
  ctx.jobs.define(LOGIN_NOTICE_JOB, (payload) => {
    const { to = ctx.config.office.email, ...login } = Decode(LoginNotice, payload);
    return ctx.email.send(loginNoticeMail(ctx.content.now().shop.name, { to, ...login }));
  });
  ctx.jobs.define(ACCOUNT_NOTICE_JOB, (payload) =>
    ctx.email.send(accountMail(ctx.content.now().shop.name, Decode(AccountNotice, payload))),
  );
}

/** Forgets what nobody needs any more: old codes, run-out counters, sessions that ended a year ago. */
export async function sweepIdentity(ctx: AppContext): Promise<void> {
  const now = ctx.now();
  const challenges = await deleteChallengesBefore(ctx.db, secondsBefore(now, KEEP_CHALLENGES_SECONDS));
  const passkeyChallenges = await deletePasskeyChallengesBefore(ctx.db, now);
  // The counters run on the machine's clock, not on the business's.
  const rateLimits = await deleteRateLimitsBefore(ctx.db, new Date());
  const sessions = await deleteSessionsEndedBefore(ctx.db, secondsBefore(now, KEEP_ENDED_SESSIONS_SECONDS));
  ctx.log.debug({ challenges, passkeyChallenges, rateLimits, sessions }, 'identity.swept');
}
