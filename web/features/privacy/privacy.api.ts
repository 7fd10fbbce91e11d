import type { NoticeAgreed, SendOtpAnswer } from '#shared/contract/identity.ts';
import type { DeletionAnswer, MyData, MyDataAnswer, MyDataBody } from '#shared/contract/privacy.ts';
import { getJson, postJson, request } from '../../lib/http.ts';
import { withWork } from '../../lib/with-work.ts';

/** Where the browser fetches the archive by itself, so that it can be larger than the phone's memory. */
export const EXPORT_URL = '/api/privacy/me/export';

export function agreeToNotice(notice: NoticeAgreed): Promise<unknown> {
  return postJson('/privacy/notice', notice);
}

export async function fetchMyData(signal: AbortSignal): Promise<MyData> {
  return (await getJson<MyDataAnswer>('/privacy/me', { signal })).data;
}

export async function correctMyData(body: MyDataBody): Promise<MyData> {
  return (await request<MyDataAnswer>('PUT', '/privacy/me', body)).data.data;
}

/** To the number itself; the code that comes proves that it is its owner who deletes. */
export function sendDeletionCode(mobile: string): Promise<SendOtpAnswer> {
  return withWork((work) => postJson<SendOtpAnswer>('/auth/send-otp', { mobile, ...(work && { work }) }));
}

export function deleteMyAccount(code: string): Promise<DeletionAnswer> {
  return postJson<DeletionAnswer>('/privacy/me/deletion', { code });
}
