import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Tokens in cookies: opaque, random, only their SHA-256 is ever stored. Farmer and office cookies stand side
 * by side, because one person tries both in one browser; neither says anything about the other.
 */
export const FARMER_COOKIE = 'av_farmer';
export const OFFICE_COOKIE = 'av_office';
/** Names a login attempt of a browser: a one-time code works only in the browser that asked for it. */
export const BROWSER_COOKIE = 'av_login';
/** Says as whom this browser has logged in before; see `features/identity/sessions/known-device.ts`. */
export const DEVICE_COOKIE = 'av_device';

export type SessionCookie = typeof FARMER_COOKIE | typeof OFFICE_COOKIE;
export type TokenCookie = SessionCookie | typeof BROWSER_COOKIE;

const TOKEN_BYTES = 33;
/** 44 letters; 43 in a browser that logged in before the names got their prefix. */
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43,44}$/;
const UNPREFIXED_SHAPE = /^[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A token has 256 random bits, so a plain hash is enough: there is nothing to search for. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Under https the name begins with `__Host-`: a browser takes such a cookie from this very host alone, for all of its
 * paths, so neither a sister domain nor a longer path can put another in its place.
 */
export function cookieName(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/**
 * The token a request carries; anything that is not shaped like ours never reaches the database. Two cookies of one
 * name are none: which of them is the reader's own cannot be told. A browser that logged in before the prefix came
 * still carries the bare name; only tokens of that time are taken from it, so that no new one can be planted.
 */
export function tokenFrom(
  header: string | undefined,
  name: TokenCookie,
  publicUrl: string,
): string | undefined {
  const prefixed = cookieName(name, publicUrl);
  const values = valuesOfCookie(header, prefixed);
  if (values.length > 0 || prefixed === name) return onlyOf(values, TOKEN_SHAPE);
  return onlyOf(valuesOfCookie(header, name), UNPREFIXED_SHAPE);
}

/** All values under one name, in the order of the header. Ours need no decoding. */
export function valuesOfCookie(header: string | undefined, name: string): string[] {
  const values: string[] = [];
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) values.push(pair.slice(at + 1).trim());
  }
  return values;
}

function onlyOf(values: string[], shape: RegExp): string | undefined {
  const [value, another] = values;
  return value !== undefined && another === undefined && shape.test(value) ? value : undefined;
}

export function setTokenCookie(
  reply: FastifyReply,
  name: TokenCookie | typeof DEVICE_COOKIE,
  token: string,
  { publicUrl, maxAgeSeconds }: { publicUrl: string; maxAgeSeconds: number },
): void {
  const prefixed = cookieName(name, publicUrl);
  reply.setCookie(prefixed, token, { ...attributes(publicUrl), maxAge: maxAgeSeconds });
  if (prefixed !== name && valuesOfCookie(reply.request.headers.cookie, name).length > 0) {
    reply.clearCookie(name, attributes(publicUrl));
  }
}

export function clearTokenCookie(
  reply: FastifyReply,
  name: TokenCookie,
  { publicUrl }: { publicUrl: string },
): void {
  reply.clearCookie(cookieName(name, publicUrl), attributes(publicUrl));
}

/** Lax, not Strict: a farmer who follows a link in an SMS or from WhatsApp arrives logged in. */
function attributes(publicUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
}
