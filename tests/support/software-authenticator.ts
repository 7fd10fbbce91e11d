import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, UsedPasskey } from '#shared/contract/identity/factors.ts';

type Options = Record<string, unknown>;

/** What a test makes wrong. */
interface Told {
  origin?: string;
  rpID?: string;
  /** Without finger, face or PIN. */
  unverified?: boolean;
  /** Instead of counting on. */
  counter?: number;
  /** As an authenticator that was told the credential, and does not say whose it is. */
  withoutHandle?: boolean;
  challenge?: string;
}

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** An authenticator with one passkey (ES256, no attestation), beside which a test may lie. */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #id = randomBytes(32);
  readonly #key: KeyObject;
  readonly #cose: Uint8Array;
  #handle = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    this.#cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }

  make(options: Options, told: Told = {}): NewPasskey {
    this.#handle = (options.user as { id: string }).id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#cose]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(Buffer.concat([this.#authData(told, 0x40), credential]))],
    ]);
    return {
      ...this.#shape(),
      response: {
        clientDataJSON: b64(this.#clientData('webauthn.create', options, told)),
        attestationObject: b64(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  use(options: Options, told: Told = {}): UsedPasskey {
    const clientData = this.#clientData('webauthn.get', options, told);
    this.#counter += 1;
    const authData = this.#authData(told, 0);
    const signed = createSign('sha256').update(authData).update(sha256(clientData)).sign(this.#key);
    return {
      ...this.#shape(),
      response: {
        clientDataJSON: b64(clientData),
        authenticatorData: b64(authData),
        signature: b64(signed),
        ...(told.withoutHandle ? {} : { userHandle: this.#handle }),
      },
    };
  }

  #shape() {
    const id = b64(this.#id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #authData({ rpID, unverified, counter = this.#counter }: Told, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const present = 0x01 | (unverified ? 0 : 0x04) | flags;
    return Buffer.concat([sha256(rpID ?? new URL(this.#origin).hostname), Buffer.from([present]), count]);
  }

  #clientData(type: string, options: Options, told: Told): Buffer {
    const challenge = told.challenge ?? options.challenge;
    const origin = told.origin ?? this.#origin;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
