import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The mark of an answer that is made anew each time (RFC 9110, 8.8.3): the same words, whatever their bytes. */
export const weakEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whether the browser has what bears this mark (RFC 9110, 13.1.2: compared weakly). */
export function isSeen({ headers }: FastifyRequest, etag: string): boolean {
  const asked = headers['if-none-match']?.split(',').map(bare) ?? [];
  return asked.includes(bare(etag)) || asked.includes('*');
}

const bare = (etag: string): string => etag.trim().replace(/^W\//, '');
