import { type Static, Type } from 'typebox';
import { Language } from '#shared/contract/identity.ts';
import { DoneBy } from '#shared/contract/office/authors.ts';
import { EarlierHolder, SetAside } from '#shared/contract/office/same-person.ts';
import { Consent } from '#shared/contract/walk-ins.ts';
import { nullable } from '#shared/contract/wire.ts';
import { named, type Sql, type Statement, sql } from '../../platform/database/db.ts';
import type { Place } from '../../platform/database/keyset.ts';
import { nameOf } from '../identity/index.ts';

const BlockColumns = {
  blocked_at: nullable(Type.String()),
  blocked_reason: nullable(Type.String()),
  blocked_by: nullable(DoneBy),
};

export const CustomerRow = Type.Object({
  chat_id: Type.Integer(),
  farmer_id: Type.Integer(),
  name: Type.String(),
  address: Type.String(),
  mobile: Type.String(),
  language: Language,
  created_at: Type.String(),
  note: nullable(Type.String()),
  note_at: nullable(Type.String()),
  note_by: nullable(DoneBy),
  crops: Type.Array(Type.String()),
  entered_at: nullable(Type.String()),
  entered_by: nullable(DoneBy),
  consent: nullable(Consent),
  invited_at: nullable(Type.String()),
  claimed_at: nullable(Type.String()),
  disowned_mobile: nullable(Type.String()),
  earlier: nullable(EarlierHolder),
  set_aside: nullable(SetAside),
  ...BlockColumns,
});
export type CustomerRow = Static<typeof CustomerRow>;

const person = sql`f.id as farmer_id, f.name, f.address, coalesce(f.mobile, '') as mobile, f.blocked_at, f.blocked_reason,
  ${nameOf(sql`f.blocked_by`, sql`f.blocked_at`)} as blocked_by`;

/** As the wire has it, inside JSON. */
const instant = (at: Statement) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Of several that came one after the other, the newest. */
const earlierHolder = sql`(
  select jsonb_build_object('chat_id', c2.id, 'name', old.name, 'address', old.address,
    'until', ${instant(sql`greatest(c2.last_message_at, old.claimed_at, old.created_at)`)},
    'last_message', c2.last_message, 'blocked', old.blocked_at is not null)
  from farmers old join chats c2 on c2.farmer_id = old.id
  where old.set_aside_for = f.id and old.told_apart_at is null and old.merged_into is null
    and old.deletion_requested_at is null
  order by old.set_aside_at desc, old.id desc limit 1)`;
const setAside = sql`case when f.set_aside_at is not null then jsonb_build_object(
  'since', ${instant(sql`f.set_aside_at`)}, 'mobile', f.former_mobile, 'told_apart', f.told_apart_at is not null,
  'holder', (
    select jsonb_build_object('chat_id', c3.id, 'name', h.name, 'mobile', h.mobile)
    from farmers h left join chats c3 on c3.farmer_id = h.id
    where h.id = f.set_aside_for and h.mobile is not null and h.deletion_requested_at is null)) end`;

export function findCustomer(db: Sql, chatId: number): Promise<CustomerRow | undefined> {
  return db.maybe(
    CustomerRow,
    named(
      'customers.find',
      sql`select c.id as chat_id, ${person}, f.language, f.created_at, n.note,
            n.updated_at as note_at, ${nameOf(sql`n.updated_by`, sql`n.updated_at`)} as note_by,
            array(select k.crop from customer_crops k where k.farmer_id = f.id order by k.position) as crops,
            f.entered_at, ${nameOf(sql`f.entered_by`, sql`f.entered_at`)} as entered_by, f.consent,
            f.invited_at, f.claimed_at, case when f.disowned_at is not null then f.former_mobile end as disowned_mobile,
            ${earlierHolder} as earlier, ${setAside} as set_aside
          from chats c join farmers f on f.id = c.farmer_id
          left join customer_notes n on n.farmer_id = f.id
          where c.id = ${chatId} and f.deletion_requested_at is null and c.merged_into is null`,
    ),
  );
}

/** Holds the farmer's row until the transaction ends: two corrections take turns. */
export async function lockFarmer(tx: Sql, farmerId: number): Promise<void> {
  await tx.run(sql`select 1 from farmers where id = ${farmerId} for no key update`);
}

export async function saveNote(
  tx: Sql,
  { farmerId, note, staffId, now }: { farmerId: number; note: string; staffId: number; now: Date },
): Promise<void> {
  await tx.run(
    sql`insert into customer_notes (farmer_id, note, updated_by, updated_at)
        values (${farmerId}, ${note}, ${staffId}, ${now})
        on conflict (farmer_id) do update set
          note = excluded.note, updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
  );
}

export async function removeNote(tx: Sql, farmerId: number): Promise<void> {
  await tx.run(sql`delete from customer_notes where farmer_id = ${farmerId}`);
}

/** `position` is the exact instant of the block in microseconds: what the keyset continues from. */
export const BlockedRow = Type.Object({
  farmer_id: Type.Integer(),
  chat_id: nullable(Type.Integer()),
  name: Type.String(),
  address: Type.String(),
  mobile: Type.String(),
  position: Type.Integer(),
  ...BlockColumns,
});
export type BlockedRow = Static<typeof BlockedRow>;

export function listBlocked(
  db: Sql,
  page: { before: Place | undefined; limit: number },
): Promise<BlockedRow[]> {
  const { before, limit } = page;
  const beyond = before
    ? sql`(f.blocked_at, f.id)
          < (timestamptz 'epoch' + ${before.position}::float8 * interval '1 microsecond', ${before.id}::bigint)`
    : sql`true`;
  return db.many(
    BlockedRow,
    sql`select ${person}, c.id as chat_id, (extract(epoch from f.blocked_at) * 1000000)::bigint as position
        from farmers f left join chats c on c.farmer_id = f.id
        where f.blocked_at is not null and f.deletion_requested_at is null and ${beyond}
        order by f.blocked_at desc, f.id desc limit ${limit}`,
  );
}
