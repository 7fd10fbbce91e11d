import type {
  ChangeLabelBody,
  ChatLabel,
  ChatLabelsAnswer,
  KeptLabel,
  Label,
  LabelAnswer,
  LabelBody,
  LabelsAnswer,
} from '#shared/contract/office/labels.ts';
import { del, getJson, postJson, request } from '../../lib/http.ts';

export async function fetchLabels(signal: AbortSignal): Promise<KeptLabel[]> {
  return (await getJson<LabelsAnswer>('/admin/labels', { signal })).labels;
}

/** The label of this name, made if there is none. */
export async function makeLabel(body: LabelBody): Promise<Label> {
  return (await postJson<LabelAnswer>('/admin/labels', body)).label;
}

export function changeLabel(id: number, body: ChangeLabelBody): Promise<unknown> {
  return request('PUT', `/admin/labels/${id}`, body);
}

export function mergeLabel({ id, version }: KeptLabel, into: number): Promise<unknown> {
  return postJson(`/admin/labels/${id}/merge`, { into, version });
}

export function deleteLabel({ id, version }: KeptLabel): Promise<unknown> {
  return del(`/admin/labels/${id}?version=${version}`);
}

export async function fetchChatLabels(chatId: number, signal: AbortSignal): Promise<ChatLabel[]> {
  return (await getJson<ChatLabelsAnswer>(`/admin/chats/${chatId}/labels`, { signal })).labels;
}

export function putLabel(chatId: number, labelId: number): Promise<unknown> {
  return request('PUT', `/admin/chats/${chatId}/labels/${labelId}`, {});
}

export function takeLabel(chatId: number, labelId: number): Promise<unknown> {
  return del(`/admin/chats/${chatId}/labels/${labelId}`);
}
