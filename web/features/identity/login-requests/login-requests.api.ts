import type { LoginRequest, LoginRequestsAnswer, TellCodeAnswer } from '#shared/contract/login-requests.ts';
import { getJson, postJson } from '../../../lib/http.ts';

export async function fetchLoginRequests(signal: AbortSignal): Promise<LoginRequest[]> {
  return (await getJson<LoginRequestsAnswer>('/admin/login-requests', { signal })).requests;
}

export function tellCode(id: string): Promise<TellCodeAnswer> {
  return postJson<TellCodeAnswer>(`/admin/login-requests/${id}/code`);
}
