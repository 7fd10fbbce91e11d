import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type errors from '#content/strings/en/errors.json';
import { asksForList } from '#shared/domain/catalogue/shelf-address.ts';
import { escapeHtml } from '#shared/domain/content/app-content.ts';
import type { Language } from '#shared/domain/languages.ts';
import { isDrawnOnRequest } from '#shared/domain/site-routes.ts';
import type { AppContext } from '../../context.ts';
import { lineOf } from '../../platform/http/caller-network.ts';
import { readStrings } from '../../platform/strings.ts';
import { type Headers, pageHeaders } from './page-headers.ts';
import { encodingFor } from './page-senders.ts';
import { type Encoding, finish, scriptHashesOf, shopOf, withOrigin } from './prerendered-pages.ts';
import { languageCookie, readerLanguage } from './reader-language.ts';
import { hasRenderer, startRenderer } from './renderer.ts';

const WORDS = readStrings<typeof errors>('errors');

/** Answers with a document that is drawn for the request. */
type SendDocument = (address: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const compress: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  // The reader waits for it: a tenth larger than at the strongest, in a fiftieth of the time.
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
  identity: async (html) => html,
};

/**
 * What answers with documents that depend on their address (`isDrawnOnRequest`, `asksForList`); undefined where the site is not built.
 * Their answer is the reader's own: nobody keeps it.
 */
export function requestDocuments(
  { config, content }: Pick<AppContext, 'config' | 'content'>,
  headers: Headers,
): ((address: string, url: string) => SendDocument | undefined) | undefined {
  if (!hasRenderer(config)) return undefined;
  const shop = shopOf(config);
  const secondsToWait = drawingLimit();
  const send: SendDocument = async (address, request, reply) => {
    const { language, kept } = readerLanguage(request.raw);
    const seconds = secondsToWait(request.ip);
    if (seconds > 0) {
      reply.headers(pageHeaders({ language, scriptHashes: [] }, headers, false));
      return reply
        .headers({ 'cache-control': 'no-store', 'retry-after': seconds })
        .code(429)
        .send(askAgain(language, seconds, content.now().shop.name));
    }
    const { draw, documentOf } = await startRenderer(config);
    // All behind the first question mark: a second one is part of what the address says.
    const query = request.url.replace(/^[^?]*\??/, '');
    const drawn = draw(address, language, content.now(), { query, paysOffline: shop.paysOffline });
    const html = finish(withOrigin(documentOf(drawn), config.publicUrl), shop);
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    const bytes = await compress[encoding](Buffer.from(html));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (kept) reply.header('set-cookie', languageCookie(kept));
    return reply
      .code(drawn.notFound ? 404 : 200)
      .headers(pageHeaders({ language, scriptHashes: scriptHashesOf(html) }, headers, false))
      .header('cache-control', 'no-store')
      .send(bytes);
  };
  return (address, url) => (isDrawnOnRequest(address) || asksForList(url) ? send : undefined);
}

/** In place of the document, which comes by itself a little later: it costs next to nothing. */
const askAgain = (language: Language, seconds: number, shop: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${seconds + 2}"><title>${escapeHtml(shop)}</title><p>${WORDS[language].code.RATE_LIMITED}</p></html>`;

/**
 * Documents one subscriber line may have drawn at once, and in each second after: a drawing takes some 4 ms of this process. Behind
 * one address of a mobile network there may be a village (CGNAT), which reads far fewer.
 */
const AT_ONCE = 120;
const PER_SECOND = 10;
/** Lines that are remembered; the one that asked longest ago makes room. */
const MOST_LINES = 20_000;

/**
 * Counts drawings by caller: answers 0, or the seconds until the next one. Each line has a bucket of its own, so that nobody
 * can use up another's; in memory, for a question to the database would cost as much as the drawing.
 */
export function drawingLimit(now = () => performance.now()): (ip: string) => number {
  const buckets = new Map<string, { left: number; at: number }>();
  return (ip) => {
    const line = lineOf(ip);
    if (line === undefined) return 0;
    const at = now();
    const before = buckets.get(line) ?? { left: AT_ONCE, at };
    const left = Math.min(AT_ONCE, before.left + ((at - before.at) / 1000) * PER_SECOND);
    const isDrawn = left >= 1;
    buckets.delete(line);
    buckets.set(line, { left: isDrawn ? left - 1 : left, at });
    if (buckets.size > MOST_LINES) buckets.delete(buckets.keys().next().value ?? '');
    return isDrawn ? 0 : Math.ceil((1 - left) / PER_SECOND);
  };
}
