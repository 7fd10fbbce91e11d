import type { EnvReader } from './env-reader.ts';

/** At home the codes can be read: an address for the world must not start that way by one forgotten line. */
export function refusePublicHome(where: { publicUrl: string; trustProxy: boolean }, read: EnvReader): void {
  if (!where.publicUrl.startsWith('https://') && !where.trustProxy) return;
  read.faults.push(
    'an https:// PUBLIC_URL or TRUST_PROXY is for the world, where login codes must go out by SMS and not to /dev/outbox: set NODE_ENV=production (or, where nobody else comes, NODE_ENV=development)',
  );
}
