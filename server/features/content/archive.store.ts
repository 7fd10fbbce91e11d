import { type Static, Type } from 'typebox';
import { type Sql, sql } from '../../platform/database/db.ts';

const ShippedPolicy = Type.Object({
  key: Type.String(),
  body: Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true })),
});
type ShippedPolicy = Static<typeof ShippedPolicy>;

/** The texts as they were shipped at a moment; of a moment before all of them, the first ones. */
export function listShippedPolicies(db: Sql, moment: Date): Promise<ShippedPolicy[]> {
  return db.many(
    ShippedPolicy,
    sql`select distinct on (key) key, body from content_shipped_policies
        order by key, since <= ${moment} desc, case when since <= ${moment} then since end desc, since`,
  );
}

/** Does nothing where the newest text is the same. */
export async function insertShippedPolicy(tx: Sql, { key, body }: ShippedPolicy, since: Date): Promise<void> {
  await tx.run(
    sql`insert into content_shipped_policies (key, since, body)
        select ${key}, ${since}, ${JSON.stringify(body)}::jsonb
        where ${JSON.stringify(body)}::jsonb is distinct from
              (select body from content_shipped_policies where key = ${key} order by since desc limit 1)
        on conflict do nothing`,
  );
}
