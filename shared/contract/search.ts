import { type Static, Type } from 'typebox';
import { closed, Id, Instant, nullable, SenderRole, Seq } from './wire.ts';

/** GET /admin/search: every word must stand in the message or in the name of its file. */
export const SearchQuery = Type.Object(
  {
    q: Type.String({ minLength: 1, maxLength: 200 }),
    before: Type.Optional(
      Type.Integer({ minimum: 1, description: '`next_before` of the page before this one' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  },
  closed,
);

const Snippet = Type.Array(Type.Object({ text: Type.String(), hit: Type.Boolean() }, closed), {
  description: 'the place in the text, cut and marked between whole characters',
});

export const SearchHit = Type.Object(
  {
    message_id: Id,
    chat_id: Id,
    seq: Seq,
    name: Type.String(),
    mobile: Type.String(),
    sender_role: SenderRole,
    message_type: Type.String(),
    created_at: Instant,
    text: nullable(Snippet),
    file_name: nullable(Snippet),
  },
  closed,
);
export type SearchHit = Static<typeof SearchHit>;

export const SearchAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    hits: Type.Array(SearchHit, { description: 'newest first' }),
    next_before: nullable(Id),
    complete: Type.Boolean({
      description:
        'false: no word of the search is in the index, only the newest messages were looked through',
    }),
  },
  closed,
);
export type SearchAnswer = Static<typeof SearchAnswer>;
