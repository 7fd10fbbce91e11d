import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The mark of an answer that is made anew each time (RFC 9110, 8.8.3): the same words, whatever their bytes. */
export const weakEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whether the browser has what bears this mark (RFC 9110, 13.1.2: compared weakly). */
export function isSeen({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  const asked = headers['if-none-match'];
  if (asked === undefined || asked === etag) return asked === etag;
  const marks = asked.split(',').map(bare);
  return marks.includes(bare(etag)) || marks.includes('*');
}

const bare = (etag: string): string => etag.trim().replace(/^W\//, '');
