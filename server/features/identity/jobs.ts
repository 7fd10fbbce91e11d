import { Type } from 'typebox';
import { Decode } from 'typebox/value';
import type { AppContext } from '../../context.ts';
import { loginNoticeMail } from './office-login/office-mail.ts';
import { sweepAccounts } from './sweep-accounts.ts';

export const LOGIN_NOTICE_JOB = 'accounts.login_notice';
export const SWEEP_JOB = 'accounts.sweep';

const LoginNotice = Type.Object({ at: Type.String(), ip: Type.String(), userAgent: Type.String() });

export function defineAccountsJobs(ctx: AppContext): void {
  ctx.jobs.define(SWEEP_JOB, () => sweepAccounts(ctx), { cron: '17 * * * *' });
  ctx.jobs.define(LOGIN_NOTICE_JOB, (payload) =>
    ctx.email.send(loginNoticeMail(ctx.config.office.email, Decode(LoginNotice, payload))),
  );
}
