import { type Static, Type } from 'typebox';
import { Language } from '#shared/contract/accounts.ts';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../platform/db.ts';

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

/** What belongs to a farmer: his chat's, and his own from before it was in a chat. */
const filesOf = (farmerId: number) => sql`f.deleted_at is null and (
  f.chat_id = (select id from chats where farmer_id = ${farmerId})
  or (f.chat_id is null and f.uploaded_by = 'farmer' and f.uploader_id = ${farmerId}))`;
const inChatOf = (farmerId: number) => sql`chat_id = (select id from chats where farmer_id = ${farmerId})`;

/** Read for one person at his wish: everything is counted as it stands. */
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

export type ExportPart = 'notices' | 'logins' | 'quotations' | 'payments' | 'receipts' | 'dispatches';

/** Every column named, so that one added later does not leave by itself. Amounts are rupees. */
const PARTS: Record<ExportPart, (farmerId: number) => ReturnType<typeof sql>> = {
  notices: (
    id,
  ) => sql`select jsonb_build_object('version', version, 'language', language, 'agreed_at', agreed_at,
      'withdrawn_at', withdrawn_at) as item from privacy_notices where farmer_id = ${id} order by id`,
  logins: (
    id,
  ) => sql`select jsonb_build_object('at', created_at, 'last_seen_at', last_seen_at, 'ended_at', revoked_at,
      'ip', ip, 'device', user_agent) as item from sessions where farmer_id = ${id} order by created_at`,
  quotations: (
    id,
  ) => sql`select jsonb_build_object('id', id, 'amount', amount_paise / 100.0, 'file', original_name,
      'sent_at', created_at, 'paid_at', paid_at, 'removed_at', farmer_removed_at) as item
      from quotations where ${inChatOf(id)} order by id`,
  payments: (
    id,
  ) => sql`select jsonb_build_object('pid', pid, 'purpose', purpose, 'quotation_id', quotation_id,
      'amount', amount_paise / 100.0, 'status', status, 'utr', utr, 'started_at', created_at, 'paid_at', paid_at) as item
      from payments where farmer_id = ${id} order by pid`,
  receipts: (
    id,
  ) => sql`select jsonb_build_object('number', r.number, 'pid', r.pid, 'amount', r.amount_paise / 100.0,
      'issued_at', r.issued_at, 'name', r.payer_name, 'address', r.payer_address) as item
      from receipts r join payments p on p.pid = r.pid where p.farmer_id = ${id} order by r.issued_at`,
  dispatches: (id) => sql`select jsonb_build_object('lr_number', lr_number, 'tracking_link', tracking_link,
      'sent_at', created_at) as item from dispatches where ${inChatOf(id)} order by id`,
};

export async function listPart(db: Sql, part: ExportPart, farmerId: number): Promise<unknown[]> {
  return (await db.many(Item, PARTS[part](farmerId))).map(({ item }) => item);
}

const MessageItem = Type.Object({ ...Item.properties, seq: Type.Integer() });

/** A page of the chat, oldest first; what was deleted for everyone is no longer there to give. */
export function listMessages(
  db: Sql,
  farmerId: number,
  page: { after: number; limit: number },
): Promise<Static<typeof MessageItem>[]> {
  return db.many(
    MessageItem,
    sql`select m.seq, jsonb_build_object('seq', m.seq, 'at', m.created_at, 'from', m.sender_role, 'kind', m.kind,
          'text', m.text, 'details', m.meta - 'summary', 'file_id', m.file_id,
          'answers', (select r.seq from messages r where r.id = m.reply_to)) as item
        from messages m
        where m.deleted_at is null and m.${inChatOf(farmerId)} and m.seq > ${page.after}
        order by m.seq limit ${page.limit}`,
  );
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
