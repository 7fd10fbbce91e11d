import { createHmac, createSecretKey, type KeyObject, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../errors.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginRules {
  /** Paths a machine calls with its own proof (the payment provider's webhook). */
  exempt: string[];
}

/**
 * Writes must come from our own pages: the Origin, when a browser sends one, is ours; and the readable
 * XSRF-TOKEN cookie is repeated in the X-XSRF-TOKEN header, which no other site can do. The token is signed,
 * so a cookie planted from a sister domain is not accepted.
 */
export function installOriginGuard(
  app: FastifyInstance,
  config: Config,
  key: Buffer,
  rules: OriginRules,
): void {
  // A key object is prepared once; plain bytes would be at every signature, for seven times its cost.
  const secret = createSecretKey(key);
  const secure = config.publicUrl.startsWith('https:');
  const attributes = `; Path=/${secure ? '; Secure' : ''}; SameSite=Lax`;
  // With `done`: a promise a request is a tenth of what a page costs.
  app.addHook('onRequest', (request, reply, done) => {
    const held = request.cookies[COOKIE];
    const genuine = held !== undefined && isSigned(held, secret);
    if (SAFE.has(request.method)) {
      if (!genuine) reply.header('set-cookie', `${COOKIE}=${newToken(secret)}${attributes}`);
      return done();
    }
    if (rules.exempt.includes(request.url.split('?', 1)[0] ?? '')) return done();
    if (!originAllowed(request.headers.origin, request.headers.host, config))
      return done(new AppError('ORIGIN_REFUSED'));
    done(genuine && same(held, headerToken(request)) ? undefined : new AppError('CSRF_FAILED'));
  });
}

/** Our public address, or the very host the request came to (a phone on the home network). */
export function originAllowed(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return true;
  if (origin === config.publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host && !config.production;
}

function headerToken(request: FastifyRequest): string {
  const value = request.headers[HEADER];
  return typeof value === 'string' ? value : '';
}

function newToken(key: KeyObject): string {
  const nonce = randomUUID();
  return `${nonce}.${sign(nonce, key)}`;
}

function isSigned(token: string, key: KeyObject): boolean {
  const [nonce = '', signature = ''] = token.split('.', 2);
  return same(signature, sign(nonce, key));
}

function sign(nonce: string, key: KeyObject): string {
  return createHmac('sha256', key).update(nonce).digest('base64url').slice(0, 27);
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
