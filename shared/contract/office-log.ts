import { type Static, Type } from 'typebox';
import {
  OFFICE_ACT_GROUPS,
  OFFICE_ACTS,
  type OfficeAct,
  type OfficeActGroup,
} from '../domain/office-acts.ts';
import { DoneBy } from './office/authors.ts';
import { StaffRoles } from './people.ts';
import { closed, Id, Instant, nullable } from './wire.ts';

/** Lines in one answer at most, as the export asks for them. */
const LOG_PAGE_MAX = 500;

const Act = Type.Unsafe<OfficeAct>(
  Type.Union(
    Object.values(OFFICE_ACTS)
      .flat()
      .map((act) => Type.Literal(act)),
  ),
);

/** What is told of an act beside who, when and where; only what the act has. */
export const LogDetail = Type.Object(
  {
    message_id: Type.Optional(Id),
    kind: Type.Optional(Type.String({ description: 'of the message' })),
    status: Type.Optional(Type.String()),
    amount: Type.Optional(Type.Number({ description: 'rupees' })),
    lr_number: Type.Optional(Type.String()),
    reason: Type.Optional(Type.String()),
    roles: Type.Optional(StaffRoles),
    wrong: Type.Optional(
      Type.String({ description: 'what failed at a login: email, password, code or passkey' }),
    ),
    by: Type.Optional(
      Type.String({
        description: 'by what somebody proved themselves, or that the settings of the machine did it',
      }),
    ),
    what: Type.Optional(Type.String({ description: 'which way of confirming the login' })),
    change: Type.Optional(Type.String({ description: 'what an owner asked for or refused' })),
    sessions: Type.Optional(Type.Integer({ description: 'how many logins were ended' })),
    shortcut: Type.Optional(Type.String()),
    published: Type.Optional(Type.Integer({ description: 'how many articles were put in force' })),
    waiting: Type.Optional(Type.Integer({ description: 'how many articles wait for a second person' })),
    item: Type.Optional(
      Type.String({ description: 'of what the owner edits: `hours`, `product:FERT-UREA`' }),
    ),
    alone: Type.Optional(
      Type.Boolean({ description: 'two people should have wanted it, and there was only one' }),
    ),
    before: Type.Optional(Type.Record(Type.String(), Type.String())),
    after: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  closed,
);
export type LogDetail = Static<typeof LogDetail>;

/** One line of the office's history. */
export const LogLine = Type.Object(
  {
    id: Id,
    at: Instant,
    action: Act,
    who: nullable({ ...DoneBy, description: 'null: nobody was logged in' }),
    asked_by: nullable({ ...DoneBy, description: 'whose wish it was, where another confirmed it' }),
    about: nullable({ ...DoneBy, description: 'whom a change of people was about, by their name now' }),
    address: nullable(
      Type.String({ description: 'e-mail of who was invited and has not joined under a name' }),
    ),
    ip: nullable(Type.String()),
    chat: nullable(Type.Object({ id: Id, name: Type.String() }, closed)),
    detail: LogDetail,
  },
  closed,
);
export type LogLine = Static<typeof LogLine>;

/** GET /admin/log: newest first; all filters hold together. */
export const LogQuery = Type.Object(
  {
    group: Type.Optional(
      Type.Unsafe<OfficeActGroup>(Type.Union(OFFICE_ACT_GROUPS.map((group) => Type.Literal(group)))),
    ),
    chat_id: Type.Optional(Id),
    staff_id: Type.Optional({ ...Id, description: 'what this person did' }),
    day: Type.Optional(Type.String({ format: 'date', description: 'a day in Asia/Kolkata' })),
    cursor: Type.Optional(Type.String({ maxLength: 60 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LOG_PAGE_MAX })),
  },
  closed,
);
export type LogQuery = Static<typeof LogQuery>;

export const LogAnswer = Type.Object(
  { ok: Type.Literal(true), lines: Type.Array(LogLine), next_cursor: nullable(Type.String()) },
  closed,
);
export type LogAnswer = Static<typeof LogAnswer>;
