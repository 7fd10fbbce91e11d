import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { NewPasskey, UsedPasskey } from '#shared/contract/identity/factors.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken } from '../../../platform/sessions.ts';
import type { Caller } from '../actor.ts';
import { ALGORITHMS, loadWebAuthn, requireRelyingParty } from './ask-passkey.ts';
import { findPasskey, type PasskeyRow, type Purpose, takePasskeyChallenge } from './passkeys.store.ts';
import { userHandle } from './relying-party.ts';

/** A passkey that proved itself; its use is still to be written (`spendPasskey`). */
export interface ProvenPasskey {
  passkey: PasskeyRow;
  signCount: number;
}

/**
 * Judges the answer of an authenticator that made a passkey: our question, our address, a person who showed finger, face
 * or PIN.
 * @throws {AppError} PASSKEY_FAILED, PASSKEYS_OFF
 */
export async function checkNewPasskey(
  ctx: AppContext,
  caller: Caller,
  staffId: number,
  response: NewPasskey,
): Promise<{ credentialId: Buffer; publicKey: Buffer; signCount: number; synced: boolean }> {
  const { rpID, origin } = requireRelyingParty(ctx);
  const { challenge, asked } = await takeChallenge(ctx, caller, 'register', response);
  if (asked !== staffId) throw new AppError('PASSKEY_FAILED');
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(refuse);
  if (!verified) throw new AppError('PASSKEY_FAILED');
  const { credential, credentialBackedUp: synced } = registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    synced,
  };
}

/**
 * Judges the answer of an authenticator that used a passkey. The question is gone afterwards, whatever comes of it. One
 * whose counter stands still or goes back may have been copied, and is refused.
 * @throws {AppError} PASSKEY_FAILED, PASSKEYS_OFF
 */
export async function checkPasskey(
  ctx: AppContext,
  caller: Caller,
  purpose: Exclude<Purpose, 'register'>,
  response: UsedPasskey,
): Promise<ProvenPasskey> {
  const { rpID, origin } = requireRelyingParty(ctx);
  const { challenge, asked } = await takeChallenge(ctx, caller, purpose, response);
  const passkey = await findPasskey(ctx.db, Buffer.from(response.id, 'base64url'));
  if (!passkey || (asked !== null && asked !== passkey.staff_id)) throw new AppError('PASSKEY_FAILED');
  const handle = Buffer.from(userHandle(ctx, passkey.staff_id)).toString('base64url');
  const said = response.response.userHandle ?? undefined;
  // Nobody was named: the authenticator must say whose it is.
  if (said === undefined ? asked === null : said !== handle) throw new AppError('PASSKEY_FAILED');
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.sign_count,
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified) throw new AppError('PASSKEY_FAILED');
  return { passkey, signCount: authenticationInfo.newCounter };
}

/** @throws {AppError} PASSKEY_FAILED for a question that is over, was answered, or was asked of another browser */
async function takeChallenge(
  ctx: AppContext,
  { browserToken }: Caller,
  purpose: Purpose,
  { response }: NewPasskey | UsedPasskey,
): Promise<{ challenge: string; asked: number | null }> {
  const challenge = challengeIn(response.clientDataJSON);
  if (challenge === undefined || browserToken === undefined) throw new AppError('PASSKEY_FAILED');
  const asked = {
    challenge: Buffer.from(challenge, 'base64url'),
    purpose,
    browserHash: hashToken(browserToken),
  };
  const row = await takePasskeyChallenge(ctx.db, asked, ctx.now());
  if (!row) throw new AppError('PASSKEY_FAILED');
  return { challenge, asked: row.staff_id };
}

function challengeIn(clientDataJson: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    const { challenge } = said as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** What the library throws says what was wrong with the answer; the person needs to know only that it was. */
function refuse(cause: unknown): never {
  throw new AppError('PASSKEY_FAILED', { cause });
}
