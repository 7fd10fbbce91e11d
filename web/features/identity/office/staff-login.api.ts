import type {
  PasskeyOptionsAnswer,
  UsedPasskey,
  UsedPasskeyBody,
} from '#shared/contract/identity/factors.ts';
import type {
  LoginStartAnswer,
  LoginStartBody,
  OfficeMeAnswer,
  OfficeVerifyBody,
} from '#shared/contract/identity.ts';
import { getJson, postJson } from '../../../lib/http.ts';
import { withWork } from '../../../lib/with-work.ts';

/** Checks e-mail and password; the server then mails the code, valid for `ttl` seconds. */
export function startLogin(body: LoginStartBody): Promise<LoginStartAnswer> {
  return withWork((work) =>
    postJson<LoginStartAnswer>('/admin/login-start', { ...body, ...(work && { work }) }),
  );
}

export function verifyCode(body: OfficeVerifyBody): Promise<{ ok: boolean }> {
  return postJson<{ ok: boolean }>('/admin/verify-otp', body);
}

export const startPasskey = () => postJson<PasskeyOptionsAnswer>('/admin/passkey/start');

export const finishPasskey = (response: UsedPasskey) =>
  postJson<{ ok: true }>('/admin/passkey/finish', { response } satisfies UsedPasskeyBody);

export function logout(): Promise<{ ok: boolean }> {
  return postJson<{ ok: boolean }>('/admin/logout');
}

/** Who the cookie still opens the office for, if for anybody; asked once when a remembered session is taken up again. */
export async function readOffice(): Promise<OfficeMeAnswer['office']> {
  return (await getJson<OfficeMeAnswer>('/admin/me')).office;
}
