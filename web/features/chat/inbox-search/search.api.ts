import type { SearchAnswer, SearchHit } from '#shared/contract/search.ts';
import { getJson } from '../../../lib/http.ts';

export type { SearchAnswer, SearchHit };

/** A page of what was written or sent, newest first; `before` is the former page's `next_before`. */
export function searchMessages(q: string, before: number | null, signal: AbortSignal): Promise<SearchAnswer> {
  return getJson<SearchAnswer>('/admin/search', { query: { q, before }, signal });
}
