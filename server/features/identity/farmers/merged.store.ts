import { Type } from 'typebox';
import type { Merge } from '../../../hooks.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';

const PartyRow = Type.Object({
  id: Type.Integer(),
  /** They come in with their own number: nobody may take that from them. */
  has_login: Type.Boolean(),
});

/** Holds both rows until the transaction ends, in the order of their numbers. Who left or was merged is not there. */
export async function lockParties(
  tx: Sql,
  ids: readonly number[],
): Promise<{ id: number; has_login: boolean }[]> {
  return tx.many(
    PartyRow,
    sql`select id, mobile is not null and (entered_at is null or claimed_at is not null) as has_login
        from farmers where id = any(${[...ids]}::bigint[]) and deletion_requested_at is null and merged_into is null
        order by id for no key update`,
  );
}

/**
 * Logins and agreements go with the person; a block too. Of what both agreed to each agreement stays where it was given. What is left of the account is an empty row that the office's
 * log names: how they were entered and agreed to it stays there for the copy of their data.
 */
export async function mergeAccounts(tx: Sql, { from, into }: Merge): Promise<void> {
  const [old, stays] = [from.farmerId, into.farmerId];
  await tx.run(sql`update sessions set farmer_id = ${stays} where farmer_id = ${old}`);
  await tx.run(
    sql`update privacy_notices n set farmer_id = ${stays} where farmer_id = ${old}
        and (withdrawn_at is not null or not exists (
          select from privacy_notices s where s.farmer_id = ${stays} and s.version = n.version and s.withdrawn_at is null))`,
  );
  await tx.run(
    sql`update farmers f set created_at = least(f.created_at, old.created_at),
          blocked_at = coalesce(f.blocked_at, old.blocked_at),
          blocked_by = case when f.blocked_at is null then old.blocked_by else f.blocked_by end,
          blocked_reason = case when f.blocked_at is null then old.blocked_reason else f.blocked_reason end
        from farmers old where f.id = ${stays} and old.id = ${old}`,
  );
  await tx.run(sql`update farmers set merged_into = ${stays} where merged_into = ${old}`);
  await tx.run(
    sql`update farmers set set_aside_for = ${stays} where set_aside_for = ${old} and id <> ${stays}`,
  );
  await tx.run(
    sql`update farmers set merged_into = ${stays}, mobile = null, former_mobile = null, name = '-', address = '-',
          blocked_at = null, blocked_by = null, blocked_reason = null
        where id = ${old}`,
  );
}

/** The office says that these are two people. False: it is no longer asked. */
export async function markToldApart(
  tx: Sql,
  { from, into }: { from: number; into: number },
  { staffId, now }: { staffId: number; now: Date },
): Promise<boolean> {
  const marked = await tx.run(
    sql`update farmers set told_apart_at = ${now}, told_apart_by = ${staffId}
        where id = ${from} and set_aside_for = ${into} and told_apart_at is null and merged_into is null`,
  );
  return marked === 1;
}

const IdRow = Type.Object({ id: Type.Integer() });

/** The empty accounts whose person this is. */
export async function listMerged(db: Sql, farmerId: number): Promise<number[]> {
  const rows = await db.many(IdRow, sql`select id from farmers where merged_into = ${farmerId}`);
  return rows.map(({ id }) => id);
}
