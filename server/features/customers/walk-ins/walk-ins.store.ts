import { type Static, Type } from 'typebox';
import { type Sql, type Statement, sql } from '../../../platform/database/db.ts';

/** The list as it ought to be, in this order. */
export async function saveCrops(tx: Sql, farmerId: number, crops: readonly string[]): Promise<void> {
  await removeCrops(tx, farmerId);
  await tx.run(
    sql`insert into customer_crops (farmer_id, position, crop)
        select ${farmerId}::bigint, position, crop
        from unnest(${crops}::text[]) with ordinality as named (crop, position)`,
  );
}

export async function removeCrops(tx: Sql, farmerId: number): Promise<void> {
  await tx.run(sql`delete from customer_crops where farmer_id = ${farmerId}`);
}

/** What the office wrote down when it entered the farmer. */
export const exportWalkIn = (farmerId: number): Statement =>
  sql`select jsonb_build_object('entered_at', f.entered_at, 'consent', f.consent, 'invited_at', f.invited_at,
        'first_login_at', f.claimed_at,
        'crops', array(select k.crop from customer_crops k where k.farmer_id = f.id order by k.position)) as item
      from farmers f
      where ${farmerId} in (f.id, f.merged_into)
        and (f.entered_at is not null or exists (select from customer_crops k where k.farmer_id = f.id))`;

const HolderRow = Type.Object({ farmer_id: Type.Integer(), is_leaving: Type.Boolean() });

/** Whoever holds a number, also while they may still take their deletion back. */
export function findHolder(db: Sql, mobile: string): Promise<Static<typeof HolderRow> | undefined> {
  return db.maybe(
    HolderRow,
    sql`select id as farmer_id, deletion_requested_at is not null as is_leaving from farmers where mobile = ${mobile}`,
  );
}

const DisownedRow = Type.Object({
  chat_id: Type.Integer(),
  name: Type.String(),
  address: Type.String(),
  mobile: Type.String(),
});

const MOST_DISOWNED = 50;

/** Customers whose number is somebody else's and is to be put right, the newest first. */
export function listDisowned(db: Sql): Promise<Static<typeof DisownedRow>[]> {
  return db.many(
    DisownedRow,
    sql`select c.id as chat_id, f.name, f.address, coalesce(f.former_mobile, '') as mobile
        from farmers f join chats c on c.farmer_id = f.id
        where f.disowned_at is not null and f.deletion_requested_at is null and f.merged_into is null
        order by f.disowned_at desc, f.id desc limit ${MOST_DISOWNED}`,
  );
}
