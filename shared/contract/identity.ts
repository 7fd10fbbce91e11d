import { type Static, Type } from 'typebox';
import type { Capability } from '../domain/capabilities.ts';
import { type Language as KnownLanguage, LANGUAGES } from '../domain/languages.ts';
import { ownFactors } from './identity/factors.ts';
import { StaffRoles } from './people.ts';
import { closed, Id, LocalizedText, MobileInput, nullable, WorkInput } from './wire.ts';

export const Language = Type.Unsafe<KnownLanguage>(Type.Union(LANGUAGES.map((each) => Type.Literal(each))));
export type Language = KnownLanguage;

/** GET /auth/me: a stranger gets `farmer: null` and status 200, so a visitor's console stays clean. */
export const MeAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    farmer: nullable(
      Type.Object(
        {
          id: Id,
          mobile: Type.String(),
          name: Type.String(),
          address: Type.String(),
          blocked: Type.Boolean(),
          chat_id: nullable(Id),
          notice_due: Type.Boolean({ description: 'the privacy notice now in force was not agreed to yet' }),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type MeAnswer = Static<typeof MeAnswer>;

export const MobileParams = Type.Object({ mobile: MobileInput }, closed);

/**
 * GET /auth/exists/{mobile}. Only the farmer themselves and the office learn anything: to everybody else the
 * answer is always `user: null`, so numbers cannot be tried out.
 */
export const ExistsAnswer = Type.Object(
  { ok: Type.Literal(true), user: nullable(Type.Object({ id: Id, blocked: Type.Boolean() }, closed)) },
  closed,
);
export type ExistsAnswer = Static<typeof ExistsAnswer>;

/** The privacy notice a reader agreed to: which one, and in which language they read it. */
export const NoticeAgreed = Type.Object(
  { version: Type.Integer({ minimum: 1, maximum: 100_000 }), language: Language },
  closed,
);
export type NoticeAgreed = Static<typeof NoticeAgreed>;

/** `notice`: agreed to before this code is sent; it is stored with the number, and with the farmer once it is proven. */
export const SendOtpBody = Type.Object(
  {
    mobile: MobileInput,
    language: Type.Optional(Language),
    notice: Type.Optional(NoticeAgreed),
    work: WorkInput,
  },
  closed,
);
export type SendOtpBody = Static<typeof SendOtpBody>;

export const SendOtpAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    message: Type.String(),
    ttl: Type.Integer(),
    resend_after: Type.Integer(),
    by: Type.Union([Type.Literal('sms'), Type.Literal('office')], {
      description: 'how the code is delivered: by SMS, or by the office on the phone',
    }),
  },
  closed,
);
export type SendOtpAnswer = Static<typeof SendOtpAnswer>;

/**
 * POST /auth/verify-otp. A right code from a number we do not know answers 422 PROFILE_REQUIRED and
 * remembers in this browser, for ten minutes, that the number was proven; the same call with code, name and
 * address then finishes the registration without asking for a second SMS. Likewise 409 ACCOUNT_LEAVING for a
 * number whose farmer asked to be deleted: with `restore` the same call brings the account back.
 *
 * A number that the office entered and that never logged in answers PROFILE_REQUIRED with the name and place it was
 * entered under (`known`): the same call with name and address takes the account over, with `not_me` besides it leaves
 * that account and registers another.
 */
export const VerifyOtpBody = Type.Object(
  {
    mobile: MobileInput,
    code: Type.String({ maxLength: 12 }),
    role: Type.Optional(Type.Literal('farmer')),
    name: Type.Optional(Type.String({ maxLength: 400 })),
    address: Type.Optional(Type.String({ maxLength: 1200 })),
    language: Type.Optional(Language),
    restore: Type.Optional(Type.Literal(true)),
    not_me: Type.Optional(
      Type.Literal(true, { description: 'the office entered this number for somebody else' }),
    ),
  },
  closed,
);
export type VerifyOtpBody = Static<typeof VerifyOtpBody>;

export const FarmerLoginAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    message: Type.String(),
    user: Type.Object(
      { id: Id, mobile: Type.String(), name: Type.String(), blocked: Type.Boolean() },
      closed,
    ),
  },
  closed,
);
export type FarmerLoginAnswer = Static<typeof FarmerLoginAnswer>;

export const LoginBody = Type.Object({ mobile: MobileInput }, closed);
export type LoginBody = Static<typeof LoginBody>;

export const LoginStartBody = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 256 }),
    work: WorkInput,
  },
  closed,
);
export type LoginStartBody = Static<typeof LoginStartBody>;

/** `ttl`: seconds the e-mailed code, or the attempt, stays valid. */
export const LoginStartAnswer = Type.Object(
  { ok: Type.Literal(true), ttl: Type.Integer(), ...ownFactors },
  closed,
);
export type LoginStartAnswer = Static<typeof LoginStartAnswer>;

export const OfficeVerifyBody = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 254 }),
    code: Type.String({ maxLength: 40, description: 'mailed, of an authenticator app, or a recovery code' }),
  },
  closed,
);
export type OfficeVerifyBody = Static<typeof OfficeVerifyBody>;

/** A capability by name. Only its type is taken from the table, which no browser needs to load. */
const Ability = Type.Unsafe<Capability>(Type.String());

/** GET /admin/me: whether this browser holds a live office session (a page reload asks this once), and what it may do. */
export const OfficeMeAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    office: nullable(
      Type.Object(
        {
          id: Id,
          email: Type.String(),
          name: LocalizedText,
          roles: StaffRoles,
          expires_at: Type.String(),
          abilities: Type.Array(Ability),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type OfficeMeAnswer = Static<typeof OfficeMeAnswer>;

export const BlockBody = Type.Object(
  {
    mobile: MobileInput,
    blocked: Type.Boolean(),
    chat_id: Type.Optional({
      ...Id,
      description: 'whose it is; refused when the number is somebody else’s now',
    }),
    reason: Type.Optional(Type.String({ maxLength: 500, description: 'a block must have one' })),
  },
  closed,
);
export type BlockBody = Static<typeof BlockBody>;

export const BlockAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    user: Type.Object({ id: Id, mobile: Type.String(), blocked: Type.Boolean() }, closed),
  },
  closed,
);
export type BlockAnswer = Static<typeof BlockAnswer>;
