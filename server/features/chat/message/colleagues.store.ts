import { type Static, Type } from 'typebox';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../../platform/database/db.ts';
import { nameOf } from '../../identity/index.ts';

const ColleagueRow = Type.Object({ name: nullable(LocalizedText) });

/**
 * Who else of the office wrote the newest message that stands between what the writer has seen and their own. Nobody
 * for what nobody wrote, and for what was deleted.
 */
export async function findColleagueBetween(
  tx: Sql,
  { chatId, staffId, seen, own }: { chatId: number; staffId: number; seen: number; own: number },
): Promise<Static<typeof LocalizedText> | null> {
  const row = await tx.maybe(
    ColleagueRow,
    sql`select ${nameOf(sql`m.sender_id`, sql`m.created_at`)} as name from messages m
        where m.chat_id = ${chatId} and m.seq > ${seen} and m.seq < ${own} and m.deleted_at is null
          and m.sender_role = 'admin' and m.sender_id > 0 and m.sender_id <> ${staffId}
        order by m.seq desc limit 1`,
  );
  return row?.name ?? null;
}
