import { clientIdFromBytes } from '#shared/domain/client-id.ts';

/** A fresh id for one send; keep it with the message, every retry carries the same. */
export function newClientId(): string {
  return clientIdFromBytes(crypto.getRandomValues(new Uint8Array(16)));
}
