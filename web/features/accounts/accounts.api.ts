import type { FarmerLoginAnswer, MeAnswer, SendOtpAnswer, VerifyOtpBody } from '#shared/contract/accounts.ts';
import { getJson, postJson } from '../../lib/http.ts';
import { currentLanguage } from '../../lib/i18n.ts';

export type Farmer = NonNullable<MeAnswer['farmer']>;

/** The farmer this browser is logged in as; null for a stranger. */
export async function fetchMe(signal?: AbortSignal): Promise<Farmer | null> {
  return (await getJson<MeAnswer>('/auth/me', signal ? { signal } : {})).farmer;
}

export function sendOtp(mobile: string): Promise<SendOtpAnswer> {
  return postJson<SendOtpAnswer>('/auth/send-otp', { mobile, language: currentLanguage() });
}

/** `profile` is asked for by a PROFILE_REQUIRED answer, for numbers the server does not know. */
export function verifyOtp(
  mobile: string,
  code: string,
  profile?: { name: string; address: string },
): Promise<FarmerLoginAnswer> {
  const body: VerifyOtpBody = { mobile, code, role: 'farmer', language: currentLanguage(), ...profile };
  return postJson<FarmerLoginAnswer>('/auth/verify-otp', body);
}

export function logOut(): Promise<unknown> {
  return postJson('/auth/logout');
}
