import { type Static, Type } from 'typebox';
import { Language } from './identity.ts';
import { closed, Instant, nullable } from './wire.ts';

const Count = Type.Integer({ minimum: 0 });

/** Summary of the farmer’s own data: themselves in full, the rest counted; the export has it all. */
export const MyData = Type.Object(
  {
    mobile: Type.String(),
    name: Type.String(),
    address: Type.String(),
    since: Instant,
    notice: nullable(
      Type.Object(
        { version: Type.Integer(), language: Language, agreed_at: Instant },
        { ...closed, description: 'the privacy notice they last agreed to' },
      ),
    ),
    messages: Count,
    files: Count,
    file_bytes: Count,
    quotations: Count,
    payments: Count,
    dispatches: Count,
    logins: Count,
  },
  closed,
);
export type MyData = Static<typeof MyData>;

export const MyDataAnswer = Type.Object({ ok: Type.Literal(true), data: MyData }, closed);
export type MyDataAnswer = Static<typeof MyDataAnswer>;

/** PUT /privacy/me: how name and place ought to be. The number is the login and stays. */
export const MyDataBody = Type.Object(
  { name: Type.String({ maxLength: 400 }), address: Type.String({ maxLength: 1200 }) },
  closed,
);
export type MyDataBody = Static<typeof MyDataBody>;

/** POST /privacy/me/deletion: the code of POST /auth/send-otp, asked for with this browser a minute ago at most. */
export const DeletionBody = Type.Object({ code: Type.String({ maxLength: 12 }) }, closed);

export const DeletionAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    undo_until: Type.String({ format: 'date-time', description: 'a login before this brings all back' }),
    purged_after: Instant,
  },
  closed,
);
export type DeletionAnswer = Static<typeof DeletionAnswer>;
