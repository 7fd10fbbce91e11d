import { decode, HttpError, tokenHeader, withFreshToken } from '../http.ts';

/** Sends a file as it is, as the body of one call; `type` is what the route takes, whatever the browser takes it for. */
export function sendFile<T>(
  path: string,
  file: File,
  { type, query }: { type: string; query: Record<string, string> },
): Promise<T> {
  return withFreshToken(async () => {
    const answer = await fetch(`/api${path}?${new URLSearchParams(query)}`, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': type, ...tokenHeader() },
      body: file,
    }).catch(() => {
      throw new HttpError(0, 'NETWORK', '');
    });
    return decode<T>(answer.status, await answer.text(), (name) => answer.headers.get(name));
  });
}
