import type {
  FaultsAnswer,
  Import,
  ImportAnswer,
  ImportCheckedAnswer,
  ImportsAnswer,
} from '#shared/contract/imports.ts';
import type { Consent } from '#shared/domain/walk-in.ts';
import { decode, del, getJson, HttpError, postJson, tokenHeader, withFreshToken } from '../../../lib/http.ts';

/** The dry run: the file as it is, whatever the browser takes it for. */
export function checkFile(file: File, consent: Consent): Promise<ImportCheckedAnswer> {
  const query = new URLSearchParams({ consent, file_name: file.name || '-' });
  return withFreshToken(async () => {
    const answer = await fetch(`/api/admin/imports?${query}`, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'text/csv', ...tokenHeader() },
      body: file,
    }).catch(() => {
      throw new HttpError(0, 'NETWORK', '');
    });
    const header = (name: string) => answer.headers.get(name);
    return decode<ImportCheckedAnswer>(answer.status, await answer.text(), header);
  });
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
