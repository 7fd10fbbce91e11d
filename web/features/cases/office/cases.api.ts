import type {
  Case,
  CaseAnswer,
  CasesAnswer,
  CasesQuery,
  ChangeCaseBody,
  MergeCasesBody,
  NewCaseBody,
} from '#shared/contract/office/cases.ts';
import { getJson, postJson, request } from '../../../lib/http.ts';

export async function fetchChatCases(chatId: number, signal: AbortSignal): Promise<Case[]> {
  return (await getJson<CasesAnswer>(`/admin/chats/${chatId}/cases`, { signal })).cases;
}

/** What the doctors' list is narrowed to; by default, nothing. */
export type WorkFilter = { [Key in 'state' | 'mine']: CasesQuery[Key] };

/** The doctors' list over all chats: what got worse first, then by deadline. */
export function fetchCases(
  query: WorkFilter & Pick<CasesQuery, 'cursor'>,
  signal: AbortSignal,
): Promise<CasesAnswer> {
  return getJson<CasesAnswer>('/admin/cases', { query, signal });
}

export async function fetchCase(id: number): Promise<Case> {
  return (await getJson<CaseAnswer>(`/admin/cases/${id}`)).case;
}

export async function makeCase(chatId: number, body: NewCaseBody, signal: AbortSignal): Promise<Case> {
  return (await postJson<CaseAnswer>(`/admin/chats/${chatId}/cases`, body, { signal })).case;
}

/** Refused when it has been changed since `version`. */
export async function changeCase(id: number, body: ChangeCaseBody): Promise<Case> {
  return (await request<CaseAnswer>('PUT', `/admin/cases/${id}`, body)).data.case;
}

/** What is named as `from_id` is no more afterwards. Refused when either was changed since. */
export async function mergeCases(id: number, body: MergeCasesBody): Promise<Case> {
  return (await postJson<CaseAnswer>(`/admin/cases/${id}/merge`, body)).case;
}
