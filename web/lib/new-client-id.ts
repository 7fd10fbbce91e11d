import { clientIdFromBytes } from '#shared/domain/chat/client-id.ts';

/** What this page has sent or is sending. */
const minted = new Set<string>();

/** A fresh id for one send; keep it with the message, every retry carries the same. */
export function newClientId(): string {
  const id = clientIdFromBytes(crypto.getRandomValues(new Uint8Array(16)));
  minted.add(id);
  return id;
}

/** Whether this very page gave out the id, since it was loaded. */
export function isMintedHere(id: string | null): boolean {
  return id !== null && minted.has(id);
}
