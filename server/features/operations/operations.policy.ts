import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isLocalCaller } from '../../platform/http/local-caller.ts';

/** Whoever knows the token, from anywhere; without it only a program on this very machine. */
export function mayReadMetrics(
  caller: { address: string | undefined; headers: IncomingHttpHeaders; httpVersion: string },
  token: string | undefined,
): boolean {
  const { authorization } = caller.headers;
  if (authorization !== undefined) return token !== undefined && isSame(authorization, `Bearer ${token}`);
  return isLocalCaller(caller);
}

/** Compared as hashes, so that neither length nor content shows in the time it takes. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
