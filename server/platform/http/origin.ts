import { createHmac, createSecretKey, type KeyObject, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../errors.ts';
import { cookieName, FARMER_COOKIE, OFFICE_COOKIE, type SessionCookie, tokenFrom } from '../sessions.ts';
import { isHomeName } from './local-caller.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginRules {
  /** Paths a machine calls with its own proof (the payment provider's webhook). */
  exempt: string[];
}

/**
 * Writes must come from our own pages: the Origin, when a browser sends one, is ours; and the readable
 * XSRF-TOKEN cookie is repeated in the X-XSRF-TOKEN header, which no other site can do. The token is signed together
 * with the sessions the browser holds, so neither one that was made up nor one of another visitor is accepted. A login
 * or logout brings a new token with its answer; another tab that still holds the old one is refused once and asks again.
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
  const give = (reply: FastifyReply, sessions: Sessions) =>
    reply.header('set-cookie', `${COOKIE}=${newXsrfToken(secret, sessions)}${attributes}`);

  // With `done`: a promise a request is a tenth of what a page costs.
  app.addHook('onRequest', (request, reply, done) => {
    const held = request.cookies[COOKIE];
    const sessions = sessionsOf(request, config.publicUrl);
    const genuine = held !== undefined && isSigned(held, secret, sessions);
    if (SAFE.has(request.method)) {
      if (!genuine) give(reply, sessions);
      return done();
    }
    if (rules.exempt.includes(request.url.split('?', 1)[0] ?? '')) return done();
    if (!originAllowed(request.headers.origin, request.headers.host, config))
      return done(new AppError('ORIGIN_REFUSED'));
    done(genuine && same(held, headerToken(request)) ? undefined : new AppError('CSRF_FAILED'));
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const before = sessionsOf(request, config.publicUrl);
    const after = sessionsAfter(reply, before, config.publicUrl);
    if (textOf(after) !== textOf(before)) give(reply, after);
    done();
  });
}

/** Our public address, or the very host the request came to (a phone on the home network). */
export function originAllowed(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return true;
  if (origin === config.publicUrl) return true;
  if (config.production || !URL.canParse(origin)) return false;
  const { protocol, host: named } = new URL(origin);
  // A name anybody may own could have been made to lead here, with a page of theirs open under it.
  return protocol === 'http:' && named === host && isHomeName(host);
}

function headerToken(request: FastifyRequest): string {
  const value = request.headers[HEADER];
  return typeof value === 'string' ? value : '';
}

/** The session tokens one browser holds. */
export type Sessions = Partial<Record<SessionCookie, string | undefined>>;

const SESSION_COOKIES = [FARMER_COOKIE, OFFICE_COOKIE] as const;

function sessionsOf({ headers: { cookie } }: FastifyRequest, publicUrl: string): Sessions {
  if (cookie === undefined) return {};
  return Object.fromEntries(SESSION_COOKIES.map((name) => [name, tokenFrom(cookie, name, publicUrl)]));
}

/** What the browser holds once it has the answer. */
function sessionsAfter(reply: FastifyReply, before: Sessions, publicUrl: string): Sessions {
  const lines = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const after = { ...before };
  for (const name of SESSION_COOKIES) {
    const line = lines.findLast((each) => each.startsWith(`${cookieName(name, publicUrl)}=`));
    if (line !== undefined) after[name] = tokenFrom(line.split(';', 1)[0], name, publicUrl);
  }
  return after;
}

/** A token for writes in a browser that holds these sessions, and no others. */
export function newXsrfToken(key: KeyObject, sessions: Sessions): string {
  const nonce = randomUUID();
  return `${nonce}.${sign(`${nonce} ${textOf(sessions)}`, key)}`;
}

function isSigned(token: string, key: KeyObject, sessions: Sessions): boolean {
  const [nonce = '', signature = ''] = token.split('.', 2);
  return same(signature, sign(`${nonce} ${textOf(sessions)}`, key));
}

function textOf(sessions: Sessions): string {
  return SESSION_COOKIES.map((name) => sessions[name] ?? '').join(' ');
}

function sign(text: string, key: KeyObject): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 27);
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
