import type { Language } from '#shared/contract/accounts.ts';
import { withoutSlash } from './routing.ts';

/**
 * Under which name a page is kept. The server answers one address in the reader's language, so the language is
 * part of the name; the query is not, because no page's HTML depends on it.
 */
export function pageKey(path: string, language: Language): string {
  return `/kept-pages/${language}${withoutSlash(path)}`;
}

/** The language a page came in: as it says itself, else the reader's own. */
export function languageOf(answer: Response, readers: Language): Language {
  const said = answer.headers.get('content-language')?.slice(0, 2);
  return said === 'en' || said === 'kn' ? said : readers;
}

export const otherLanguage = (language: Language): Language => (language === 'kn' ? 'en' : 'kn');
