import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Security headers, computed once per class of route and not per request (a header library doing that work
 * each time halves throughput).
 *
 * `page`: public pages, which show films and a map by a tap. `desk`: /farmers, /admin and whatever else starts from
 * a shell; nothing of another house is shown there. `payment`: the two pages that run the provider's checkout.
 * `api`: everything else; a browser that shows it as a page may do nothing at all.
 *
 * The referrer policy is what the payment provider needs: it recognises a merchant by the referrer, and
 * `no-referrer` gets payments refused.
 */
export type RouteClass = 'page' | 'desk' | 'payment' | 'api';
export type HeaderClasses = Record<RouteClass, Record<string, string>>;

export function securityHeaders(config: Config): HeaderClasses {
  const https = config.publicUrl.startsWith('https:');
  const base: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions('payment=()'),
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
  const { provider: paidThrough, checkoutScriptUrl } = config.payment;
  const provider = paidThrough === 'none' ? "'self'" : new URL(checkoutScriptUrl).origin;
  const providerHosts = paidThrough === 'phonepe' ? `${provider} https://*.phonepe.com` : provider;
  // For browsers older than `frame-ancestors`, which says the same everywhere else.
  const unframed = { 'x-frame-options': 'DENY' };
  const policy = (extra: Extra) => contentPolicy({ sockets: socketsOf(config), https, ...extra });
  return {
    api: { ...base, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
    page: { ...base, ...unframed, 'content-security-policy': policy({ frame: TAPPED_FRAMES }) },
    // Shows a page of the site as it would be with a draft.
    desk: { ...base, ...unframed, 'content-security-policy': policy({ frame: "'self'" }) },
    payment: {
      ...base,
      // A bank's page that the provider's frame opens in a window of its own answers to its opener.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': permissions(
        paidThrough === 'none' ? 'payment=()' : `payment=(self "${provider}")`,
      ),
      'content-security-policy': policy({
        script: provider,
        frame: `'self' ${providerHosts}`,
        framedBySelf: true,
        connect: providerHosts,
        form: providerHosts,
      }),
      'x-frame-options': 'SAMEORIGIN',
    },
  };
}

/** What a reader may open inside a page by a tap: films and the map. Nothing is asked of them before. */
const TAPPED_FRAMES = 'https://www.youtube-nocookie.com https://www.openstreetmap.org';

/** Camera and microphone are used; all other powerful features are denied. */
const UNUSED = [
  ...['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['midi', 'serial', 'usb'],
];
const permissions = (payment: string) =>
  ['camera=(self)', 'microphone=(self)', payment, ...UNUSED.map((feature) => `${feature}=()`)].join(', ');

/** At home the site is opened under whatever name the machine has in its network, so any socket must do there. */
function socketsOf(config: Config): string {
  if (!config.production) return 'ws: wss:';
  return config.publicUrl.replace(/^http/, 'ws');
}

interface Extra {
  script?: string;
  frame: string;
  connect?: string;
  /** Where the provider's script may post a form to, from our page into its own frame. */
  form?: string;
  /** The provider's frame comes back to one of our own pages. */
  framedBySelf?: boolean;
}

function contentPolicy(extra: Extra & { sockets: string; https: boolean }): string {
  const list = (own: string, more?: string) => (more ? `${own} ${more}` : own);
  return [
    "default-src 'self'",
    `script-src ${list("'self'", extra.script)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src ${list(`'self' ${extra.sockets}`, extra.connect)}`,
    `frame-src ${extra.frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${list("'self'", extra.form)}`,
    `frame-ancestors ${extra.framedBySelf ? "'self'" : "'none'"}`,
    ...(extra.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** What the API's description needs: its own scripts by hash, and styles its scripts write. */
export function describingPolicy(libraryPolicy: string): string {
  const scripts = /script-src [^;]*/.exec(libraryPolicy)?.[0] ?? "script-src 'self'";
  return [
    "default-src 'none'",
    scripts.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sets the API class on everything; page routes overwrite it with their own class. */
export function installSecurityHeaders(app: FastifyInstance, headers: HeaderClasses): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers.api);
    done();
  });
}

/**
 * The same for answers under `path` that another library gives on the same server, past the application. Call it
 * when that library has put itself in front.
 */
export function coverForeignAnswers(server: Server, path: string, headers: HeaderClasses): void {
  const all = Object.entries(headers.api);
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith(path)) return;
    for (const [name, value] of all) response.setHeader(name, value);
  });
}
