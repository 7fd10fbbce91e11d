import type { GuideChapter } from '#shared/domain/guide/guide-content.ts';
import type { Language } from '#shared/domain/languages.ts';

/** What pages import from `virtual:guide` (the renderer alone: `pages/guide/documents.ts`). */
export interface BuiltGuide {
  chapters: Record<Language, GuideChapter[]>;
  /** Addresses of the search indexes. */
  search: Record<Language, string>;
}
