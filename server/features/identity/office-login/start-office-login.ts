import type { LoginStartBody } from '#shared/contract/identity.ts';
import { OFFICE_OTP_TTL_SECONDS } from '#shared/domain/digits.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken, newToken } from '../../../platform/sessions.ts';
import type { Caller } from '../actor.ts';
import { issueCode } from '../codes/issue-code.ts';
import { voidChallenge } from '../codes/otp.store.ts';
import { isPassword } from '../codes/password.ts';
import { listFactorKinds } from '../factors/own-factor.ts';
import { recordFailure } from './login-history.ts';
import { chargeOfficeLogin } from './office-limits.ts';
import { codeMail } from './office-mail.ts';
import { askForOwnFactor, type OwnFactors } from './own-factor-login.ts';
import { findActiveStaff } from './staff.store.ts';

/** `factors`: nothing was mailed, one of these is asked for. */
type OwnOrMailed = { browserToken: string; ttl: number } & Partial<OwnFactors>;

/**
 * First step of the office's login: e-mail and password, then a code by e-mail, or a factor of the person's own. The specification wants a wrong
 * address (nobody's, or of somebody disabled) told apart from a wrong password; the counters come first, so that is all a stranger learns.
 * @throws {AppError} RATE_LIMITED, OFFICE_EMAIL_WRONG, OFFICE_LOGIN_FAILED, OTP_TOO_MANY_TRIES, OTP_SEND_FAILED.
 */
export async function startOfficeLogin(
  ctx: AppContext,
  caller: Caller,
  input: LoginStartBody,
): Promise<OwnOrMailed> {
  const email = input.email.trim().toLowerCase();
  const staff = await findActiveStaff(ctx.db, email);
  const emailRight = staff !== undefined;
  await chargeOfficeLogin(ctx, caller, { email, emailRight, work: input.work });
  const passwordRight = await isPassword(input.password, staff?.password_hash);
  if (!emailRight || !passwordRight) {
    await recordFailure(ctx, caller, emailRight ? 'password' : 'email');
    throw new AppError(emailRight ? 'OFFICE_LOGIN_FAILED' : 'OFFICE_EMAIL_WRONG');
  }
  const browserToken = caller.browserToken ?? newToken();
  const factors = await listFactorKinds(ctx.db, staff.id);
  if (factors.length > 0) {
    return { browserToken, ...(await askForOwnFactor(ctx, caller, browserToken, { staff, factors })) };
  }
  const { challengeId, code } = await issueCode(
    ctx,
    { audience: 'office', recipient: email },
    { browserHash: hashToken(browserToken), ip: caller.ip },
  );
  try {
    await ctx.email.send(codeMail(ctx.content.now().shop.name, email, code));
  } catch (cause) {
    await voidChallenge(ctx.db, challengeId, ctx.now());
    ctx.metrics.otp('office', 'send_failed');
    throw new AppError('OTP_SEND_FAILED', { cause });
  }
  ctx.metrics.otp('office', 'sent');
  return { browserToken, ttl: OFFICE_OTP_TTL_SECONDS };
}
