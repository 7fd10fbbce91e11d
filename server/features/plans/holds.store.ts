import { type Static, Type } from 'typebox';
import { DoneBy } from '#shared/contract/office/authors.ts';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../platform/database/db.ts';
import { nameOf } from '../identity/index.ts';

export const HoldRow = Type.Object({
  id: Type.Integer(),
  product: Type.String(),
  claim: nullable(Type.String()),
  reason: Type.String(),
  by: DoneBy,
  held_by: Type.Integer(),
  held_at: Type.String(),
  lifted_at: nullable(Type.String()),
});
export type HoldRow = Static<typeof HoldRow>;

const columns = sql`h.id, h.product, h.claim, h.reason, ${nameOf(sql`h.held_by`, sql`h.held_at`)} as by, h.held_by,
  h.held_at, h.lifted_at`;

/** What is held now, the newest first. */
export function listHolds(db: Sql): Promise<HoldRow[]> {
  return db.many(
    HoldRow,
    sql`select ${columns} from plan_holds h where h.lifted_at is null order by h.id desc`,
  );
}

interface NewHold {
  product: string;
  claim: string | null;
  reason: string;
  by: number;
  now: Date;
}

/** @returns undefined where it is held already */
export function insertHold(
  tx: Sql,
  { product, claim, reason, by, now }: NewHold,
): Promise<HoldRow | undefined> {
  return tx.maybe(
    HoldRow,
    sql`insert into plan_holds as h (product, claim, reason, held_by, held_at)
        values (${product}, ${claim}, ${reason}, ${by}, ${now})
        on conflict (product, coalesce(claim, '')) where lifted_at is null do nothing returning ${columns}`,
  );
}

/** Keeps the hold as it is until the transaction ends. */
export function lockHold(tx: Sql, id: number): Promise<HoldRow | undefined> {
  return tx.maybe(HoldRow, sql`select ${columns} from plan_holds h where h.id = ${id} for update of h`);
}

export async function setLifted(
  tx: Sql,
  id: number,
  { by, reason, now }: { by: number; reason: string; now: Date },
): Promise<void> {
  await tx.run(
    sql`update plan_holds set lifted_by = ${by}, lifted_at = ${now}, lift_reason = ${reason} where id = ${id}`,
  );
}
