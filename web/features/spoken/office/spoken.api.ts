import type {
  SpokenAnswer,
  SpokenBody,
  SpokenFields,
  SpokenRecording,
  SpokenRecordingAnswer,
} from '#shared/contract/content/spoken.ts';
import type { Language } from '#shared/domain/languages.ts';
import { getJson, postJson, upload } from '../../../lib/http.ts';

const PATH = '/admin/spoken-lines';

export async function fetchRecordings(language: Language, signal: AbortSignal): Promise<SpokenRecording[]> {
  const { recordings } = await getJson<SpokenAnswer>(PATH, { query: { language }, signal });
  return recordings;
}

/** The same `client_id` is kept once, however often it is sent. */
export function sendRecording(fields: SpokenFields, sound: Blob, name: string): Promise<unknown> {
  const form = new FormData();
  // The server looks at the fields before it takes a file in.
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value));
  form.append('file', sound, name);
  return upload(PATH, form);
}

export const changeLine = (act: 'undo' | 'remove', body: SpokenBody): Promise<unknown> =>
  postJson<SpokenRecordingAnswer>(`${PATH}/${act}`, body);
