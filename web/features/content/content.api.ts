import type {
  ContentItemAnswer,
  ContentItemName,
  ContentListAnswer,
  DecideBody,
  DraftSeen,
  PublishAnswer,
  RemoveBody,
  RestoreBody,
  SaveDraftBody,
  ScheduleBody,
  VersionsAnswer,
} from '#shared/contract/content/desk.ts';
import type { Language } from '#shared/domain/languages.ts';
import { del, getJson, postJson, request, type UploadOptions, upload } from '../../lib/http.ts';
import { withProof } from '../../lib/office/proof-gate.ts';

export type ContentItem = ContentItemAnswer['item'];

const PATH = '/admin/content';

export const fetchDesk = (signal: AbortSignal) => getJson<ContentListAnswer>(PATH, { signal });

export async function fetchItem({ kind, key }: ContentItemName, signal?: AbortSignal): Promise<ContentItem> {
  const options = { query: { kind, key }, ...(signal ? { signal } : {}) };
  return (await getJson<ContentItemAnswer>(`${PATH}/item`, options)).item;
}

export async function saveDraft(body: SaveDraftBody, keepalive = false): Promise<ContentItem> {
  return (await request<ContentItemAnswer>('PUT', `${PATH}/draft`, body, { keepalive })).data.item;
}

export const discardDraft = (seen: DraftSeen) => del<{ ok: true }>(`${PATH}/draft`, { query: { ...seen } });

export const publishDraft = (seen: DraftSeen) =>
  withProof(() => postJson<PublishAnswer>(`${PATH}/publish`, seen));

export const scheduleDraft = async (body: ScheduleBody) =>
  (await withProof(() => postJson<ContentItemAnswer>(`${PATH}/schedule`, body))).item;

export const decideDraft = async (body: DecideBody) =>
  (await withProof(() => postJson<ContentItemAnswer>(`${PATH}/decide`, body))).item;

export const restoreVersion = async (body: RestoreBody) =>
  (await postJson<ContentItemAnswer>(`${PATH}/restore`, body)).item;

export const removeItem = (body: RemoveBody) => postJson<ContentItemAnswer>(`${PATH}/remove`, body);

export const fetchVersions = ({ kind, key }: ContentItemName, before: number | null, signal: AbortSignal) =>
  getJson<VersionsAnswer>(`${PATH}/versions`, { query: { kind, key, before }, signal });

/** The page as it would be with the draft, for a frame. */
export const previewAddress = ({ kind, key }: ContentItemName, path: string, language: Language) =>
  `/api${PATH}/preview?${new URLSearchParams({ kind, key, path, language })}`;

/** @returns the name by which a field of pictures keeps it */
export async function uploadPhoto(file: File, options: UploadOptions): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  return (await upload<{ ok: true; picture: string }>(`${PATH}/pictures`, form, options)).data.picture;
}
