import { type Static, Type } from 'typebox';
import type { BookQuery, MarkBody } from '#shared/contract/clinic/picture-book.ts';
import { BookPicture } from '#shared/contract/clinic/picture-book.ts';
import { nullable } from '#shared/contract/wire.ts';
import type { BookSize, BookState } from '#shared/domain/clinic/picture-book.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

/** A picture without its bytes; the taluk by its id. */
export const BookRow = Type.Object({
  ...BookPicture.properties,
  taluk: Type.String(),
  farmer_id: Type.Integer(),
  client_id: Type.String(),
});
export type BookRow = Static<typeof BookRow>;

/** Whose photo it is, as it stands: a photo that was taken back, or a farmer who asked to be deleted, shows nothing. */
export const WHOSE: Statement = sql`join messages m on m.id = b.message_id and m.deleted_at is null
  join chats c on c.id = m.chat_id join farmers f on f.id = c.farmer_id and f.deletion_requested_at is null`;

export const MONTH: Statement = sql`to_char(m.created_at at time zone 'Asia/Kolkata', 'YYYY-MM')`;

const select: Statement = sql`select b.id, m.chat_id, b.message_id,
    (select case_id from case_messages k where k.message_id = b.message_id) as case_id, c.farmer_id,
    case when b.removed_at is not null then 'removed' when b.passed_at is null then 'waiting' else 'public' end as state,
    b.crop, b.problem, b.stage, b.part, b.frame -> 'area' as area, b.frame -> 'hidden' as hidden, b.before_id,
    b.width, b.height, b.taluk, ${MONTH} as month, m.created_at as taken_at,
    (select greatest(0, extract(day from m.created_at - before.created_at)::int) from book_pictures p
      join messages before on before.id = p.message_id where p.id = b.before_id) as days,
    (select jsonb_build_object('id', s.id, 'name', s.name) from staff s where s.id = b.marked_by) as marked_by,
    b.marked_at,
    (select jsonb_build_object('id', s.id, 'name', s.name) from staff s where s.id = b.passed_by) as passed_by,
    b.version, b.client_id
  from book_pictures b ${WHOSE}`;

export function findPicture(db: Sql, id: number): Promise<BookRow | undefined> {
  return db.maybe(BookRow, sql`${select} where b.id = ${id}`);
}

/** Holds it until the transaction ends. The farmer's answer is locked before it, never after. */
export function lockPicture(tx: Sql, id: number): Promise<BookRow | undefined> {
  return tx.maybe(BookRow, sql`${select} where b.id = ${id} for update of b`);
}

export function findOfMessage(tx: Sql, messageId: number): Promise<BookRow | undefined> {
  return tx.maybe(BookRow, sql`${select} where b.message_id = ${messageId} for update of b`);
}

/** Photos of a chat that one screen looks through. */
const CHAT_MAX = 300;

/** Newest first. */
export function listOfChat(db: Sql, chatId: number): Promise<BookRow[]> {
  return db.many(
    BookRow,
    sql`${select} where m.chat_id = ${chatId} order by b.message_id desc limit ${CHAT_MAX}`,
  );
}

const isIn = (state: BookState | undefined): Statement => {
  if (state === 'removed') return sql`b.removed_at is not null`;
  if (state === 'waiting') return sql`b.removed_at is null and b.passed_at is null`;
  if (state === 'public') return sql`b.removed_at is null and b.passed_at is not null`;
  return sql`b.removed_at is null`;
};

/** Newest first. */
export function listPictures(db: Sql, query: BookQuery, limit: number): Promise<BookRow[]> {
  const { crop = null, problem = null, stage = null, state, after = null } = query;
  return db.many(
    BookRow,
    sql`${select} where ${isIn(state)} and (${crop}::text is null or b.crop = ${crop})
          and (${problem}::text is null or b.problem = ${problem}) and (${stage}::text is null or b.stage = ${stage})
          and (${after}::bigint is null or b.id < ${after}) order by b.id desc limit ${limit}`,
  );
}

const CountRow = Type.Object({
  waiting: Type.Integer(),
  public: Type.Integer(),
  removed: Type.Integer(),
  crops: Type.Array(Type.Object({ crop: Type.String(), count: Type.Integer() })),
});

export function countPictures(db: Sql): Promise<Static<typeof CountRow>> {
  return db.one(
    CountRow,
    sql`with b as (select b.* from book_pictures b ${WHOSE}),
          by_crop as (select crop, count(*)::int as count from b where removed_at is null group by crop)
        select (select count(*)::int from b where ${isIn('waiting')}) as waiting,
          (select count(*)::int from b where ${isIn('public')}) as public,
          (select count(*)::int from b where ${isIn('removed')}) as removed,
          (select coalesce(json_agg(json_build_object('crop', crop, 'count', count) order by count desc, crop), '[]')
           from by_crop) as crops`,
  );
}

