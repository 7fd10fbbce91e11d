import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byLanguage } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { CachedPage, Encoding, PrerenderedPages } from './prerendered-pages.ts';
import { languageToKeep, readerLanguage } from './reader-language.ts';

/** Seconds a chosen language is remembered. */
const YEAR_SECONDS = 31_536_000;
/** What the answer depends on beside the address. */
const VARY = 'Accept-Encoding, Cookie, Accept-Language';

type Headers = Record<string, string>;
export type SendPage = (request: FastifyRequest, reply: FastifyReply, status?: number) => unknown;

/** The pages drawn at build, straight from memory: the bytes the reader's browser understands, or "as you have it". */
export function pagesRoutes(
  prerendered: PrerenderedPages,
  senders: ReadonlyMap<string, SendPage>,
  headers: Headers,
): FastifyPluginAsyncTypebox {
  return async (site) => {
    for (const [path, send] of senders) {
      if (path === '/404') continue;
      site.get(path, { schema: { hide: true } }, (request, reply) => send(request, reply));
    }
    for (const [name, text] of prerendered.files) {
      const type = name.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8';
      site.get(`/${name}`, { schema: { hide: true } }, (_request, reply) =>
        reply.headers(headers).header('cache-control', 'public, max-age=3600').type(type).send(text),
      );
    }
  };
}

/**
 * What answers with a page, by path.
 *
 * The head of an answer is made once, here, and goes past the framework's reply: header by header and hook by hook it cost
 * more than all the rest of a page (docs/benchmarks/server.md). What guards have set for this reader goes along.
 */
export function pageSenders(prerendered: PrerenderedPages, headers: Headers): ReadonlyMap<string, SendPage> {
  const senders = [...prerendered.pages].map(
    ([path, languages]) => [path, senderOf(languages, prerendered.translated, headers)] as const,
  );
  return new Map(senders);
}

function senderOf(languages: Record<Language, CachedPage>, translated: boolean, headers: Headers): SendPage {
  const heads = byLanguage((language) =>
    headsOf(languages[language], headersOf(languages[language], headers, translated)),
  );
  return (request, reply, status = 200) => {
    const page = languages[readerLanguage(request)];
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    const head = heads[page.language][encoding];
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    const kept = languageToKeep(request);
    if (kept) {
      cookies.push(`site_lang=${kept}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`);
    }
    if (status === 200 && request.headers['if-none-match']?.includes(page.etag(encoding)))
      return write(reply, 304, head.unchanged, cookies);
    const bytes = page.bytes(encoding);
    if (bytes) return write(reply, status, head.whole, cookies, bytes);
    return page.encode(encoding).then((made) => write(reply, status, head.whole, cookies, made));
  };
}

/** Names and values in turn, as `writeHead` takes them without looking at each. */
type Head = readonly string[];

function headsOf(page: CachedPage, headers: Headers): Record<Encoding, { whole: Head; unchanged: Head }> {
  const headFor = (encoding: Encoding) => {
    const unchanged = Object.entries({ ...headers, etag: page.etag(encoding) }).flat();
    return {
      unchanged,
      whole: encoding === 'identity' ? unchanged : [...unchanged, 'content-encoding', encoding],
    };
  };
  return { br: headFor('br'), gzip: headFor('gzip'), identity: headFor('identity') };
}

function write(reply: FastifyReply, status: number, head: Head, cookies: string[], bytes?: Buffer): void {
  const all = [...head];
  for (const cookie of cookies) all.push('set-cookie', cookie);
  if (bytes) all.push('content-length', String(bytes.length));
  reply.hijack();
  reply.raw.writeHead(status, all).end(bytes);
}

/** Hosts the page-translation service works with, by directive. */
const TRANSLATION: Record<string, string> = {
  'script-src':
    'https://translate.google.com https://translate.googleapis.com https://translate-pa.googleapis.com',
  'style-src': 'https://www.gstatic.com',
  'img-src': 'https://www.gstatic.com https://translate.google.com https://fonts.gstatic.com',
  'connect-src': 'https://translate.googleapis.com https://translate-pa.googleapis.com',
};

function headersOf(page: CachedPage, headers: Headers, translated: boolean): Headers {
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

/** Brotli is a fifth smaller; browsers offer it only over https and on localhost. */
function encodingFor(accepted: string): Encoding {
  if (/\bbr\b(?!;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\.0+)?\b)/.test(accepted) ? 'gzip' : 'identity';
}
