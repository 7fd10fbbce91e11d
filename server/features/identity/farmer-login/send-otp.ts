import type { SendOtpAnswer, SendOtpBody } from '#shared/contract/identity.ts';
import { displayMobile } from '#shared/domain/digits.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken, newToken } from '../../../platform/sessions.ts';
import type { Caller } from '../actor.ts';
import { issueCode, ttlOf } from '../codes/issue-code.ts';
import { voidChallenge } from '../codes/otp.store.ts';
import { takeSendPermit } from '../codes/otp-limits.ts';
import { RESEND_AFTER_SECONDS } from '../lifetimes.ts';
import { deviceOf } from '../sessions/known-device.ts';
import { requireMobile } from './login-input.ts';

/**
 * Sends a code by SMS; in a shop without SMS it asks the office to tell one. Never looks whether the number is a farmer's, so neither the answer nor its time can
 * tell a known number from an unknown one.
 * @throws {AppError} INVALID_MOBILE, OTP_SEND_LIMIT, OTP_TOO_MANY_TRIES, OTP_SEND_FAILED.
 */
export async function sendOtp(
  ctx: AppContext,
  caller: Caller,
  input: SendOtpBody,
): Promise<{ browserToken: string; answer: SendOtpAnswer }> {
  const mobile = requireMobile(input.mobile);
  const permit = await takeSendPermit(ctx, caller, mobile, input.work);
  // Kept when there is one: an office login waiting for its code in the same browser hangs on it.
  const browserToken = caller.browserToken ?? newToken();
  const to = { audience: 'farmer', recipient: mobile } as const;
  const byOffice =
    ctx.config.sms.provider === 'none'
      ? { knownBrowser: deviceOf(ctx, caller, to) !== undefined }
      : undefined;
  const { challengeId, code } = await issueCode(ctx, to, {
    browserHash: hashToken(browserToken),
    ip: caller.ip,
    notice: input.notice,
    byOffice,
  }).catch(async (refusal: unknown) => {
    await permit.release();
    throw refusal;
  });
  if (byOffice) {
    ctx.metrics.otp('farmer', 'sent');
    return { browserToken, answer: answerOf(mobile, 'office') };
  }
  try {
    await ctx.sms.sendOtp(mobile, code);
  } catch (cause) {
    await voidChallenge(ctx.db, challengeId, ctx.now());
    await permit.release();
    ctx.metrics.otp('farmer', 'send_failed');
    throw new AppError('OTP_SEND_FAILED', { cause });
  }
  ctx.metrics.otp('farmer', 'sent');
  return { browserToken, answer: answerOf(mobile, 'sms') };
}

function answerOf(mobile: string, by: SendOtpAnswer['by']): SendOtpAnswer {
  const number = displayMobile(mobile);
  return {
    ok: true,
    message: by === 'sms' ? `OTP sent to ${number}` : `The office tells you the OTP for ${number}`,
    ttl: ttlOf('farmer', by === 'office'),
    resend_after: RESEND_AFTER_SECONDS,
    by,
  };
}
