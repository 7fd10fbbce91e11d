import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { BUSINESS } from '#content/business.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { isSiteRoute, PAYMENT_PAGES, withoutSlash } from '#shared/domain/site-routes.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { sendFailure } from '../../platform/http/error-handler.ts';
import type { HeaderClasses, RouteClass } from '../../platform/http/headers.ts';
import { FARMER_COOKIE, tokenFrom } from '../../platform/sessions.ts';
import { appRoutes } from './app.routes.ts';
import { devOutboxRoutes } from './dev-outbox.routes.ts';
import { answerPagesFirst, pageSenders } from './page-senders.ts';
import { type PrerenderedPages, readSitePages, shopOf } from './prerendered-pages.ts';
import { pageFiles, publishPages, withdrawPages } from './published-pages.ts';
import { requestDocuments } from './request-documents.ts';
import { readShells } from './shell.ts';

const YEAR_SECONDS = 31_536_000;
const UNDER_PAGE_POLICY = /(^|[/\\])(sw\.js|[^/\\]+\.html)(\.br|\.gz)?$/;

/**
 * Pages and built assets. Documents come finished from memory, or are drawn for the request; the apps start from
 * a shell. A path that is no page gets a helpful one with a true 404.
 */
export function siteRoutes(ctx: AppContext, headers: HeaderClasses): FastifyPluginAsyncTypebox {
  return async (site) => {
    if (!ctx.config.production) await site.register(devOutboxRoutes(ctx));
    await site.register(securityTxtRoutes(ctx));
    const built = path.join(ctx.config.distDir, 'web');
    if (!existsSync(built)) return;
    await site.register(appRoutes(built));
    const shellOf = await readShells(built, { ...shopOf(ctx.config), content: ctx.content.now() });
    const prerendered = await readSitePages(ctx.config);
    const senders = pageSenders(prerendered, headers.page);
    const drawn = requestDocuments(ctx, headers.page);
    answerPagesFirst(site.server, senders, ctx);
    for (const [name, text] of prerendered.files) {
      const type = name.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8';
      site.get(`/${name}`, { schema: { hide: true } }, (_request, reply) =>
        reply.headers(headers.page).header('cache-control', 'public, max-age=3600').type(type).send(text),
      );
    }
    // At home pages are compressed when somebody asks for them; a start then costs nothing.
    if (ctx.config.production) site.addHook('onReady', async () => void prerendered.precompress());
    await publishFiles(site, ctx, prerendered, headers.page);
    await site.register(fastifyStatic, {
      root: built,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const hashed = file.startsWith(path.join(built, 'assets'));
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        // A worker fetches under its own policy, and the offline page is shown under the one it came with.
        if (UNDER_PAGE_POLICY.test(file)) {
          reply.header('content-security-policy', headers.desk['content-security-policy'] ?? '');
        }
      },
    });
    // At the root on purpose: an address nobody claimed is a page that does not exist.
    site.setNotFoundHandler((request, reply) => {
      const pathname = request.url.split('?', 1)[0] ?? '/';
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return sendFailure(reply, new AppError('METHOD_NOT_ALLOWED'));
      }
      if (
        pathname.startsWith('/api/') ||
        pathname.startsWith('/assets/') ||
        pathname.startsWith('/uploads/')
      ) {
        return sendFailure(reply, new AppError('NOT_FOUND'));
      }
      const known = isSiteRoute(pathname);
      const address = withoutSlash(pathname);
      const send = senders.get(known ? address : '/404');
      if (send) {
        reply.hijack();
        return send(request.raw, reply.raw, known ? 200 : 404);
      }
      const draw = drawn?.(address);
      if (draw) return draw(address, request, reply);
      const kind: RouteClass = PAYMENT_PAGES.includes(withoutSlash(pathname)) ? 'payment' : 'desk';
      return (
        reply
          .code(known ? 200 : 404)
          .headers(headers[kind])
          .header('cache-control', 'no-cache')
          // Nothing to be found by searching stands behind a shell; see tools/prerender/search-files.ts.
          .header('x-robots-tag', 'noindex')
          .type('text/html; charset=utf-8')
          .send(
            shellOf(pathname, {
              farmer: tokenFrom(request.headers.cookie, FARMER_COOKIE, ctx.config.publicUrl) !== undefined,
            }),
          )
      );
    });
  };
}

const DAY_MS = 86_400_000;
/** RFC 9116 wants less than a year; an installation nobody runs any more says nothing. */
const GOOD_FOR_DAYS = 90;

/** Where to tell of a hole in the security, as researchers and their tools look for it (RFC 9116). */
function securityTxtRoutes({ config, now }: AppContext): FastifyPluginAsyncTypebox {
  return async (site) => {
    site.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
      const expires = new Date(Math.floor(now().getTime() / DAY_MS + GOOD_FOR_DAYS) * DAY_MS);
      const lines = [
        `Contact: mailto:${BUSINESS.email}`,
        `Expires: ${expires.toISOString()}`,
        `Preferred-Languages: ${LANGUAGES.join(', ')}`,
        `Canonical: ${config.publicUrl}/.well-known/security.txt`,
      ];
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n`);
    });
  };
}

/** Where a web server of the machine serves finished pages, they are withdrawn now and written when this node is ready. */
async function publishFiles(
  site: FastifyInstance,
  { config, faults }: AppContext,
  prerendered: PrerenderedPages,
  headers: Record<string, string>,
): Promise<void> {
  const { pagesDir } = config;
  if (!pagesDir) return;
  const files = pageFiles(prerendered, headers);
  await withdrawPages(pagesDir);
  site.addHook('onReady', async () => {
    publishPages(pagesDir, prerendered, files).catch((error) => faults.tell(error, 'pages.unpublished'));
  });
}
