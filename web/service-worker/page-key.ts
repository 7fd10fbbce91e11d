import { type Language, readLanguage } from '#shared/domain/languages.ts';
import { withoutSlash } from '#shared/domain/site-paths.ts';

/**
 * Under which name a page is kept. The server answers one address in the reader's language, so the language is
 * part of the name; the query is not, because no page's HTML depends on it.
 */
export function pageKey(path: string, language: Language): string {
  return `/kept-pages/${language}${withoutSlash(path)}`;
}

export interface KeptPage {
  language: Language;
  path: string;
}

/** What a name made by `pageKey` says; null of any other address. */
export function readPageKey(address: string): KeptPage | null {
  const [, language, path] = /\/kept-pages\/(\w+)(\/.*)$/.exec(address) ?? [];
  const known = readLanguage(language);
  return known && path !== undefined ? { language: known, path } : null;
}

/** The language a page came in: as it says itself, else the reader's own. */
export function languageOf(answer: Response, readers: Language): Language {
  return readLanguage(answer.headers.get('content-language')) ?? readers;
}
