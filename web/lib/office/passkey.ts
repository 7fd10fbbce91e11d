import type { NewPasskey, UsedPasskey } from '#shared/contract/identity/factors.ts';
import { HttpError } from '../http.ts';

/** WebAuthn's options as the server gives them. */
export type PasskeyOptions = Record<string, unknown>;

/** Nobody loads it before they use a passkey. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys, and is at an address where it lets pages use them. */
export const knowsPasskeys = () => typeof PublicKeyCredential === 'function';

/** Null when the person closed the device's dialog. @throws {HttpError} PASSKEY_KNOWN where the device has one of theirs */
export function makePasskey(options: PasskeyOptions): Promise<NewPasskey | null> {
  return unlessClosed(async () => {
    const { startRegistration } = await library();
    return (await startRegistration({ optionsJSON: options as never })) as NewPasskey;
  });
}

/** Null when the person closed the device's dialog, or the device has none of theirs. */
export function askPasskey(options: PasskeyOptions): Promise<UsedPasskey | null> {
  return unlessClosed(async () => {
    const { startAuthentication } = await library();
    return (await startAuthentication({ optionsJSON: options as never })) as UsedPasskey;
  });
}

async function unlessClosed<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    if (name === 'InvalidStateError') throw new HttpError(409, 'PASSKEY_KNOWN', '');
    throw error;
  }
}
