import type {
  FaultsAnswer,
  Import,
  ImportAnswer,
  ImportCheckedAnswer,
  ImportsAnswer,
} from '#shared/contract/imports.ts';
import type { Consent } from '#shared/domain/walk-in.ts';
import { del, getJson, postJson } from '../../../lib/http.ts';
import { sendFile } from '../../../lib/office/send-file.ts';

/** The dry run. */
export function checkFile(file: File, consent: Consent): Promise<ImportCheckedAnswer> {
  const query = { consent, file_name: file.name || '-' };
  return sendFile<ImportCheckedAnswer>('/admin/imports', file, { type: 'text/csv', query });
}

export async function fetchImports(signal: AbortSignal): Promise<Import[]> {
  return (await getJson<ImportsAnswer>('/admin/imports', { signal })).imports;
}

export async function fetchImport(id: number, signal: AbortSignal): Promise<Import> {
  return (await getJson<ImportAnswer>(`/admin/imports/${id}`, { signal })).import;
}

export async function runImport(id: number): Promise<Import> {
  return (await postJson<ImportAnswer>(`/admin/imports/${id}/run`)).import;
}

export function forgetImport(id: number): Promise<unknown> {
  return del(`/admin/imports/${id}`);
}

export function fetchFaults(id: number, after: number, signal?: AbortSignal): Promise<FaultsAnswer> {
  return getJson<FaultsAnswer>(`/admin/imports/${id}/faults`, {
    query: { after },
    ...(signal && { signal }),
  });
}
