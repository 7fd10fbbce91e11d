import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whoever knows the token, from anywhere; without it only a program on this very machine. What a proxy has handed on
 * comes from the machine too, but says so in its headers.
 */
export function mayReadMetrics(
  caller: { address: string | undefined; headers: IncomingHttpHeaders },
  token: string | undefined,
): boolean {
  const { authorization, forwarded } = caller.headers;
  if (authorization !== undefined) return token !== undefined && isSame(authorization, `Bearer ${token}`);
  const isHandedOn = forwarded !== undefined || caller.headers['x-forwarded-for'] !== undefined;
  return !isHandedOn && isLoopback(caller.address);
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** Compared as hashes, so that neither length nor content shows in the time it takes. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
