import { type Static, Type } from 'typebox';
import { StaffRole } from '../people.ts';
import { closed, Id, Instant, LocalizedText, nullable, Uuid } from '../wire.ts';

/** To whom a chat is given: a person or a role. */
const Target = Type.Union([Type.Object({ staff_id: Id }, closed), Type.Object({ role: StaffRole }, closed)]);
export type Target = Static<typeof Target>;
const Myself = Type.Object({ me: Type.Literal(true) }, closed);

/** Whose a chat is. */
export const Holder = Type.Object(
  {
    staff_id: nullable(Id),
    role: nullable(StaffRole),
    name: nullable(LocalizedText),
    mine: Type.Boolean({ description: 'the reader’s own, or that of a role they have' }),
    away_until: nullable({ ...Instant, description: 'the person is away: what waits here is everybody’s' }),
    role_away: Type.Boolean({ description: 'nobody of the role is here: what waits here is everybody’s' }),
  },
  closed,
);
export type Holder = Static<typeof Holder>;

export const AssignParams = Type.Object({ chat_id: Id }, closed);

/** PUT: gives the chat to `to` if it still is `from`’s; null is nobody. */
export const AssignBody = Type.Object(
  {
    from: nullable(Target),
    to: nullable(Type.Union([Target, Myself])),
    note: Type.Optional(Type.String({ maxLength: 8_000, description: 'kept as a private note of the chat' })),
    client_id: Type.Optional(Uuid),
  },
  closed,
);
export type AssignBody = Static<typeof AssignBody>;

export const AwayBody = Type.Object({ until: nullable(Instant) }, closed);

/** PUT: this login has the chat in hand, unless another has. */
export const LeaseAnswer = Type.Object(
  { ok: Type.Literal(true), taken: Type.Boolean({ description: 'false: somebody else has it in hand' }) },
  closed,
);

export const NextBody = Type.Object(
  {
    leave: Type.Optional({ ...Id, description: 'the chat one comes from; it is never the next one' }),
    answered: Type.Optional(
      Type.Boolean({ description: 'an answer to `leave` is on its way: nobody is led to it meanwhile' }),
    ),
    passed: Type.Optional(
      Type.Array(Id, {
        maxItems: 100,
        description: 'left without an answer: they come when nothing else waits',
      }),
    ),
  },
  closed,
);
export type NextBody = Static<typeof NextBody>;

export const NextAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    chat_id: nullable({ ...Id, description: 'null: nothing waits for this person' }),
  },
  closed,
);
export type NextAnswer = Static<typeof NextAnswer>;

/** Somebody of the office, by name. */
export const Colleague = Type.Object(
  { id: Id, name: LocalizedText, roles: Type.Array(StaffRole), away_until: nullable(Instant) },
  closed,
);
export type Colleague = Static<typeof Colleague>;
export const ColleaguesAnswer = Type.Object(
  { ok: Type.Literal(true), colleagues: Type.Array(Colleague) },
  closed,
);
export type ColleaguesAnswer = Static<typeof ColleaguesAnswer>;
