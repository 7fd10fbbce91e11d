import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '#shared/domain/languages.ts';
import { isDrawnOnRequest } from '#shared/domain/site-routes.ts';
import type { Config } from '../../config.ts';
import { type Headers, pageHeaders } from './page-headers.ts';
import { encodingFor, type SendPage } from './page-senders.ts';
import { type Encoding, finish, scriptHashesOf, withOrigin } from './prerendered-pages.ts';
import { languageCookie, readerLanguage } from './reader-language.ts';
import { shopOf } from './site-pages.ts';

/** As far as this server needs it: what `startRenderer` of the build's `server/entry-server.js` makes. */
interface Renderer {
  draw(path: string, language: Language, asked: { query: string; paysOffline: boolean }): object;
  documentOf(page: object): string;
}

const compress: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  // The reader waits for it: a tenth larger than at the strongest, in a fiftieth of the time.
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
  identity: async (html) => html,
};

/**
 * What answers with a document that is drawn for the request, by path; nothing for other paths, and where the site is
 * not built. Its answer is the reader's own: nobody keeps it.
 */
export function requestDocuments(
  config: Config,
  headers: Headers,
): (address: string) => SendPage | undefined {
  const bundle = path.join(config.distDir, 'server/entry-server.js');
  if (!existsSync(bundle)) return () => undefined;
  const shop = shopOf(config);
  let starting: Promise<Renderer> | undefined;
  const renderer = () => {
    starting ??= startRenderer(bundle, path.join(config.distDir, 'web'));
    return starting;
  };
  const send = async (address: string, request: IncomingMessage, response: ServerResponse) => {
    const { language, kept } = readerLanguage(request);
    const { draw, documentOf } = await renderer();
    const [, query = ''] = (request.url ?? '').split('?', 2);
    const drawn = draw(address, language, { query, paysOffline: shop.paysOffline });
    const html = finish(withOrigin(documentOf(drawn), config.publicUrl), shop);
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    const bytes = await compress[encoding](Buffer.from(html));
    response.writeHead(200, {
      ...pageHeaders({ language, scriptHashes: scriptHashesOf(html) }, headers, false),
      'cache-control': 'no-store',
      'content-length': bytes.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(kept && { 'set-cookie': languageCookie(kept) }),
    });
    response.end(bytes);
  };
  return (address) => {
    if (!isDrawnOnRequest(address)) return undefined;
    return (request, response) => {
      send(address, request, response).catch((error: Error) => response.destroy(error));
    };
  };
}

async function startRenderer(bundle: string, web: string): Promise<Renderer> {
  const { startRenderer: start } = (await import(pathToFileURL(bundle).href)) as {
    startRenderer: (web: string) => Promise<Renderer>;
  };
  return start(web);
}
