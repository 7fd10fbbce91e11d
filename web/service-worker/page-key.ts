import type { Language } from '#shared/contract/accounts.ts';
import { withoutSlash } from '#shared/domain/site-routes.ts';

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
  const [, language, path] = /\/kept-pages\/(en|kn)(\/.*)$/.exec(address) ?? [];
  return path === undefined ? null : { language: language === 'kn' ? 'kn' : 'en', path };
}

/** The language a page came in: as it says itself, else the reader's own. */
export function languageOf(answer: Response, readers: Language): Language {
  const said = answer.headers.get('content-language')?.slice(0, 2);
  return said === 'en' || said === 'kn' ? said : readers;
}

export const otherLanguage = (language: Language): Language => (language === 'kn' ? 'en' : 'kn');
