import { type Static, Type } from 'typebox';
import { AlertWords } from '#shared/contract/office/alerts.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** Whom an alert is for. */
export interface Audience {
  taluks: readonly string[];
  /** Every word by which the crop is stored, in small letters. */
  crops: readonly string[];
  /** Cases from before say nothing of what is grown now. */
  since: Date;
}

/** Those who may be given one: they have a chat, and have not said that they want none. @param f the farmer's name in the statement */
const mayGet = (f: Statement): Statement => sql`${f}.blocked_at is null and ${f}.deletion_requested_at is null
  and ${f}.set_aside_at is null and not exists (select from alert_opt_outs o where o.farmer_id = ${f}.id)`;

/**
 * Farmers who grow the crop in one of the taluks: by a case or a field of theirs that tells its taluk, else by the place of
 * their profile; by the crops of their customer card with that place.
 */
const selectAudience = ({ taluks, crops, since }: Audience): Statement => sql`
  select f.id as farmer_id from farmers f
  where ${mayGet(sql`f`)} and exists (select from chats c where c.farmer_id = f.id and c.merged_into is null)
    and f.id in (
      select c.farmer_id from cases k join chats c on c.id = k.chat_id join farmers kf on kf.id = c.farmer_id
      where lower(k.facts ->> 'crop') = any(${crops}::text[]) and k.created_at > ${since}::timestamptz
        and coalesce(taluk_of(k.facts ->> 'taluk'), kf.taluk) = any(${taluks}::text[])
      union
      select d.farmer_id from farmer_fields d join farmers df on df.id = d.farmer_id
      where lower(d.facts ->> 'crop') = any(${crops}::text[])
        and coalesce(taluk_of(d.facts ->> 'taluk'), df.taluk) = any(${taluks}::text[])
      union
      select g.farmer_id from customer_crops g join farmers gf on gf.id = g.farmer_id
      where lower(g.crop) = any(${crops}::text[]) and gf.taluk = any(${taluks}::text[]))`;

const Count = Type.Object({ farmers: Type.Integer() });

export async function countAudience(db: Sql, audience: Audience): Promise<number> {
  return (await db.one(Count, sql`select count(*)::int as farmers from (${selectAudience(audience)}) a`))
    .farmers;
}

/** @returns how many they are */
export function insertRecipients(tx: Sql, alertId: number, audience: Audience, dueAt: Date): Promise<number> {
  return tx.run(
    sql`insert into alert_recipients (alert_id, farmer_id, due_at)
        select ${alertId}::bigint, a.farmer_id, ${dueAt}::timestamptz from (${selectAudience(audience)}) a`,
  );
}

const ClaimedRow = Type.Object({
  id: Type.Integer(),
  problem: Type.String(),
  words: AlertWords,
  sent_at: Type.String(),
});
export type ClaimedRow = Static<typeof ClaimedRow>;

interface Lease {
  token: string;
  now: Date;
  until: Date;
}

/** An alert with something to do, for this node alone until its lease ends. */
export function claimAlert(tx: Sql, { token, now, until }: Lease): Promise<ClaimedRow | undefined> {
  return tx.maybe(
    ClaimedRow,
    sql`update alerts set lease = ${token}::uuid, leased_until = ${until}::timestamptz
        where id = (
          select a.id from alerts a
          where a.state = 'sending' and coalesce(a.leased_until <= ${now}::timestamptz, true)
            and (exists (select from alert_recipients r
                         where r.alert_id = a.id and r.state = 'waiting' and r.due_at <= ${now}::timestamptz)
                 or not exists (select from alert_recipients r where r.alert_id = a.id and r.state = 'waiting'))
          order by a.id limit 1 for update skip locked)
        returning id, problem, words, sent_at`,
  );
}

/** Gives the lease up; with nobody left to be told the alert is sent. */
export async function releaseAlert(
  tx: Sql,
  id: number,
  { token, now }: Pick<Lease, 'token' | 'now'>,
): Promise<void> {
  await tx.run(
    sql`update alerts a set leased_until = null,
          state = case when w.left_over then a.state else 'sent' end,
          ended_at = case when w.left_over then a.ended_at else ${now}::timestamptz end
        from (select exists (select from alert_recipients r where r.alert_id = ${id} and r.state = 'waiting') as left_over) w
        where a.id = ${id} and a.lease = ${token}::uuid and a.state = 'sending'`,
  );
}

const DueRow = Type.Object({ farmer_id: Type.Integer() });

export async function listDue(db: Sql, alertId: number, now: Date, limit: number): Promise<number[]> {
  const rows = await db.many(
    DueRow,
    sql`select farmer_id from alert_recipients
        where alert_id = ${alertId} and state = 'waiting' and due_at <= ${now}::timestamptz
        order by farmer_id limit ${limit}`,
  );
  return rows.map(({ farmer_id }) => farmer_id);
}

const WaitingRow = Type.Object({
  may_get: Type.Boolean(),
  today: Type.Integer(),
  this_week: Type.Integer(),
});

/**
 * Holds the farmer's place in the alert, if it still waits and the alert is still going out, with what they had of late.
 * Their chat must be locked: that is what keeps two alerts from counting beside each other.
 */
export function lockWaiting(
  tx: Sql,
  of: { alertId: number; farmerId: number },
  since: { day: Date; week: Date },
): Promise<Static<typeof WaitingRow> | undefined> {
  const had = (from: Date) => sql`(select count(*) from alert_recipients h
    where h.farmer_id = r.farmer_id and h.sent_at >= ${from}::timestamptz)::int`;
  return tx.maybe(
    WaitingRow,
    sql`select ${mayGet(sql`f`)} as may_get, ${had(since.day)} as today, ${had(since.week)} as this_week
        from alerts a join alert_recipients r on r.alert_id = a.id join farmers f on f.id = r.farmer_id
        where a.id = ${of.alertId} and a.state = 'sending' and r.farmer_id = ${of.farmerId} and r.state = 'waiting'
        for share of a for update of r`,
  );
}

type Place = { alertId: number; farmerId: number };

export async function setSent(tx: Sql, of: Place, sent: { messageId: number; now: Date }): Promise<void> {
  await tx.run(
    sql`update alert_recipients set state = 'sent', sent_at = ${sent.now}, message_id = ${sent.messageId}
        where alert_id = ${of.alertId} and farmer_id = ${of.farmerId}`,
  );
}

export async function setLeftOut(tx: Sql, of: Place): Promise<void> {
  await tx.run(
    sql`update alert_recipients set state = 'left_out' where alert_id = ${of.alertId} and farmer_id = ${of.farmerId}`,
  );
}

export async function putOff(tx: Sql, of: Place, dueAt: Date): Promise<void> {
  await tx.run(
    sql`update alert_recipients set due_at = ${dueAt} where alert_id = ${of.alertId} and farmer_id = ${of.farmerId}`,
  );
}
