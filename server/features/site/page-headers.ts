import type { CachedPage } from './prerendered-pages.ts';

export type Headers = Record<string, string>;

/** What the answer depends on beside the address. */
const VARY = 'Accept-Encoding, Cookie, Accept-Language';

/** Hosts the page-translation service works with, by directive. */
const TRANSLATION: Record<string, string> = {
  'script-src':
    'https://translate.google.com https://translate.googleapis.com https://translate-pa.googleapis.com',
  'style-src': 'https://www.gstatic.com',
  'img-src': 'https://www.gstatic.com https://translate.google.com https://fonts.gstatic.com',
  'connect-src': 'https://translate.googleapis.com https://translate-pa.googleapis.com',
};

/**
 * What every answer with this page says, whoever serves it: its own tag, length and encoding apart. `headers` are those
 * of its class of route.
 */
export function pageHeaders(
  page: Pick<CachedPage, 'language' | 'scriptHashes'>,
  headers: Headers,
  translated: boolean,
): Headers {
  const policy = (headers['content-security-policy'] ?? '')
    .split('; ')
    .map((directive) => {
      const name = directive.split(' ', 1)[0] ?? '';
      const own = name === 'script-src' ? page.scriptHashes : [];
      return [directive, ...own, ...((translated && TRANSLATION[name]) || '').split(' ')].join(' ').trim();
    })
    .join('; ');
  return {
    ...headers,
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'content-language': page.language,
    'cache-control': 'no-cache',
    vary: VARY,
  };
}
