import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/domain/languages.ts';

/** The first of ours in a list of languages. */
const ACCEPTED = new RegExp(`(?:^|,)\\s*(${LANGUAGES.join('|')})\\b`, 'i');

/**
 * The language to answer in: the one just chosen on the page, then the stored choice, which a cookie repeats, then the
 * one the address names (a search result, a shared link), then the first of the browser's languages that we have,
 * then English. A page that fetches another page's text names the language it needs: there the address comes first.
 */
export function readerLanguage(request: FastifyRequest): Language {
  const named = namedLanguage(request.url);
  const isNavigation = request.headers['sec-fetch-mode'] === 'navigate';
  return (
    chosenLanguage(request.url) ??
    (isNavigation ? undefined : named) ??
    toLanguage(request.cookies.site_lang) ??
    named ??
    toLanguage(ACCEPTED.exec(request.headers['accept-language'] ?? '')?.[1]?.toLowerCase()) ??
    DEFAULT_LANGUAGE
  );
}

/**
 * The language to remember after this answer: a choice made on the page, or, for a reader who has made none yet, the
 * language of the link that brought them. A shared link never replaces a stored choice.
 */
export function languageToKeep(request: FastifyRequest): Language | undefined {
  if (toLanguage(request.cookies.site_lang)) return chosenLanguage(request.url);
  return chosenLanguage(request.url) ?? namedLanguage(request.url);
}

/** `?choose=`: the language switch of a page whose scripts have not come. */
const chosenLanguage = (url: string) => toLanguage(/[?&]choose=(\w+)/.exec(url)?.[1]);

/** `?lang=`: an alternate address of a page, as search engines list it and people share it. */
const namedLanguage = (url: string) => toLanguage(/[?&]lang=(\w+)/.exec(url)?.[1]);

const toLanguage = (code: string | undefined) => LANGUAGES.find((each) => each === code);
