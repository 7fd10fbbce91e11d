import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../../config.ts';
import { lineOf } from '../caller-network.ts';
import type { GuardOptions } from './guard.ts';

/** Headers of a kilobyte or two come over the worst line there is in a few seconds. */
export const HEADER_TIMEOUTS = { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 };

const MOST_CONNECTIONS = 16_000;
/** Where the system does not tell (macOS), its usual limit. */
const USUAL_DESCRIPTORS = 1_024;

/**
 * Whether a wish to leave HTTP is the sockets' own. Everybody else's (Java's HttpClient wishes for h2c with every request)
 * is passed over, as the standard has it, and the request answered.
 */
export function isForSockets({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith('/socket.io') && headers.upgrade?.toLowerCase() === 'websocket';
}

/** How many connections this process may have open, and whom they are counted for. */
export async function connectionLimits(config: Config): Promise<GuardOptions> {
  return {
    // The rest is for files, pictures being opened, and the database.
    total: Math.min(MOST_CONNECTIONS, Math.floor((await descriptors()) * 0.75)),
    perParty: config.limits.connectionsPerAddress,
    partyOf: ({ remoteAddress }) => lineOf(remoteAddress),
    ...(config.trustProxy ? { partyOfRequest: (request) => lineOf(forwardedFor(request)) } : {}),
  };
}

/** What the proxy itself saw is the last entry; those before it a caller may have written. */
function forwardedFor({ headers, socket }: IncomingMessage): string | undefined {
  const list = headers['x-forwarded-for'];
  const last = (Array.isArray(list) ? list.join(',') : list)?.split(',').at(-1)?.trim();
  return last || socket.remoteAddress;
}

async function descriptors(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft ?? USUAL_DESCRIPTORS);
}