const PhotoRow = Type.Object({
  message_id: Type.Integer(),
  chat_id: Type.Integer(),
  farmer_id: Type.Integer(),
  case_id: nullable(Type.Integer()),
  storage_key: Type.String(),
  mime_type: Type.String(),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  taluk: Type.String(),
});
export type PhotoRow = Static<typeof PhotoRow>;

/** A farmer's own photo with all that is taken from where it lies; the taluk of its case comes before the farmer's. */
export function findPhoto(db: Sql, messageId: number): Promise<PhotoRow | undefined> {
  return db.maybe(
    PhotoRow,
    sql`select m.id as message_id, m.chat_id, c.farmer_id, k.case_id, file.storage_key, file.mime_type, file.width, file.height,
          coalesce(taluk_of(cases.facts ->> 'taluk'), f.taluk, '') as taluk
        from messages m join chats c on c.id = m.chat_id
          join farmers f on f.id = c.farmer_id and f.deletion_requested_at is null
          join files file on file.id = m.file_id and file.deleted_at is null
          left join case_messages k on k.message_id = m.id left join cases on cases.id = k.case_id
        where m.id = ${messageId} and m.deleted_at is null and m.sender_role = 'farmer'
          and file.mime_type in ('image/jpeg', 'image/png', 'image/webp')`,
  );
}

/** What is kept of a marking. */
export interface Marked extends Omit<MarkBody, 'client_id' | 'looked' | 'message_id'> {
  taluk: string;
  page: Buffer;
  thumb: Buffer;
  small: Buffer;
  width: number;
  height: number;
  consentId: number;
  staffId: number;
  now: Date;
}

const frameOf = ({ area, hidden }: Marked) => JSON.stringify({ area, hidden });
const IdRow = Type.Object({ id: Type.Integer() });

export async function insertPicture(
  tx: Sql,
  marked: Marked & { messageId: number; clientId: string },
): Promise<number> {
  const { id } = await tx.one(
    IdRow,
    sql`insert into book_pictures (message_id, consent_id, crop, problem, stage, part, taluk, frame, page, thumb, small,
                                   width, height, before_id, client_id, marked_by, marked_at)
        values (${marked.messageId}, ${marked.consentId}, ${marked.crop}, ${marked.problem}, ${marked.stage},
                ${marked.part}, ${marked.taluk}, ${frameOf(marked)}::jsonb, ${marked.page}, ${marked.thumb},
                ${marked.small}, ${marked.width}, ${marked.height}, ${marked.before_id}, ${marked.clientId}::uuid, ${marked.staffId},
                ${marked.now})
        returning id`,
  );
  return id;
}

/** It waits again, and lies at another address: what was to be seen at the old one is another picture. */
export async function updatePicture(tx: Sql, id: number, marked: Marked): Promise<void> {
  await tx.run(
    sql`update book_pictures set consent_id = ${marked.consentId}, crop = ${marked.crop}, problem = ${marked.problem},
          stage = ${marked.stage}, part = ${marked.part}, taluk = ${marked.taluk}, frame = ${frameOf(marked)}::jsonb,
          page = ${marked.page}, thumb = ${marked.thumb}, small = ${marked.small}, width = ${marked.width}, height = ${marked.height},
          before_id = ${marked.before_id}, marked_by = ${marked.staffId}, marked_at = ${marked.now},
          address = gen_random_uuid(), passed_by = null, passed_at = null, version = version + 1
        where id = ${id}`,
  );
}

export async function passPicture(tx: Sql, id: number, pass: { staffId: number; now: Date }): Promise<void> {
  await tx.run(
    sql`update book_pictures set passed_by = ${pass.staffId}, passed_at = ${pass.now}, version = version + 1
        where id = ${id}`,
  );
}

/** @param at null: it is back */
export async function setRemoved(tx: Sql, id: number, at: Date | null): Promise<void> {
  await tx.run(
    sql`update book_pictures set removed_at = ${at}, address = gen_random_uuid(), version = version + 1
        where id = ${id}`,
  );
}

export async function deletePicture(tx: Sql, id: number): Promise<void> {
  await tx.run(sql`delete from book_pictures where id = ${id}`);
}

const BytesRow = Type.Object({ bytes: Type.Unsafe<Buffer>({}) });
const COLUMNS: Readonly<Record<BookSize, Statement>> = {
  page: sql`b.page`,
  thumb: sql`b.thumb`,
  // Made before there were small ones.
  small: sql`coalesce(b.small, b.thumb)`,
};

export async function readBytes(db: Sql, id: number, size: BookSize): Promise<Buffer | undefined> {
  const row = await db.maybe(
    BytesRow,
    sql`select ${COLUMNS[size]} as bytes from book_pictures b ${WHOSE} where b.id = ${id}`,
  );
  return row?.bytes;
}

/** Of a public picture alone. */
export async function readPublicBytes(db: Sql, address: string, size: BookSize): Promise<Buffer | undefined> {
  const row = await db.maybe(
    BytesRow,
    sql`select ${COLUMNS[size]} as bytes from book_pictures b ${WHOSE}
        where b.address = ${address}::uuid and b.passed_at is not null and b.removed_at is null`,
  );
  return row?.bytes;
}
