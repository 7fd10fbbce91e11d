import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { asksForList } from '#shared/domain/catalogue/shelf-address.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { withoutSlash } from '#shared/domain/site-paths.ts';
import { isSiteRoute, PAYMENT_PAGES } from '#shared/domain/site-routes.ts';
import { DAY_MS } from '#shared/domain/time/india-day.ts';
import { type ContentInForce, madeOf } from '../../content-in-force.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { sendFailure } from '../../platform/http/error-handler.ts';
import type { HeaderClasses, RouteClass } from '../../platform/http/headers.ts';
import { FARMER_COOKIE, tokenFrom } from '../../platform/sessions.ts';
import { withoutSamples } from '../../sample-content.ts';
import { appRoutes, FILLED_FILES } from './app.routes.ts';
import { sendClosed } from './closed-door.ts';
import { devOutboxRoutes } from './dev-outbox.routes.ts';
import { livePages } from './live-pages.ts';
import { answerPagesFirst } from './page-senders.ts';
import { type PrerenderedPages, readSitePages, shopOf } from './prerendered-pages.ts';
import { pageFolder } from './published-pages.ts';
import { requestDocuments } from './request-documents.ts';
import { readShells } from './shell.ts';

/** RFC 9116 wants less than a year; an installation nobody runs any more says nothing. */
const GOOD_FOR_DAYS = 90;

const ASSETS = 'assets';
const YEAR_SECONDS = 31_536_000;
/** What is asked for there is no page, and is told so in JSON. */
const OF_PROGRAMS = /^\/(api|assets|uploads)\//;
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
    const shells = await readShells(built, shopOf(ctx.config), contentForApps(ctx));
    await site.register(appRoutes(ctx, built, { shells, headers: headers.desk }));
    const prerendered = await readSitePages(ctx.config);
    const folder = folderOf(ctx, prerendered, headers);
    const live = livePages(ctx, prerendered, { headers: headers.page, folder });
    const { senders } = live;
    const drawn = requestDocuments(ctx, headers.page);
    answerPagesFirst(site.server, senders, ctx);
    // The web server asks this node until it is ready.
    await folder?.withdraw();
    site.addHook('onReady', () => live.begin());
    site.addHook('onClose', () => live.close());
    for (const [name, text] of prerendered.files) {
      const type = name.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8';
      site.get(`/${name}`, { schema: { hide: true } }, (_request, reply) =>
        reply.headers(headers.page).header('cache-control', 'public, max-age=3600').type(type).send(text),
      );
    }
    // At home pages are compressed when somebody asks for them; a start then costs nothing.
    if (ctx.config.production) site.addHook('onReady', async () => void prerendered.precompress());
    await site.register(fastifyStatic, {
      root: built,
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: [...FILLED_FILES, `${ASSETS}/**`],
      setHeaders: (reply, file) => {
        const hashed = file.startsWith(path.join(built, ASSETS));
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        if (UNDER_PAGE_POLICY.test(file)) {
          reply.header('content-security-policy', headers.desk['content-security-policy'] ?? '');
        }
      },
    });
    await site.register(assetRoute(built));
    // At the root on purpose: an address nobody claimed is a page that does not exist.
    site.setNotFoundHandler((request, reply) => {
      const pathname = request.url.split('?', 1)[0] ?? '/';
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return sendFailure(reply, new AppError('METHOD_NOT_ALLOWED'));
      }
      if (OF_PROGRAMS.test(pathname)) return sendFailure(reply, new AppError('NOT_FOUND'));
      const known = isSiteRoute(pathname);
      if (!known && !ctx.opening.isOpen()) return sendClosed(ctx, request, reply.headers(headers.page));
      const address = withoutSlash(pathname);
      const send = senders.get(known ? address : '/404');
      const draw = drawn?.(address, request.url);
      if (draw && (!send || asksForList(request.url))) return draw(address, request, reply);
      if (send) {
        reply.hijack();
        return send(request.raw, reply.raw, known ? 200 : 404);
      }
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
            shells.of(pathname, {
              farmer: tokenFrom(request.headers.cookie, FARMER_COOKIE, ctx.config.publicUrl) !== undefined,
            }),
          )
      );
    });
  };
}

/**
 * What the apps' shells say of the shop. The office's is sent to strangers too: where samples are kept from them, it has
 * none, and names no article before the shop is open.
 */
function contentForApps({ config, content }: AppContext): Pick<ContentInForce, 'now'> {
  if (config.samples === 'shown') return content;
  const now = madeOf(content, ({ products, policies, ...rest }) => ({
    ...withoutSamples(rest),
    products: rest.samples.size > 0 ? [] : products,
    policies,
  }));
  return { now };
}

/** Where a web server of the machine reads pages from files. */
function folderOf({ config }: AppContext, prerendered: PrerenderedPages, headers: HeaderClasses) {
  const { pagesDir } = config;
  return pagesDir ? pageFolder(pagesDir, prerendered, { headers: headers.page }) : undefined;
}

/** What has the hash of its content in its name: thousands of files, whose routes, two each, were half of a start. */
function assetRoute(built: string): FastifyPluginAsyncTypebox {
  return async (site) => {
    const folder = path.join(built, ASSETS);
    const files = new Set(existsSync(folder) ? await readdir(folder) : []);
    const params = Type.Object({ '*': Type.String() });
    site.get(`/${ASSETS}/*`, { schema: { hide: true, params } }, (request, reply) => {
      const file = request.params['*'];
      return files.has(file) ? reply.sendFile(`${ASSETS}/${file}`) : reply.callNotFound();
    });
  };
}

/** Where to tell of a hole in the security, as researchers and their tools look for it (RFC 9116). */
function securityTxtRoutes({ config, content, now }: AppContext): FastifyPluginAsyncTypebox {
  return async (site) => {
    site.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
      const expires = new Date(Math.floor(now().getTime() / DAY_MS + GOOD_FOR_DAYS) * DAY_MS);
      const lines = [
        `Contact: mailto:${content.now().contact.email}`,
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
