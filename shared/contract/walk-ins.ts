import { type Static, Type } from 'typebox';
import { CONSENTS, type Consent as KnownConsent, MOST_CROPS } from '../domain/walk-in.ts';
import { Language } from './identity.ts';
import { DoneBy } from './office/authors.ts';
import { closed, Id, Instant, MobileInput, nullable } from './wire.ts';

export const Consent = Type.Unsafe<KnownConsent>(Type.Union(CONSENTS.map((each) => Type.Literal(each))));
export type Consent = KnownConsent;

/** Keys of `content/crops.ts`, or other crops by name. */
export const Crops = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: MOST_CROPS });

/** POST /admin/customers: a farmer as they stand at the counter. */
export const AddCustomerBody = Type.Object(
  {
    mobile: MobileInput,
    name: Type.String({ maxLength: 400 }),
    address: Type.String({ maxLength: 1200 }),
    language: Language,
    crops: Crops,
    note: Type.Optional(Type.String({ maxLength: 4000, description: 'the office’s own' })),
    consent: Consent,
    somebody_else: Type.Optional(
      Type.Boolean({
        description:
          'whoever had this number is another person: counts only where `quiet_since` was answered',
      }),
    ),
  },
  closed,
);
export type AddCustomerBody = Static<typeof AddCustomerBody>;

export const AddCustomerAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    chat_id: Id,
    known: Type.Boolean({ description: 'a customer already: nothing was changed' }),
    quiet_since: nullable({
      ...Instant,
      description:
        'known, and for ninety days nobody logged in with the number and no call with it was noted: it may be somebody else’s',
    }),
  },
  closed,
);
export type AddCustomerAnswer = Static<typeof AddCustomerAnswer>;

/** POST /admin/customers/{chat_id}/invitation. */
export const InvitationAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    by: Type.Union([Type.Literal('sms'), Type.Literal('office')], {
      description: 'an SMS is under way; or none can go out, and the office reads the invitation to them',
    }),
  },
  closed,
);
export type InvitationAnswer = Static<typeof InvitationAnswer>;

/** PUT /admin/customers/{chat_id}/mobile: the number as it ought to be, before its first login. */
export const CorrectMobileBody = Type.Object(
  {
    mobile: MobileInput,
    was: Type.Optional(
      Type.String({
        maxLength: 32,
        description: 'the number that is corrected; another one by now is a 409',
      }),
    ),
  },
  closed,
);

export type CorrectMobileBody = Static<typeof CorrectMobileBody>;

/** A customer whom the office entered. */
export const WalkIn = Type.Object(
  {
    entered_at: Instant,
    by: nullable(DoneBy),
    consent: Consent,
    invited_at: nullable(Instant),
    claimed_at: nullable(Instant),
    disowned_mobile: nullable(
      Type.String({ description: 'whoever holds this number says that they are somebody else' }),
    ),
  },
  closed,
);
export type WalkIn = Static<typeof WalkIn>;

/** GET /admin/disowned: customers whose number turned out to be somebody else's. */
export const DisownedAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    customers: Type.Array(
      Type.Object(
        { chat_id: Id, name: Type.String(), address: Type.String(), mobile: Type.String() },
        closed,
      ),
    ),
  },
  closed,
);
export type DisownedAnswer = Static<typeof DisownedAnswer>;
