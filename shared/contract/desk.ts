import { type Static, Type } from 'typebox';
import { LONGEST_CALL_MINUTES } from '../domain/chat/call.ts';
import { closed, Id, Instant, nullable, Seq, Uuid } from './wire.ts';

/** POST /chat/done: `up_to_seq` is the head the office had before its eyes. */
export const DoneBody = Type.Object(
  {
    chat_id: Id,
    up_to_seq: Seq,
    back_to: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'with `up_to_seq` 0: the `done_before` to go back to',
      }),
    ),
  },
  closed,
);
export const DoneAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    head_seq: Seq,
    done_before: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'up to where it was settled before this',
    }),
  },
  closed,
);
export type DoneAnswer = Static<typeof DoneAnswer>;

export const FARMERS_FOUND = 20;
/** GET /admin/farmers: the first by name. */
export const FarmersQuery = Type.Object({ q: Type.String({ minLength: 2, maxLength: 100 }) }, closed);
export const FarmersAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    farmers: Type.Array(
      Type.Object(
        {
          mobile: Type.String(),
          name: Type.String(),
          address: Type.String(),
          chat_id: nullable(Id),
          set_aside: Type.Boolean({ description: 'the number that was theirs is somebody else’s' }),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type FarmersAnswer = Static<typeof FarmersAnswer>;

export const BeginChatBody = Type.Object({ mobile: Type.String({ maxLength: 32 }) }, closed);
export const BeginChatAnswer = Type.Object({ ok: Type.Literal(true), chat_id: Id }, closed);
export type BeginChatAnswer = Static<typeof BeginChatAnswer>;

/** POST /chat/call: a phone call that took place, as an entry of the thread both sides read. */
export const LogCallBody = Type.Object(
  {
    chat_id: Id,
    client_id: Uuid,
    direction: Type.Union([Type.Literal('in'), Type.Literal('out')]),
    called_at: Instant,
    minutes: Type.Integer({ minimum: 1, maximum: LONGEST_CALL_MINUTES }),
    summary: Type.String({ minLength: 1, maxLength: 4000 }),
  },
  closed,
);
export type LogCallBody = Static<typeof LogCallBody>;
