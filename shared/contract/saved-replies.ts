import { type Static, Type } from 'typebox';
import { REPLY_TEXT_MAX, replyTexts } from '../domain/chat/saved-reply.ts';
import { DoneBy } from './office/authors.ts';
import { closed, Id, Instant, nullable } from './wire.ts';

/** A text the office sends often, in every language. `{name}`, `{amount}` and `{lr}` are filled from the chat. */
export const SavedReply = Type.Object(
  {
    id: Id,
    shortcut: Type.String({ description: 'typed after / in the box; lower case, unique' }),
    ...replyTexts(() => Type.String()),
    version: Type.Integer({ minimum: 1, description: 'grows with every change; named when changing it' }),
    updated_at: Instant,
    changed_by: nullable({ ...DoneBy, description: 'null: of the product’s own' }),
  },
  closed,
);
export type SavedReply = Static<typeof SavedReply>;

/** What is wrong with it is told per field, so that the form can say it there. */
export const SavedReplyBody = Type.Object(
  {
    shortcut: Type.String({ maxLength: 100 }),
    ...replyTexts(() => Type.String({ maxLength: REPLY_TEXT_MAX * 2 })),
  },
  closed,
);
export type SavedReplyBody = Static<typeof SavedReplyBody>;

export const ChangeSavedReplyBody = Type.Object(
  { ...SavedReplyBody.properties, version: Type.Integer({ minimum: 1 }) },
  closed,
);
export type ChangeSavedReplyBody = Static<typeof ChangeSavedReplyBody>;

export const SavedReplyParams = Type.Object({ id: Id }, closed);

export const DeleteSavedReplyQuery = Type.Object(
  { version: Type.Optional(Type.Integer({ minimum: 1 })) },
  closed,
);

/** In the order of their shortcuts. */
export const SavedRepliesAnswer = Type.Object(
  { ok: Type.Literal(true), replies: Type.Array(SavedReply) },
  closed,
);
export type SavedRepliesAnswer = Static<typeof SavedRepliesAnswer>;

export const SavedReplyAnswer = Type.Object({ ok: Type.Literal(true), reply: SavedReply }, closed);
export type SavedReplyAnswer = Static<typeof SavedReplyAnswer>;
