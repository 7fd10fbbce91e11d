import type { SendOtpAnswer, SendOtpBody } from '#shared/contract/accounts.ts';
import { displayMobile } from '#shared/domain/mobile.ts';
import { OTP_TTL_SECONDS } from '#shared/domain/otp.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { newToken } from '../../platform/sessions.ts';
import type { Caller } from './actor.ts';
import { issueCode } from './issue-code.ts';
import { RESEND_AFTER_SECONDS } from './lifetimes.ts';
import { requireMobile } from './mobile-input.ts';
import { voidChallenge } from './otp.store.ts';
import { takeSendPermit } from './otp-limits.ts';

/**
 * Sends a code by SMS. Never looks whether the number is a farmer's, so neither the answer nor its time can
 * tell a known number from an unknown one.
 * @throws {AppError} INVALID_MOBILE, OTP_SEND_LIMIT, OTP_TOO_MANY_TRIES, OTP_SEND_FAILED.
 */
export async function sendOtp(
  ctx: AppContext,
  caller: Caller,
  input: SendOtpBody,
): Promise<{ browserToken: string; answer: SendOtpAnswer }> {
  const mobile = requireMobile(input.mobile);
  const permit = await takeSendPermit(ctx, mobile, caller.ip);
  // Kept when there is one: an office login waiting for its code in the same browser hangs on it.
  const browserToken = caller.browserToken ?? newToken();
  const { challengeId, code } = await issueCode(
    ctx,
    { audience: 'farmer', recipient: mobile },
    { browserToken, ip: caller.ip, notice: input.notice },
  );
  try {
    await ctx.sms.sendOtp(mobile, code);
  } catch (cause) {
    await voidChallenge(ctx.db, challengeId, ctx.now());
    await permit.giveBack();
    ctx.metrics.otp('farmer', 'send_failed');
    throw new AppError('OTP_SEND_FAILED', { cause });
  }
  ctx.metrics.otp('farmer', 'sent');
  return {
    browserToken,
    answer: {
      ok: true,
      message: `OTP sent to ${displayMobile(mobile)}`,
      ttl: OTP_TTL_SECONDS,
      resend_after: RESEND_AFTER_SECONDS,
    },
  };
}
