import { type Static, Type } from 'typebox';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import { named, type Sql, sql } from '../../platform/database/db.ts';
import { nameOf } from '../identity/index.ts';

export const SavedReplyRow = Type.Object({
  id: Type.Integer(),
  shortcut: Type.String(),
  texts: LocalizedText,
  version: Type.Integer(),
  updated_at: Type.String(),
  changed_by: nullable(LocalizedText),
});
export type SavedReplyRow = Static<typeof SavedReplyRow>;

const COLUMNS = sql`id, shortcut, texts, version, updated_at,
  ${nameOf(sql`saved_replies.changed_by`, sql`updated_at`)} as changed_by`;

export type ReplyWords = Pick<SavedReplyRow, 'shortcut' | 'texts'>;

export function listRows(db: Sql): Promise<SavedReplyRow[]> {
  return db.many(
    SavedReplyRow,
    named('saved_replies.list', sql`select ${COLUMNS} from saved_replies order by shortcut`),
  );
}

export function findRow(db: Sql, id: number): Promise<SavedReplyRow | undefined> {
  return db.maybe(SavedReplyRow, sql`select ${COLUMNS} from saved_replies where id = ${id}`);
}

/** Who writes it, and when. */
interface Written {
  by: number;
  now: Date;
}

/** Undefined, having written nothing, when the shortcut is taken. */
export function insertRow(
  tx: Sql,
  words: ReplyWords,
  { by, now }: Written,
): Promise<SavedReplyRow | undefined> {
  return tx.maybe(
    SavedReplyRow,
    sql`insert into saved_replies (shortcut, texts, updated_at, changed_by)
        values (${words.shortcut}, ${JSON.stringify(words.texts)}::jsonb, ${now}, ${by})
        on conflict (shortcut) do nothing
        returning ${COLUMNS}`,
  );
}

/** Compare-and-set: undefined when it is no longer that version. The shortcut must be free or its own. */
export function updateRow(
  tx: Sql,
  reply: { id: number; version: number },
  words: ReplyWords,
  { by, now }: Written,
): Promise<SavedReplyRow | undefined> {
  return tx.maybe(
    SavedReplyRow,
    sql`update saved_replies
        set shortcut = ${words.shortcut}, texts = ${JSON.stringify(words.texts)}::jsonb,
            version = version + 1, updated_at = ${now}, changed_by = ${by}
        where id = ${reply.id} and version = ${reply.version}
        returning ${COLUMNS}`,
  );
}

export function deleteRow(tx: Sql, id: number): Promise<SavedReplyRow | undefined> {
  return tx.maybe(SavedReplyRow, sql`delete from saved_replies where id = ${id} returning ${COLUMNS}`);
}

/**
 * Changes of the list take turns, so that its size and the freedom of a shortcut, once looked at, hold until the
 * end of the transaction. Readers are not kept waiting.
 */
export async function lockReplies(tx: Sql): Promise<void> {
  await tx.run(sql`lock table saved_replies in share row exclusive mode`);
}

const ListStateRow = Type.Object({ taken: Type.Boolean(), total: Type.Integer() });

/** Whether another reply has the shortcut, and how many there are. */
export function readListState(
  tx: Sql,
  shortcut: string,
  exceptId: number | null,
): Promise<Static<typeof ListStateRow>> {
  return tx.one(
    ListStateRow,
    sql`select coalesce(bool_or(shortcut = ${shortcut} and id is distinct from ${exceptId}::bigint), false) as taken,
               count(*) as total from saved_replies`,
  );
}
