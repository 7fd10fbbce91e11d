import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Tokens in cookies: opaque, random, only their SHA-256 is ever stored. Farmer and office cookies stand side
 * by side, because one person tries both in one browser; neither says anything about the other.
 */
export const FARMER_COOKIE = 'av_farmer';
export const OFFICE_COOKIE = 'av_office';
/** Names a browser, not a person: a one-time code works only in the browser that asked for it. */
export const BROWSER_COOKIE = 'av_login';

export type TokenCookie = typeof FARMER_COOKIE | typeof OFFICE_COOKIE | typeof BROWSER_COOKIE;

const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A token has 256 random bits, so a plain hash is enough: there is nothing to search for. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token a request carries; anything that is not shaped like ours never reaches the database. */
export function tokenFrom(
  cookies: Record<string, string | undefined>,
  name: TokenCookie,
): string | undefined {
  const value = cookies[name];
  return value !== undefined && TOKEN_SHAPE.test(value) ? value : undefined;
}

/**
 * For the socket handshake, which no cookie plugin has looked at (and whose own parser works only once the
 * plugin is registered). Our tokens need no decoding; of two cookies with one name the first counts.
 */
export function cookiesOfHeader(header: string | undefined): Record<string, string | undefined> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0) cookies[pair.slice(0, at).trim()] ??= pair.slice(at + 1).trim();
  }
  return cookies;
}

export function setTokenCookie(
  reply: FastifyReply,
  name: TokenCookie,
  token: string,
  options: { publicUrl: string; maxAgeSeconds: number },
): void {
  reply.setCookie(name, token, { ...attributes(options.publicUrl), maxAge: options.maxAgeSeconds });
}

export function clearTokenCookie(
  reply: FastifyReply,
  name: TokenCookie,
  options: { publicUrl: string },
): void {
  reply.clearCookie(name, attributes(options.publicUrl));
}

/** Lax, not Strict: a farmer who follows a link in an SMS or from WhatsApp arrives logged in. */
function attributes(publicUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
}
