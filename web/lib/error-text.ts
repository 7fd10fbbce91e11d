import { whoOf } from '#shared/domain/who.ts';
import { HttpError } from './http.ts';
import { currentLanguage, translateIfKnown } from './i18n.ts';

/**
 * The sentence to show for a failed call, in the reader's language: by the code where the words are known,
 * else the server's own sentence, else `fallback` (already translated by the caller). What may go wrong on any page
 * is always known; what only the chat, the office and the till can refuse is among the strings of their routes. What
 * nobody but the office meets is among its own words, so that no farmer's phone loads it. Whoever was slower than a
 * colleague reads who that was.
 */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof HttpError ? refusalText(error, error.message || fallback) : fallback;
}

/** `errorText` for a refusal that was kept: its code, and what the server knows of it. */
export function refusalText(
  { code, known }: { code: string; known?: Record<string, string> | undefined },
  fallback: string,
): string {
  const who = whoOf(known, currentLanguage());
  const named = who === undefined ? undefined : translateIfKnown('office', `refusedBy.${code}`, { who });
  return named ?? codeText(code, fallback);
}

/** `errorText` for a failure that was kept as its code alone. */
export function codeText(code: string, fallback: string): string {
  return (
    translateIfKnown('errors', `code.${code}`) ??
    translateIfKnown('refusals', code) ??
    translateIfKnown('office', `refused.${code}`) ??
    fallback
  );
}

/** `errorText` with the moment from which the same call may be taken, when the server said one. */
export function problemOf(error: unknown, fallback: string): { text: string; until?: number | undefined } {
  const wait = error instanceof HttpError ? error.retryAfter : null;
  return { text: errorText(error, fallback), until: wait === null ? undefined : Date.now() + wait * 1000 };
}

/** True when the call failed for want of a line, so that trying again later is the right thing. */
export function isOffline(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'NETWORK';
}
