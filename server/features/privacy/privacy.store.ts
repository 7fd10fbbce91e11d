import { type Static, Type } from 'typebox';
import { Language } from '#shared/contract/identity.ts';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

const MyDataRow = Type.Object({
  mobile: Type.String(),
  name: Type.String(),
  address: Type.String(),
  created_at: Type.String(),
  notice: nullable(Type.Object({ version: Type.Integer(), language: Language, agreed_at: Type.String() })),
  messages: Type.Integer(),
  files: Type.Integer(),
  file_bytes: Type.Integer(),
  quotations: Type.Integer(),
  payments: Type.Integer(),
  dispatches: Type.Integer(),
  logins: Type.Integer(),
});
export type MyDataRow = Static<typeof MyDataRow>;

const IdRow = Type.Object({ id: Type.Integer() });

/** What belongs to a farmer: their chat's, and their own from before it was in a chat. */
const filesOf = (farmerId: number) => sql`f.deleted_at is null and (
  f.chat_id = (select id from chats where farmer_id = ${farmerId})
  or (f.chat_id is null and f.uploaded_by = 'farmer' and f.uploader_id = ${farmerId}))`;
const inChatOf = (farmerId: number) => sql`chat_id = (select id from chats where farmer_id = ${farmerId})`;

/** Read for one person at their wish: everything is counted as it stands. */
export function countMyData(db: Sql, farmerId: number): Promise<MyDataRow> {
  return db.one(
    MyDataRow,
    sql`select p.mobile, p.name, p.address, p.created_at,
          (select jsonb_build_object('version', n.version, 'language', n.language, 'agreed_at', n.agreed_at)
           from privacy_notices n where n.farmer_id = p.id and n.withdrawn_at is null
           order by n.version desc limit 1) as notice,
          (select count(*) from messages where deleted_at is null and ${inChatOf(farmerId)}) as messages,
          (select count(*) from files f where ${filesOf(farmerId)}) as files,
          (select coalesce(sum(f.size_bytes), 0)::bigint from files f where ${filesOf(farmerId)}) as file_bytes,
          (select count(*) from quotations where ${inChatOf(farmerId)}) as quotations,
          (select count(*) from payments where farmer_id = p.id) as payments,
          (select count(*) from dispatches where ${inChatOf(farmerId)}) as dispatches,
          (select count(*) from sessions where farmer_id = p.id) as logins
        from farmers p where p.id = ${farmerId}`,
  );
}

/** One thing of the export, as it will be written. */
const Item = Type.Object({ item: Type.Record(Type.String(), Type.Unknown()) });

/** What another feature selects as `item` of a farmer. */
export async function listItems(db: Sql, selected: Statement): Promise<unknown[]> {
  return (await db.many(Item, selected)).map(({ item }) => item);
}

const FileItem = Type.Object({
  id: Type.String(),
  storage_key: Type.String(),
  original_name: Type.String(),
  created_at: Type.String(),
});
export type FileItem = Static<typeof FileItem>;

export function listFiles(db: Sql, farmerId: number): Promise<FileItem[]> {
  return db.many(
    FileItem,
    sql`select f.id, f.storage_key, f.original_name, f.created_at from files f
        where ${filesOf(farmerId)} order by f.created_at, f.id`,
  );
}

export async function listDue(db: Sql, leftBefore: Date, limit: number): Promise<number[]> {
  const rows = await db.many(
    IdRow,
    sql`select id from farmers where deletion_requested_at <= ${leftBefore} and purged_at is null
        order by deletion_requested_at, id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Holds the farmer's row. False: they came back, or another node was faster. */
export async function lockDue(tx: Sql, farmerId: number, leftBefore: Date): Promise<boolean> {
  const row = await tx.maybe(
    IdRow,
    sql`select id from farmers where id = ${farmerId} and deletion_requested_at <= ${leftBefore}
          and purged_at is null for update`,
  );
  return row !== undefined;
}
