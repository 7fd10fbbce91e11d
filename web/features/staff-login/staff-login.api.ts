import type {
  LoginStartAnswer,
  LoginStartBody,
  OfficeMeAnswer,
  OfficeVerifyBody,
} from '#shared/contract/accounts.ts';
import { getJson, postJson } from '../../lib/http.ts';

/** Checks e-mail and password; the server then mails the code, valid for `ttl` seconds. */
export function startLogin(body: LoginStartBody): Promise<LoginStartAnswer> {
  return postJson<LoginStartAnswer>('/admin/login-start', body);
}

export function verifyCode(body: OfficeVerifyBody): Promise<{ ok: boolean }> {
  return postJson<{ ok: boolean }>('/admin/verify-otp', body);
}

export function logout(): Promise<{ ok: boolean }> {
  return postJson<{ ok: boolean }>('/admin/logout');
}

/** Whether the cookie still opens the office; asked once when a remembered session is taken up again. */
export async function hasOfficeSession(): Promise<boolean> {
  return (await getJson<OfficeMeAnswer>('/admin/me')).office !== null;
}
