import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteContent } from '#shared/contract/content/kinds.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { nameContact } from '#shared/domain/content/app-content.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { madeOf } from '../../content-in-force.ts';
import type { AppContext } from '../../context.ts';
import { isSeen } from '../../platform/http/etag.ts';
import type { Headers } from './page-headers.ts';
import { encodingFor } from './page-senders.ts';
import { type CachedText, cacheText } from './prerendered-pages.ts';
import { readerLanguage } from './reader-language.ts';
import type { Shells } from './shell.ts';

/** Where a phone posts what another app shares with the installed one. */
export const SHARE_TARGET_PATH = '/share-target';

/** Files of the build that are sent with the shop's content in them, never as they lie there. */
export const FILLED_FILES = ['sw.js', 'offline.*.html', 'manifest.*.webmanifest'].flatMap((name) => [
  name,
  `${name}.{br,gz}`,
]);

/**
 * What an installed app asks of the server: its manifest, in the language the reader chose, its worker with the page that
 * stands in for all others, and an answer to a share that came while the worker was gone. That share is lost, and the page
 * says so.
 */
export function appRoutes(
  ctx: AppContext,
  built: string,
  { shells, headers }: { shells: Shells; headers: Headers },
): FastifyPluginAsyncTypebox {
  const filled = madeOf(ctx.content, fillerOf(built, shells));
  // A worker fetches under its own policy, and the offline page is shown under the one it came with.
  const policy = { 'content-security-policy': headers['content-security-policy'] ?? '' };
  return async (site) => {
    const hidden = { schema: { hide: true } };
    site.get('/manifest.webmanifest', hidden, async (request, reply) => {
      reply.type('application/manifest+json; charset=utf-8').header('vary', 'cookie, accept-language');
      return sendText(request, reply, filled().manifests[readerLanguage(request.raw).language]);
    });
    site.get('/sw.js', hidden, async (request, reply) =>
      sendText(request, reply.headers(policy).type('text/javascript; charset=utf-8'), filled().worker),
    );
    for (const language of LANGUAGES) {
      site.get(`/offline.${language}.html`, hidden, async (request, reply) =>
        sendText(
          request,
          reply.headers(policy).type('text/html; charset=utf-8'),
          filled().offlinePages[language],
        ),
      );
    }
    // A phone without its worker sends the photos here; they are not read, whatever their size.
    site.removeAllContentTypeParsers();
    site.addContentTypeParser('*', (_request, _body, done) => done(null));
    site.post(SHARE_TARGET_PATH, hidden, async (_request, reply) => reply.redirect('/farmers?shared=0', 303));
  };
}

/** Reads what the build left room in, and fills it. */
function fillerOf(built: string, shells: Shells) {
  const read = (name: string, otherwise = '') => {
    const file = path.join(built, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : otherwise;
  };
  const manifests = byLanguage(
    (language) => JSON.parse(read(`manifest.${language}.webmanifest`, '{}')) as object,
  );
  const offline = byLanguage((language) => read(`offline.${language}.html`));
  const worker = read('sw.js');
  return (content: SiteContent) => {
    const pages = byLanguage((language) => nameContact(offline[language], content));
    // What a worker keeps of this moment: another one makes every installed app fetch it anew.
    const mark = markOf([...Object.values(pages), shells.chat()]);
    const { name } = content.shop;
    return {
      manifests: byLanguage((language) =>
        cacheText(JSON.stringify({ ...manifests[language], name, short_name: name })),
      ),
      offlinePages: byLanguage((language) => cacheText(pages[language])),
      worker: cacheText(`self.shop = ${JSON.stringify({ name, mark })};\n${worker}`),
    };
  };
}

const markOf = (texts: string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);

/** In the encoding the browser understands, or "as you have it". */
async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: CachedText,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  const etag = text.etag(encoding);
  const { vary } = reply.getHeaders();
  reply.headers({
    'cache-control': 'no-cache',
    vary: ['accept-encoding', ...(vary ? [vary] : [])].join(', '),
    etag,
  });
  if (isSeen(request, etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await text.encode(encoding));
}
