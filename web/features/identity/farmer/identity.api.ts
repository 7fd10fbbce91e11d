import type { FarmerLoginAnswer, MeAnswer, SendOtpAnswer, VerifyOtpBody } from '#shared/contract/identity.ts';
import { getJson, postJson } from '../../../lib/http.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { withWork } from '../../../lib/with-work.ts';
import { noticeAgreed } from './notice-agreed.ts';

export type Profile = Pick<VerifyOtpBody, 'name' | 'address'>;
export type Farmer = NonNullable<MeAnswer['farmer']>;

/** The farmer this browser is logged in as; null for a stranger. */
export async function fetchMe(signal?: AbortSignal): Promise<Farmer | null> {
  return (await getJson<MeAnswer>('/auth/me', signal ? { signal } : {})).farmer;
}

export function sendOtp(mobile: string): Promise<SendOtpAnswer> {
  const notice = noticeAgreed(mobile);
  return withWork((work) =>
    postJson<SendOtpAnswer>('/auth/send-otp', {
      mobile,
      language: currentLanguage(),
      ...(notice && { notice }),
      ...(work && { work }),
    }),
  );
}

/**
 * `more`: name and place after a PROFILE_REQUIRED answer, for numbers the server does not know; `restore` after
 * ACCOUNT_LEAVING, for a farmer who wants their account back.
 */
export function verifyOtp(
  mobile: string,
  code: string,
  more?: Pick<VerifyOtpBody, 'name' | 'address' | 'restore' | 'not_me'>,
): Promise<FarmerLoginAnswer> {
  const body: VerifyOtpBody = { mobile, code, role: 'farmer', language: currentLanguage(), ...more };
  return postJson<FarmerLoginAnswer>('/auth/verify-otp', body);
}

export function logOut(): Promise<unknown> {
  return postJson('/auth/logout');
}
