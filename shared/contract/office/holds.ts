import { type Static, Type } from 'typebox';
import { closed, Id, Instant, LocalizedText, nullable } from '../wire.ts';
import { DoneBy } from './authors.ts';

const Reason = Type.String({ minLength: 1, maxLength: 500 });
const Product = Type.String({ minLength: 1, maxLength: 80, description: 'key of the label table' });
const Claim = nullable(
  Type.String({ maxLength: 120, description: 'row of the label table; null: the product everywhere' }),
);

/** A product or a row of the label that no plan passes with, until somebody lifts it. */
export const Hold = Type.Object(
  {
    id: Id,
    product: Product,
    claim: Claim,
    name: LocalizedText,
    crop: nullable({ ...LocalizedText, description: 'of the row' }),
    reason: Type.String(),
    by: DoneBy,
    held_at: Instant,
    may_lift: Type.Boolean({ description: 'the reader is a second person, or nobody else could' }),
    is_alone: Type.Boolean({ description: 'nobody but who held it writes plans' }),
  },
  closed,
);
export type Hold = Static<typeof Hold>;

/** GET /admin/holds */
export const HoldsAnswer = Type.Object({ ok: Type.Literal(true), holds: Type.Array(Hold) }, closed);
export type HoldsAnswer = Static<typeof HoldsAnswer>;

/** POST /admin/holds: held already is answered as if it were new. */
export const HoldBody = Type.Object({ product: Product, claim: Claim, reason: Reason }, closed);
export type HoldBody = Static<typeof HoldBody>;

/** POST /admin/holds/{id}/lift */
export const LiftHoldBody = Type.Object({ reason: Reason }, closed);
export type LiftHoldBody = Static<typeof LiftHoldBody>;
export const HoldParams = Type.Object({ id: Id }, closed);
