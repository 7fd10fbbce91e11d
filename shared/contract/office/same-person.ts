import { type Static, Type } from 'typebox';
import { closed, Id, Instant, nullable } from '../wire.ts';

/** Whoever had this farmer's number before, as long as the office has not said whether they are one person. */
export const EarlierHolder = Type.Object(
  {
    chat_id: Id,
    name: Type.String(),
    address: Type.String(),
    until: { ...Instant, description: 'the last that was heard of them' },
    last_message: Type.String(),
    blocked: Type.Boolean(),
  },
  closed,
);
export type EarlierHolder = Static<typeof EarlierHolder>;

/** A customer whose number went to somebody else. */
export const SetAside = Type.Object(
  {
    since: Instant,
    mobile: Type.String({ description: 'the number that was theirs' }),
    told_apart: Type.Boolean({ description: 'the office said that its holder now is another person' }),
    holder: nullable(
      Type.Object({ chat_id: nullable(Id), name: Type.String(), mobile: Type.String() }, closed),
    ),
  },
  closed,
);
export type SetAside = Static<typeof SetAside>;

/** POST /admin/customers/{chat_id}/tell-apart: the other customer, by their chat. */
export const OtherCustomerBody = Type.Object({ from_chat_id: Id }, closed);
export type OtherCustomerBody = Static<typeof OtherCustomerBody>;

const Shown = Type.Object({ name: Type.String(), address: Type.String(), mobile: Type.String() }, closed);

/** POST /admin/customers/{chat_id}/merge: the one who comes, and both as whoever confirms it saw them. */
export const MergeBody = Type.Object(
  {
    from_chat_id: Id,
    seen: Type.Optional(Type.Object({ stays: Shown, comes: Shown }, closed)),
  },
  closed,
);
export type MergeBody = Static<typeof MergeBody>;
