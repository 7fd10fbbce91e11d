import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { byLanguage } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import { readerLanguage } from './reader-language.ts';

/** Where a phone posts what another app shares with an installed AV Agro. */
export const SHARE_TARGET_PATH = '/share-target';

/**
 * What an installed app asks of the server: its manifest, in the language the reader chose, and an answer to a
 * share that came while the service worker was gone. That share is lost, and the page says so.
 */
export function appRoutes(built: string): FastifyPluginAsyncTypebox {
  const manifests = byLanguage((language) => readBuilt(built, language));
  return async (site) => {
    site.get('/manifest.webmanifest', { schema: { hide: true } }, async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('vary', 'cookie, accept-language')
        .type('application/manifest+json; charset=utf-8')
        .send(manifests[readerLanguage(request.raw).language]),
    );
    // A phone without its worker sends the photos here; they are not read, whatever their size.
    site.removeAllContentTypeParsers();
    site.addContentTypeParser('*', (_request, _body, done) => done(null));
    site.post(SHARE_TARGET_PATH, { schema: { hide: true } }, async (_request, reply) =>
      reply.redirect('/farmers?shared=0', 303),
    );
  };
}

function readBuilt(built: string, language: Language): string {
  const file = path.join(built, `manifest.${language}.webmanifest`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
}
