import i18next from 'i18next';
import { HttpError } from './http.ts';

/**
 * The sentence to show for a failed call, in the reader's language: by the code where the words are known,
 * else the server's own sentence, else `fallback` (already translated by the caller).
 */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof HttpError)) return fallback;
  const key = `code.${error.code}` as const;
  if (i18next.exists(key, { ns: 'errors' })) return i18next.t(key, { ns: 'errors' });
  return error.message || fallback;
}

/** True when the call failed for want of a line, so that trying again later is the right thing. */
export function isOffline(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'NETWORK';
}
