import { type Static, Type } from 'typebox';
import {
  FACTOR_KINDS,
  type FactorKind,
  PASSKEY_NAME_LENGTH,
  RECOVERY_CODES,
} from '../../domain/second-factors.ts';
import { closed, Id, Instant, nullable } from '../wire.ts';

/** What WebAuthn's own JSON holds is read by its library on both ends; here it is only kept within bounds. */
const WebAuthnOptions = Type.Record(Type.String(), Type.Unknown(), {
  description: 'options of WebAuthn Level 3 as JSON, for parseRequestOptionsFromJSON and its like',
});
const Base64Url = Type.String({ maxLength: 16_384, pattern: '^[A-Za-z0-9_-]*$' });
const CredentialId = Type.String({ minLength: 1, maxLength: 1_400, pattern: '^[A-Za-z0-9_-]+$' });

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
  clientExtensionResults: Type.Record(Type.String(), Type.Unknown()),
};

/** What a browser answers when a passkey is made (RegistrationResponseJSON). */
export const NewPasskey = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
});
export type NewPasskey = Static<typeof NewPasskey>;

/** What a browser answers when a passkey is used (AuthenticationResponseJSON). */
export const UsedPasskey = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Type.Optional(nullable(Base64Url)),
  }),
});
export type UsedPasskey = Static<typeof UsedPasskey>;

/** A second factor by kind. */
export const Factor = Type.Unsafe<FactorKind>(Type.Union(FACTOR_KINDS.map((each) => Type.Literal(each))));

/** In the answer to a right password, and to the wish for a step-up, of somebody with factors of their own. */
export const ownFactors = {
  factors: Type.Optional(
    Type.Array(Factor, {
      description: 'what this person proves themselves by instead of the mailed code; nothing was mailed',
    }),
  ),
  passkey: Type.Optional(WebAuthnOptions),
};

/** GET /admin/factors: one's own. */
export const FactorsAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    totp: nullable(Type.Object({ since: Instant, last_used_at: nullable(Instant) }, closed)),
    passkeys: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Type.String(),
          synced: Type.Boolean({ description: 'kept on several devices by an account of its maker’s' }),
          since: Instant,
          last_used_at: nullable(Instant),
        },
        closed,
      ),
    ),
    recovery: nullable(Type.Object({ since: Instant, left: Type.Integer() }, closed)),
    passkeys_possible: Type.Boolean({
      description: 'browsers make passkeys for names under https, and for localhost',
    }),
  },
  closed,
);
export type FactorsAnswer = Static<typeof FactorsAnswer>;

/** POST /admin/factors/totp: nothing is stored before `setup` comes back with a code. */
export const NewTotpAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    secret: Type.String({ description: 'to be typed into an app without a camera (base32)' }),
    uri: Type.String({ description: 'otpauth://, for the QR code' }),
    setup: Type.String(),
  },
  closed,
);
export type NewTotpAnswer = Static<typeof NewTotpAnswer>;

export const ConfirmTotpBody = Type.Object(
  { setup: Type.String({ minLength: 1, maxLength: 1_000 }), code: Type.String({ maxLength: 20 }) },
  closed,
);
export type ConfirmTotpBody = Static<typeof ConfirmTotpBody>;

const codes = Type.Array(Type.String(), { minItems: RECOVERY_CODES, maxItems: RECOVERY_CODES });

/** With the first factor come recovery codes. They are shown this once. */
export const FactorAddedAnswer = Type.Object(
  { ok: Type.Literal(true), recovery_codes: nullable(codes) },
  closed,
);
export type FactorAddedAnswer = Static<typeof FactorAddedAnswer>;

export const RecoveryCodesAnswer = Type.Object({ ok: Type.Literal(true), recovery_codes: codes }, closed);
export type RecoveryCodesAnswer = Static<typeof RecoveryCodesAnswer>;

export const PasskeyOptionsAnswer = Type.Object({ ok: Type.Literal(true), options: WebAuthnOptions }, closed);
export type PasskeyOptionsAnswer = Static<typeof PasskeyOptionsAnswer>;

const PasskeyName = Type.String({ minLength: 1, maxLength: PASSKEY_NAME_LENGTH });

export const NewPasskeyBody = Type.Object({ name: PasskeyName, response: NewPasskey }, closed);
export type NewPasskeyBody = Static<typeof NewPasskeyBody>;

export const PasskeyNameBody = Type.Object({ name: PasskeyName }, closed);
export type PasskeyNameBody = Static<typeof PasskeyNameBody>;

export const UsedPasskeyBody = Type.Object({ response: UsedPasskey }, closed);
export type UsedPasskeyBody = Static<typeof UsedPasskeyBody>;
