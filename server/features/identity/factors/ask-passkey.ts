import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken } from '../../../platform/sessions.ts';
import type { OfficeActor } from '../actor.ts';
import { FACTOR_SETUP_SECONDS, OWN_FACTOR_SECONDS, secondsAfter } from '../lifetimes.ts';
import { insertPasskeyChallenge, listPasskeys, type PasskeyRow, type Purpose } from './passkeys.store.ts';
import { type RelyingParty, relyingParty, userHandle } from './relying-party.ts';

/** WebAuthn's JSON, as it goes to the browser. */
export type PasskeyOptions = Record<string, unknown>;

/** EdDSA, ES256, RS256: what every authenticator has one of. The library asks Node for newer ones, which warns of them. */
export const ALGORITHMS = [-8, -7, -257] as const;

/**
 * The question to an authenticator to make a passkey: one that asks for finger, face or PIN and can be found without an
 * address, where the device can do that.
 * @throws {AppError} PASSKEYS_OFF
 */
export async function askForNewPasskey(
  ctx: AppContext,
  browserToken: string,
  { staffId, email }: OfficeActor,
): Promise<PasskeyOptions> {
  const { rpID } = requireRelyingParty(ctx);
  const known = await listPasskeys(ctx.db, staffId);
  const asked = { purpose: 'register', staffId, seconds: FACTOR_SETUP_SECONDS } as const;
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: ctx.content.now().shop.name,
    rpID,
    userName: email,
    userID: userHandle(ctx, staffId),
    challenge: await newChallenge(ctx, browserToken, asked),
    timeout: FACTOR_SETUP_SECONDS * 1000,
    excludeCredentials: known.map(descriptor),
    supportedAlgorithmIDs: [...ALGORITHMS],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return { ...options };
}

/**
 * The question to an authenticator to use one.
 * @param asked.staffId whose passkeys are named; null: the browser offers those that it can find by itself
 * @throws {AppError} PASSKEYS_OFF
 */
export async function askForPasskey(
  ctx: AppContext,
  browserToken: string,
  asked: { purpose: Exclude<Purpose, 'register'>; staffId: number | null },
): Promise<PasskeyOptions> {
  const { rpID } = requireRelyingParty(ctx);
  const known = asked.staffId === null ? [] : await listPasskeys(ctx.db, asked.staffId);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: await newChallenge(ctx, browserToken, { ...asked, seconds: OWN_FACTOR_SECONDS }),
    timeout: OWN_FACTOR_SECONDS * 1000,
    allowCredentials: known.map(descriptor),
    userVerification: 'required',
  });
  return { ...options };
}

/** Three hundred modules, a tenth of a start, for what most processes are never asked. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** @throws {AppError} PASSKEYS_OFF */
export function requireRelyingParty(ctx: AppContext): RelyingParty {
  const party = relyingParty(ctx);
  if (!party) throw new AppError('PASSKEYS_OFF');
  return party;
}

async function newChallenge(
  ctx: AppContext,
  browserToken: string,
  { purpose, staffId, seconds }: { purpose: Purpose; staffId: number | null; seconds: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomBytes(32);
  await insertPasskeyChallenge(ctx.db, {
    challenge,
    purpose,
    browserHash: hashToken(browserToken),
    staffId,
    expiresAt: secondsAfter(ctx.now(), seconds),
  });
  return new Uint8Array(challenge);
}

function descriptor({ credential_id: id, transports }: PasskeyRow) {
  return { id: id.toString('base64url'), transports };
}
