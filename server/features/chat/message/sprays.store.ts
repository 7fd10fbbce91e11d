import { type Static, Type } from 'typebox';
import { Spray } from '#shared/contract/chat.ts';
import { named, type Sql, sql } from '../../../platform/database/db.ts';

const SprayRow = Type.Object({ message_id: Type.Integer(), spray: Spray, created_at: Type.String() });
export type SprayRow = Static<typeof SprayRow>;

/**
 * The last-spray details a farmer sent, the newest first. Clearing a thread tidies it up and forgets no history;
 * what the office deleted by hand is gone from here too.
 */
export function listSprays(db: Sql, chatId: number, limit: number): Promise<SprayRow[]> {
  return db.many(
    SprayRow,
    named(
      'chat.sprays',
      sql`select m.id as message_id, m.meta -> 'spray' as spray, m.created_at from messages m
          where m.chat_id = ${chatId} and m.meta ? 'spray'
            and not exists (select 1 from message_hidden h where h.message_id = m.id and h.side = 'admin')
          order by m.seq desc limit ${limit}`,
    ),
  );
}
