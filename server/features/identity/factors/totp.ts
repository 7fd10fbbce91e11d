import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands without being told (RFC 6238). */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps of half a minute that a phone's clock may be ahead or behind. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export function newTotpSecret(): Uint8Array {
  return new Secret({ size: SECRET_BYTES }).bytes;
}

/** As people type it into an app that has no camera. */
export function totpText(secret: Uint8Array): string {
  return secretOf(secret).base32;
}

/** What the QR code says; the app lists the account under the issuer, the shop's name. */
export function totpUri(secret: Uint8Array, issuer: string, email: string): string {
  return new TOTP({ ...FORM, issuer, label: email, secret: secretOf(secret) }).toString();
}

/** The time step whose code this is, of the present one and its neighbours; undefined when it is none of theirs. */
export function totpStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...FORM, secret: secretOf(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}
