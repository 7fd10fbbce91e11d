import { type Static, Type } from 'typebox';
import { closed, Id, nullable, Seq } from './wire.ts';

/** POST /chat/done: `up_to_seq` is the head the office had before its eyes. */
export const DoneBody = Type.Object({ chat_id: Id, up_to_seq: Seq }, closed);

export const FARMERS_FOUND = 20;
/** GET /admin/farmers: the first by name. */
export const FarmersQuery = Type.Object({ q: Type.String({ minLength: 2, maxLength: 100 }) }, closed);
export const FarmersAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    farmers: Type.Array(
      Type.Object(
        { mobile: Type.String(), name: Type.String(), address: Type.String(), chat_id: nullable(Id) },
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
