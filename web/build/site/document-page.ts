import type { SiteContent } from '#shared/contract/content/kinds.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { StringsKey, StringsNamespace, Values } from '../../lib/translate.ts';

/** What was built for a document (a chapter, a policy): finished HTML by name, and small facts beside it. */
export interface PageContent {
  html: Record<string, string>;
  /** Anything JSON can carry, for what is drawn by components. */
  facts: unknown;
}

/** What the component of a document is given. */
export interface DocumentPage {
  path: string;
  /** Values of the path's parameters, by name. */
  params: Record<string, string>;
  language: Language;
  /** Of a document that is drawn for each request; empty for all others. */
  query: URLSearchParams;
  /** This shop has no payment provider; known of a document that is drawn for each request. */
  paysOffline: boolean;
  content: PageContent | null;
}

/** One page in one language, as its builders see it. */
export interface BuildPage {
  path: string;
  params: Record<string, string>;
  language: Language;
  /** As `DocumentPage` has it. */
  query: URLSearchParams;
  /** What the shop says and sells when the page is drawn. */
  content: SiteContent;
  translate<N extends StringsNamespace>(namespace: N, key: StringsKey<N>, values?: Values): string;
  /** Path of a picture, as content names it; undefined while nobody has drawn it. */
  picture(id: string): string | undefined;
  /** The full address of a path of this site. */
  url(path: string): string;
}
