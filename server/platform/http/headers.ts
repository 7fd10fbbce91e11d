import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Security headers, computed once per class of route and not per request (a header library doing that work
 * each time halves throughput).
 *
 * The referrer policy is what the payment provider needs: it recognises a merchant by the referrer, and
 * `no-referrer` gets payments refused.
 */
export type RouteClass = 'page' | 'payment' | 'api';

export function securityHeaders(config: Config): Record<RouteClass, Record<string, string>> {
  const https = config.publicUrl.startsWith('https:');
  const base: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self)',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const provider = new URL(config.payment.checkoutScriptUrl).origin;
  const providerHosts =
    config.payment.provider === 'phonepe' ? `${provider} https://*.phonepe.com` : provider;
  return {
    api: { ...base, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
    page: { ...base, 'content-security-policy': policy({ frame: TAPPED_FRAMES }), 'x-frame-options': 'DENY' },
    payment: {
      ...base,
      'content-security-policy': policy({
        script: providerHosts,
        frame: providerHosts,
        framedBySelf: true,
        connect: providerHosts,
      }),
      'x-frame-options': 'SAMEORIGIN',
    },
  };
}

/** What a reader may open inside a page by a tap: films and the map. Nothing is asked of them before. */
const TAPPED_FRAMES = 'https://www.youtube-nocookie.com https://www.openstreetmap.org';

interface Extra {
  script?: string;
  frame?: string;
  connect?: string;
  /** The provider's frame comes back to one of our own pages. */
  framedBySelf?: boolean;
}

function policy(extra: Extra): string {
  const list = (own: string, more?: string) => (more ? `${own} ${more}` : own);
  return [
    "default-src 'self'",
    `script-src ${list("'self'", extra.script)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src ${list("'self' ws: wss:", extra.connect)}`,
    `frame-src ${list("'self'", extra.frame)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${extra.framedBySelf ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** Sets the API class on everything; page routes overwrite it with their own class. */
export function installSecurityHeaders(
  app: FastifyInstance,
  headers: Record<RouteClass, Record<string, string>>,
): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers.api);
  });
}
