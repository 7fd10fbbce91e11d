import type { GuideCard, GuideChapter, GuidePart } from '#shared/domain/guide/guide-content.ts';

/** A part as the page's facts carry it: finished HTML stands in the page itself, under a name. */
export type PlacedPart = Exclude<GuidePart, { kind: 'html' }> | { kind: 'html'; name: string };

/** What a chapter's page was given at build. */
export interface ChapterFacts extends Omit<GuideChapter, 'parts' | 'picture' | 'figure'> {
  parts: PlacedPart[];
  /** Address of the search index in the page's language. */
  search: string;
}

/** What the index was given at build. A chapter that is still being written has no card. */
export interface IndexFacts {
  cards: GuideCard[];
  search: string;
}
