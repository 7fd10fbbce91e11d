import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { byLanguage } from '#shared/domain/by-language.ts';
import { asksForList } from '#shared/domain/catalogue/shelf-address.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { AppContext } from '../../context.ts';
import { isSeen } from '../../platform/http/etag.ts';
import { goBefore } from '../../platform/http/http-server.ts';
import { PAGES, recordRequest } from '../../platform/http/request-record.ts';
import { once } from '../../platform/once.ts';
import { type Headers, pageHeaders } from './page-headers.ts';
import type { CachedPage, Encoding, PrerenderedPages } from './prerendered-pages.ts';
import { languageCookie, readerLanguage } from './reader-language.ts';

export type SendPage = (request: IncomingMessage, response: ServerResponse, status?: number) => void;

/**
 * What answers with a page, by path: the bytes the reader's browser understands, or "as you have it". The head of an
 * answer is made once, at the first. Nothing of it is the reader's own but the language they chose, as it is where nginx or Caddy
 * serve the same page from a file: the token for writes comes with the first answer of the API.
 */
export function pageSenders(prerendered: PrerenderedPages, headers: Headers): Map<string, SendPage> {
  const senders = [...prerendered.pages].map(
    ([path, languages]) => [path, senderOf(languages, prerendered.translated, headers)] as const,
  );
  return new Map(senders);
}

/**
 * Answers finished pages ahead of the framework: its routing, its hooks and its promises cost more than the page itself
 * (docs/benchmarks/server.md), and none of them has anything to say here. An address that is not written as the list of
 * pages has it, or asks for a list, goes on to the framework, which knows pages too (site.routes.ts).
 */
export function answerPagesFirst(
  server: Server,
  senders: ReadonlyMap<string, SendPage>,
  {
    metrics,
    log,
    opening,
  }: Pick<AppContext, 'metrics' | 'log'> & { opening: Pick<AppContext['opening'], 'isOpen'> },
): void {
  goBefore(server, (request, response) => {
    const { method, url = '' } = request;
    // Closed, the framework says so (closed-door.ts).
    if ((method !== 'GET' && method !== 'HEAD') || !opening.isOpen()) return true;
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const send = path === '/404' ? undefined : senders.get(path);
    if (!send || (end >= 0 && asksForList(url))) return true;
    const begun = performance.now();
    response.once('finish', () => {
      const elapsed = performance.now() - begun;
      recordRequest(metrics, log, { method, route: PAGES, status: response.statusCode, elapsed });
    });
    send(request, response);
    return false;
  });
}

/** What answers with one page. */
export function senderOf(
  languages: Record<Language, CachedPage>,
  translated: boolean,
  headers: Headers,
): SendPage {
  const heads = byLanguage((language) =>
    once(() => headsOf(languages[language], pageHeaders(languages[language], headers, translated))),
  );
  return (request, response, status = 200) => {
    const { language, kept } = readerLanguage(request);
    const page = languages[language];
    const encoding = readyEncoding(page, request.headers['accept-encoding'] ?? '');
    const head = heads[language]()[encoding];
    if (status === 200 && isSeen(request, page.etag(encoding))) {
      response.writeHead(304, withCookie(head.unchanged, kept)).end();
      return;
    }
    const write = (bytes: Buffer) => {
      response.writeHead(status, withCookie(head.whole(bytes), kept)).end(bytes);
    };
    const bytes = page.bytes(encoding);
    if (bytes) write(bytes);
    else page.encode(encoding).then(write, (error: Error) => response.destroy(error));
  };
}

/** Names and values in turn, as `writeHead` takes them without looking at each. */
type Head = readonly string[];

interface Heads {
  whole(bytes: Buffer): Head;
  unchanged: Head;
}

function headsOf(page: CachedPage, headers: Headers): Record<Encoding, Heads> {
  const headFor = (encoding: Encoding): Heads => {
    const unchanged = Object.entries({ ...headers, etag: page.etag(encoding) }).flat();
    let whole: Head | undefined;
    return {
      unchanged,
      whole(bytes) {
        whole ??= [
          ...unchanged,
          ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
          ...['content-length', String(bytes.length)],
        ];
        return whole;
      },
    };
  };
  return { br: headFor('br'), gzip: headFor('gzip'), identity: headFor('identity') };
}

/** `writeHead` changes nothing in what it is given; its type does not say so. */
const withCookie = (head: Head, kept: Language | undefined): string[] =>
  kept ? [...head, 'set-cookie', languageCookie(kept)] : (head as string[]);

/** The best one the reader understands, unless it is still being made and another is there. */
function readyEncoding(page: CachedPage, accepted: string): Encoding {
  const best = encodingFor(accepted);
  if (best !== 'br' || page.bytes('br') || !page.bytes('gzip') || !/\bgzip\b/.test(accepted)) return best;
  page.encode('br').catch(() => undefined);
  return 'gzip';
}

/** Brotli is a fifth smaller; browsers offer it only over https and on localhost. */
export function encodingFor(accepted: string): Encoding {
  if (/\bbr\b(?!;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\.0+)?\b)/.test(accepted) ? 'gzip' : 'identity';
}
