import { type Static, Type } from 'typebox';
import { LANGUAGES } from '../domain/languages.ts';
import {
  CHANGE_KINDS,
  type ChangeKind,
  PASSWORD_LEAST,
  ROLE_NAMES,
  type RoleName,
} from '../domain/people.ts';
import { Factor } from './identity/factors.ts';
import { closed, Id, Instant, LocalizedText, nullable } from './wire.ts';

/** A role by name. */
export const StaffRole = Type.Unsafe<RoleName>(
  Type.Union(
    ROLE_NAMES.map((each) => Type.Literal(each)),
    { description: 'what somebody of the office does' },
  ),
);
export type StaffRole = Static<typeof StaffRole>;

export const StaffRoles = Type.Array(StaffRole);
const ChosenRoles = Type.Array(StaffRole, { minItems: 1, maxItems: ROLE_NAMES.length, uniqueItems: true });

/** Where the picture of somebody of the office lies; null for initials. */
export const StaffPicture = nullable(
  Type.String({ description: 'address of a small square picture (WebP), by its content' }),
);

/** Somebody of the office, as their colleagues see them. */
export const Colleague = Type.Object(
  { id: Id, name: LocalizedText, roles: StaffRoles, active: Type.Boolean(), picture: StaffPicture },
  closed,
);
export type Colleague = Static<typeof Colleague>;

/** GET /admin/staff: everybody there has been, so that old messages have their names. */
export const StaffAnswer = Type.Object({ ok: Type.Literal(true), staff: Type.Array(Colleague) }, closed);
export type StaffAnswer = Static<typeof StaffAnswer>;

export const Person = Type.Object(
  {
    ...Colleague.properties,
    email: Type.String(),
    configured: Type.Boolean({ description: 'the account that the settings of the machine name' }),
    factors: Type.Array(
      Type.Object({ kind: Factor, since: Instant, last_used_at: nullable(Instant) }, closed),
      { description: 'second factors by kind and date; none: the mailed code' },
    ),
    last_seen_at: nullable(Instant),
    link_until: nullable(Instant),
    can_change_alone: Type.Boolean({ description: 'nobody else could confirm a change of this person' }),
  },
  closed,
);
export type Person = Static<typeof Person>;

export const Invitation = Type.Object(
  {
    id: Id,
    email: Type.String(),
    roles: StaffRoles,
    invited_by: Id,
    expires_at: Instant,
    expired: Type.Boolean(),
  },
  closed,
);
export type Invitation = Static<typeof Invitation>;

/** A change that waits for the word of another owner. */
export const StaffChange = Type.Object(
  {
    id: Id,
    kind: Type.Unsafe<ChangeKind>(Type.Union(CHANGE_KINDS.map((each) => Type.Literal(each)))),
    staff_id: nullable(Id),
    email: nullable(Type.String()),
    roles: nullable(StaffRoles),
    asked_by: Id,
    asked_at: Instant,
    expires_at: Instant,
    may_confirm: Type.Boolean(),
  },
  closed,
);
export type StaffChange = Static<typeof StaffChange>;

/** GET /admin/people: for those who manage them. */
export const PeopleAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    people: Type.Array(Person),
    invitations: Type.Array(Invitation),
    changes: Type.Array(StaffChange),
    alone: Type.Boolean({
      description: 'there is no second owner: what needs two people is done by one, with a mailed code',
    }),
  },
  closed,
);
export type PeopleAnswer = Static<typeof PeopleAnswer>;

/** One address and nothing else: no list, no name before it, no letter that nobody sees. */
const ONE_ADDRESS = String.raw`^\s*[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+\s*$`;

export const InviteBody = Type.Object(
  {
    email: Type.String({ minLength: 3, maxLength: 254, pattern: ONE_ADDRESS }),
    roles: ChosenRoles,
  },
  closed,
);
export type InviteBody = Static<typeof InviteBody>;

export const PersonChangeBody = Type.Union([
  Type.Object({ kind: Type.Literal('roles'), roles: ChosenRoles }, closed),
  Type.Object(
    {
      kind: Type.Union([
        Type.Literal('disable'),
        Type.Literal('enable'),
        Type.Literal('reset'),
        Type.Literal('factors'),
      ]),
    },
    closed,
  ),
]);
export type PersonChangeBody = Static<typeof PersonChangeBody>;

export const DecideChangeBody = Type.Object(
  { decision: Type.Union([Type.Literal('confirm'), Type.Literal('refuse')]) },
  closed,
);
export type DecideChangeBody = Static<typeof DecideChangeBody>;

/** `waits`: another owner must confirm. `mailed`: false when a link was made and its mail could not be sent. */
export const ChangeAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    outcome: Type.Union([Type.Literal('done'), Type.Literal('waits'), Type.Literal('refused')]),
    mailed: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type ChangeAnswer = Static<typeof ChangeAnswer>;

/** A person's name in every language of the product. */
export const FullName = Type.Object(
  Object.fromEntries(
    LANGUAGES.map((each) => [each, Type.String({ minLength: 1, maxLength: 100 })]),
  ) as Record<(typeof LANGUAGES)[number], ReturnType<typeof Type.String>>,
  closed,
);
export type FullName = Static<typeof FullName>;

/** The hash of a picture, as its address has it. */
export const PictureParams = Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, closed);

export const PictureAnswer = Type.Object({ ok: Type.Literal(true), picture: StaffPicture }, closed);
export type PictureAnswer = Static<typeof PictureAnswer>;

export const OwnNameBody = Type.Object({ name: FullName }, closed);
export type OwnNameBody = Static<typeof OwnNameBody>;

/** PUT /admin/me/password. Without the present one a fresh step-up is used up. */
export const OwnPasswordBody = Type.Object(
  {
    password: Type.String({ minLength: PASSWORD_LEAST, maxLength: 256 }),
    present: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
  },
  closed,
);
export type OwnPasswordBody = Static<typeof OwnPasswordBody>;

const Token = Type.String({ minLength: 20, maxLength: 100 });

export const ReadInvitationBody = Type.Object({ token: Token }, closed);
export type ReadInvitationBody = Static<typeof ReadInvitationBody>;

/** What an open link is for. `name`: of somebody who is here already and gets a new password. */
export const InvitationAnswer = Type.Object(
  { ok: Type.Literal(true), email: Type.String(), roles: StaffRoles, name: nullable(LocalizedText) },
  closed,
);
export type InvitationAnswer = Static<typeof InvitationAnswer>;

export const JoinBody = Type.Object(
  { token: Token, name: FullName, password: Type.String({ minLength: PASSWORD_LEAST, maxLength: 256 }) },
  closed,
);
export type JoinBody = Static<typeof JoinBody>;
