import type { FastifyRequest } from 'fastify';
import type { Language } from '#shared/contract/accounts.ts';

/**
 * The language to answer in: the one the address names (a search result, a forwarded link), then the choice made
 * on the site, which a cookie repeats, then the first of the browser's languages that we have, then English.
 */
export function readerLanguage(request: FastifyRequest): Language {
  return (
    askedLanguage(request.url) ??
    toLanguage(request.cookies.site_lang) ??
    toLanguage(/(?:^|,)\s*(en|kn)\b/i.exec(request.headers['accept-language'] ?? '')?.[1]?.toLowerCase()) ??
    'en'
  );
}

/** What the address itself says; see `readerLanguage`. */
export function askedLanguage(url: string): Language | undefined {
  return toLanguage(/[?&]lang=(\w+)/.exec(url)?.[1]);
}

const toLanguage = (tag: string | undefined) => (tag === 'en' || tag === 'kn' ? tag : undefined);
