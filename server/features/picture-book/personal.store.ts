import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** What the picture book holds of one farmer: taken along as a copy, moved, withdrawn and erased. */

export const exportConsents = (farmerId: number): Statement =>
  sql`select jsonb_build_object('given', k.given, 'version', k.version, 'language', k.language, 'place', k.place,
        'at', k.at) as item
      from picture_consents k where k.farmer_id = ${farmerId} order by k.id`;

export const exportPictures = (farmerId: number): Statement =>
  sql`select jsonb_build_object('message', m.seq, 'crop', b.crop, 'problem', b.problem, 'stage', b.stage,
        'part', b.part, 'taluk', b.taluk, 'shown_since', case when b.removed_at is null then b.passed_at end) as item
      from book_pictures b join messages m on m.id = b.message_id join chats c on c.id = m.chat_id
      where c.farmer_id = ${farmerId} order by m.seq`;

/** The answers of somebody who is the same person as another customer. */
export async function moveConsents(tx: Sql, fromFarmer: number, intoFarmer: number): Promise<void> {
  await tx.run(sql`update picture_consents set farmer_id = ${intoFarmer} where farmer_id = ${fromFarmer}`);
}

/** Pictures with their bytes. @returns how many */
export function deletePicturesOf(tx: Sql, farmerId: number): Promise<number> {
  return tx.run(
    sql`delete from book_pictures where message_id in (
          select m.id from messages m join chats c on c.id = m.chat_id where c.farmer_id = ${farmerId})`,
  );
}

export async function deleteAsks(tx: Sql, chatId: number): Promise<void> {
  await tx.run(
    sql`delete from picture_asks where message_id in (select id from messages where chat_id = ${chatId})`,
  );
}

/**
 * What can no longer be brought back: taken out before this, of photos that were taken back before this, of farmers who
 * asked to be deleted.
 * @returns how many
 */
export function sweepPictures(tx: Sql, before: Date): Promise<number> {
  return tx.run(
    sql`delete from book_pictures b using messages m, chats c, farmers f
        where m.id = b.message_id and c.id = m.chat_id and f.id = c.farmer_id
          and (b.removed_at < ${before} or m.deleted_at < ${before} or f.deletion_requested_at < ${before})`,
  );
}
