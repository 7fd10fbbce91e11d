import { HttpError } from '../../../lib/http.ts';
import type { Refusal } from '../model/pending-message.ts';

/**
 * What a failed send means for the message: try again by itself (`later`), wait for a login (`login`), let go
 * because the server has it (`arrived`), or show the reason and leave it to the sender (`refused`).
 */
export type SendOutcome =
  | { kind: 'later'; waitMs: number | null }
  | { kind: 'login' }
  | { kind: 'arrived' }
  | { kind: 'refused'; refusal: Refusal };

/** Codes that may pass by themselves although their status alone would say otherwise. */
const PASSING = new Set([
  'BROKEN_UPLOAD',
  'CSRF_FAILED',
  'RATE_LIMITED',
  'UPLOAD_CONFLICT',
  'UPLOAD_INCOMPLETE',
  'UPLOAD_NOT_FOUND',
]);

export function sendOutcomeOf(error: unknown): SendOutcome {
  // Anything that is not an answer (abort by the stall watch, a torn line) says nothing about the message.
  if (!(error instanceof HttpError)) return { kind: 'later', waitMs: null };
  const { status, code } = error;
  if (status === 401) return { kind: 'login' };
  // Nobody else can guess our ids: another tab of ours sent the same message, its photo made lighter or not.
  // A new id would double it.
  if (code === 'CLIENT_ID_REUSED') return { kind: 'arrived' };
  if (status === 0 || status >= 500 || status === 408 || PASSING.has(code)) {
    return { kind: 'later', waitMs: error.retryAfter === null ? null : error.retryAfter * 1000 };
  }
  const refusal = { code, text: error.message, ...(error.known && { known: error.known }) };
  return { kind: 'refused', refusal };
}
