import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/domain/languages.ts';

const OURS = `(${LANGUAGES.join('|')})`;

/**
 * Where a request names a language of ours, as regular expressions that every server reads alike: what nginx and Caddy
 * are told is made of them too (web-server-pages.ts).
 */
export const LANGUAGE_PATTERNS = {
  /** In the address, `?choose=`: the language switch of a page whose scripts have not come. */
  chosen: `[?&]choose=${OURS}\\b`,
  /** In the address, `?lang=`: an alternate address of a page, as search engines list it and people share it. */
  named: `[?&]lang=${OURS}\\b`,
  /** In the cookies: the choice made here. */
  stored: `(?:^|;\\s*)site_lang=${OURS}\\s*(?:;|$)`,
  /** In the languages of the browser, in letters of either size: the first of ours. */
  accepted: `(?:^|,)\\s*${OURS}\\b`,
};

const CHOSEN = new RegExp(LANGUAGE_PATTERNS.chosen);
const NAMED = new RegExp(LANGUAGE_PATTERNS.named);
const STORED = new RegExp(LANGUAGE_PATTERNS.stored);
const ACCEPTED = new RegExp(LANGUAGE_PATTERNS.accepted, 'i');

interface ReaderLanguage {
  /**
   * To answer in: the one just chosen on the page, then the stored choice, which a cookie repeats, then the one the
   * address names (a search result, a shared link), then the first of the browser's languages that we have, then
   * English. A page that fetches another page's text names the language it needs: there the address comes first.
   */
  language: Language;
  /**
   * To remember after this answer: a choice made on the page, or, for a reader who has made none yet, the language of
   * the link that brought them. A shared link never replaces a stored choice.
   */
  kept: Language | undefined;
}

export function readerLanguage({ url = '', headers }: IncomingMessage): ReaderLanguage {
  const query = url.includes('?');
  const chosen = query ? languageIn(CHOSEN, url) : undefined;
  const named = query ? languageIn(NAMED, url) : undefined;
  const stored = headers.cookie === undefined ? undefined : languageIn(STORED, headers.cookie);
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  const language =
    chosen ??
    (isNavigation ? undefined : named) ??
    stored ??
    named ??
    languageIn(ACCEPTED, headers['accept-language'] ?? '') ??
    DEFAULT_LANGUAGE;
  return { language, kept: chosen ?? (stored ? undefined : named) };
}

const languageIn = (pattern: RegExp, text: string) =>
  pattern.exec(text)?.[1]?.toLowerCase() as Language | undefined;

/** The line of an answer by which the browser remembers it. */
export const languageCookie = (language: Language) =>
  `site_lang=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;

const YEAR_SECONDS = 31_536_000;
