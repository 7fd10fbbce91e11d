import { type Static, Type } from 'typebox';
import { LONGEST_CALL_MINUTES } from '../domain/chat/call.ts';
import { closed, Id, Instant, Uuid } from './wire.ts';

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
