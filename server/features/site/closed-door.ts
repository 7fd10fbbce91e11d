import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type about from '#content/strings/en/about.json';
import { escapeHtml } from '#shared/domain/content/app-content.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { withoutSlash } from '#shared/domain/site-paths.ts';
import { isSiteRoute } from '#shared/domain/site-routes.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { sendFailure } from '../../platform/http/error-handler.ts';
import { readStrings } from '../../platform/strings.ts';
import type { Headers } from './page-headers.ts';
import { readerLanguage } from './reader-language.ts';

const WORDS = readStrings<typeof about>('about');

/** When a visitor, and a search engine, may look again. */
const LOOK_AGAIN_SECONDS = 600;

/** What machines ask whatever the shop says: supervisors and balancers. */
const OF_MACHINES = ['/healthz', '/readyz', '/metrics'];
/** Gives every browser the token that its writes repeat, the office's before its login too; of the shop it says nothing. */
const TOKEN = '/api/auth/me';
/** Files of the program itself: nothing in them is the shop's. */
const BUILT_FILE = /^\/(assets\/[\w.-]+|[\w-]+\.(svg|png|ico|webp|woff2))$/;
/** Of the office whoever asks: its pages, and the calls that say themselves who may. */
const isOffice = (path: string) => path.startsWith('/api/admin/') || isOfficePage(path);
const isOfficePage = (path: string) => /^\/admin(\/|$)/.test(path) && isSiteRoute(path);
/** Of several sides: the office goes on. */
const isShared = (path: string) => /^\/(api|uploads|media)\//.test(path);

interface Options {
  headers: Headers;
  /** What others call with a proof of their own: a payment that was begun is told of by its provider. */
  webhooks: readonly string[];
}

/**
 * The door of a shop that is closed to visitors (`ctx.opening`): whoever is not of the office gets a page that says so, or
 * the refusal SHOP_CLOSED where a program asks. Everything that is not named here is closed, addresses nobody claimed too.
 * It comes before all other hooks that refuse.
 */
export function installClosedDoor(
  http: FastifyInstance,
  ctx: AppContext,
  { headers, webhooks }: Options,
): void {
  const isForAll = (path: string) =>
    OF_MACHINES.includes(path) ||
    path === TOKEN ||
    webhooks.includes(path) ||
    BUILT_FILE.test(path) ||
    isOffice(path);
  http.addHook('onRequest', (request, reply, done) => {
    const path = withoutSlash(request.url.split('?', 1)[0] ?? '/');
    if (ctx.opening.isOpen() || isForAll(path)) return done();
    if (!isShared(path)) return void sendClosed(ctx, request, reply.headers(headers));
    const answer = (actor: unknown) => (actor ? done() : void refuse(reply));
    request.actors.office().then(answer, done);
  });
}

const refuse = (reply: FastifyReply) =>
  sendFailure(reply, new AppError('SHOP_CLOSED', { retryAfter: LOOK_AGAIN_SECONDS }));

/** What every visitor gets; a door that lets a file of the build pass asks for it where there is none of that name. */
export function sendClosed(
  { content }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(reply);
  const { shop, samples } = content.now();
  const { language } = readerLanguage(request.raw);
  return reply
    .code(503)
    .headers({ 'retry-after': LOOK_AGAIN_SECONDS, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(closedPage(language, samples.has('shop') ? undefined : shop.name));
}

/** In every language, the reader's first; as plain as it is, it needs no other file. */
function closedPage(first: Language, shop: string | undefined): string {
  const languages = [first, ...LANGUAGES.filter((language) => language !== first)];
  const said = languages.map((language) => {
    const { title, text } = WORDS[language].closed;
    return `<section lang="${language}"><h2>${title}</h2><p>${text}</p></section>`;
  });
  const { title } = WORDS[first].closed;
  const name = shop === undefined ? '' : escapeHtml(shop);
  return `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name ? `${name} · ` : ''}${title}</title><style>${STYLE}</style></head><body><main><h1>${name || title}</h1>${said.join('')}</main></body></html>`;
}

/** The house's colours, by value: its style sheet is a file of the site, which is closed. */
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f1f8f2;color:#1b241e;font:1.125rem/1.6 system-ui,"Noto Sans","Noto Sans Kannada",sans-serif}main{box-sizing:border-box;max-width:34rem;margin:24px;padding:32px;background:#fff;border-top:6px solid #f2a900;border-radius:14px}h1{margin:0 0 16px;color:#0e3b26;font-size:1.75rem;line-height:1.25;overflow-wrap:anywhere}h2{margin:24px 0 4px;color:#1b5e3a;font-size:1.25rem;line-height:1.4}p{margin:0}';
