import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { AppContext } from '../../../context.ts';

/** Who asks for a passkey, to the browser that judges it: the host, and the address, that people type. */
export interface RelyingParty {
  rpID: string;
  origin: string;
}

/** Undefined where no browser makes passkeys: without https, or for a bare address. `localhost` counts as safe. */
export function relyingParty({ config }: AppContext): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(config.publicUrl);
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
  return isName && (protocol === 'https:' || hostname === 'localhost')
    ? { rpID: hostname, origin }
    : undefined;
}

/** By which an authenticator knows the account: always the same, and it says nothing of the person. */
export function userHandle({ secrets }: AppContext, staffId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac('sha256', secrets.factorKey).update(`handle:${staffId}`).digest());
}
