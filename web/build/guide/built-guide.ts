import type { Language } from '#shared/contract/accounts.ts';
import type { GuideChapter } from '#shared/domain/guide-content.ts';

/** What pages import from `virtual:guide` (at build alone: `*.prerender.ts`). */
export interface BuiltGuide {
  chapters: Record<Language, GuideChapter[]>;
  /** Addresses of the search indexes. */
  search: Record<Language, string>;
}
