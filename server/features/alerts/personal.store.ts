import { type Static, Type } from 'typebox';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** What alerts hold of one farmer: their wish, what they were sent, and that as a copy, moved and erased. */

const WishRow = Type.Object({ wanted: Type.Boolean() });

export async function isWanted(db: Sql, farmerId: number): Promise<boolean> {
  const row: Static<typeof WishRow> = await db.one(
    WishRow,
    sql`select not exists (select from alert_opt_outs where farmer_id = ${farmerId}) as wanted`,
  );
  return row.wanted;
}

/** Said again, the first time stands. The alert is the last one they were given, within a week. */
export async function putOptOut(
  tx: Sql,
  farmerId: number,
  { now, week }: { now: Date; week: Date },
): Promise<void> {
  await tx.run(
    sql`insert into alert_opt_outs (farmer_id, since, alert_id)
        values (${farmerId}, ${now}, (select r.alert_id from alert_recipients r
          where r.farmer_id = ${farmerId} and r.sent_at > ${week}::timestamptz order by r.sent_at desc limit 1))
        on conflict (farmer_id) do nothing`,
  );
}

export async function removeOptOut(tx: Sql, farmerId: number): Promise<void> {
  await tx.run(sql`delete from alert_opt_outs where farmer_id = ${farmerId}`);
}

/** @returns whether this alert was sent to this farmer */
export async function setToo(
  tx: Sql,
  { alertId, farmerId }: { alertId: number; farmerId: number },
  now: Date,
): Promise<boolean> {
  const rows = await tx.run(
    sql`update alert_recipients set too_at = coalesce(too_at, ${now}::timestamptz)
        where alert_id = ${alertId} and farmer_id = ${farmerId} and state = 'sent'`,
  );
  return rows === 1;
}

export const exportAlerts = (farmerId: number): Statement =>
  sql`select item from (
        select jsonb_build_object('wanted', false, 'since', o.since) as item, o.since as at
        from alert_opt_outs o where o.farmer_id = ${farmerId}
        union all
        select jsonb_build_object('id', r.alert_id, 'problem', a.problem, 'sent_at', r.sent_at, 'seen_too_at', r.too_at),
          r.sent_at
        from alert_recipients r join alerts a on a.id = r.alert_id
        where r.farmer_id = ${farmerId} and r.state = 'sent') e order by at`;

/** Two who are one person: what either was sent they were sent, and who wanted none wants none. */
export async function moveAlerts(tx: Sql, from: number, into: number): Promise<void> {
  await tx.run(
    sql`delete from alert_recipients r using alert_recipients o
        where r.farmer_id = ${into} and o.farmer_id = ${from} and r.alert_id = o.alert_id
          and r.state <> 'sent' and o.state = 'sent'`,
  );
  await tx.run(
    sql`update alert_recipients r set farmer_id = ${into} where r.farmer_id = ${from}
        and not exists (select from alert_recipients o where o.alert_id = r.alert_id and o.farmer_id = ${into})`,
  );
  await tx.run(
    sql`insert into alert_opt_outs (farmer_id, since, alert_id)
        select ${into}, since, alert_id from alert_opt_outs where farmer_id = ${from} on conflict do nothing`,
  );
  await eraseAlerts(tx, from);
}

export async function eraseAlerts(tx: Sql, farmerId: number): Promise<void> {
  await tx.run(sql`delete from alert_recipients where farmer_id = ${farmerId}`);
  await tx.run(sql`delete from alert_opt_outs where farmer_id = ${farmerId}`);
}
