import { type Static, Type } from 'typebox';
import { nullable, SenderRole } from '#shared/contract/wire.ts';
import type { SearchWord } from '#shared/domain/chat/search-words.ts';
import { type Sql, type Statement, sql } from '../../../platform/database/db.ts';
import { visibleTo } from '../message/messages.store.ts';

/** Candidates of a search: their letters agree with the words, see `search_key` in migration 0009. */
export interface SearchPart {
  words: readonly SearchWord[];
  /** Message ids up to here, this one excluded. */
  before: number;
  limit: number;
}

const IdRow = Type.Object({ id: Type.Integer() });

export async function newestMessageId(db: Sql): Promise<number> {
  const { id } = await db.one(IdRow, sql`select coalesce(max(id), 0) as id from messages`);
  return id;
}

/** Newest first, reading message after message down to `from`, this one included. */
export async function walkCandidates(db: Sql, part: SearchPart & { from: number }): Promise<number[]> {
  const rows = await db.many(
    IdRow,
    sql`select m.id from messages m where m.id < ${part.before} and m.id >= ${part.from} and ${holds(part.words)}
        order by m.id desc limit ${part.limit}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Newest first, out of the three-letter index: span after span (of migration 0021), no further than the limit wants. Left to itself the
 * planner reads the whole table for a word it believes to be frequent, which is wrong exactly for those that were so
 * once and not lately; hence a transaction of its own that knows the index alone.
 */
export async function findCandidates(tx: Sql, { words, before, limit }: SearchPart): Promise<number[]> {
  await tx.run(
    sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
               set_config('enable_indexonlyscan', 'off', true)`,
  );
  const rows = await tx.many(
    IdRow,
    sql`select found.id from generate_series(${before}::bigint >> 17, 0, -1) span
        cross join lateral (
          select m.id from messages m
          where (m.id >> 17)::int = span::int and m.id < ${before} and ${holds(words)}
          order by m.id desc limit ${limit}
        ) found
        limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

const FoundRow = Type.Object({
  id: Type.Integer(),
  chat_id: Type.Integer(),
  seq: Type.Integer(),
  name: Type.String(),
  mobile: Type.String(),
  sender_role: SenderRole,
  kind: Type.String(),
  created_at: Type.String(),
  text: nullable(Type.String()),
  file_name: nullable(Type.String()),
});
export type FoundRow = Static<typeof FoundRow>;

/** Those of the messages that the office sees, newest first. */
export function listFound(db: Sql, ids: readonly number[]): Promise<FoundRow[]> {
  return db.many(
    FoundRow,
    sql`select m.id, m.chat_id, m.seq, f.name, coalesce(f.mobile, '') as mobile, m.sender_role, m.kind, m.created_at, m.text, m.file_name
        from messages m join chats c on c.id = m.chat_id join farmers f on f.id = c.farmer_id
        where m.id = any(${ids}::bigint[]) and m.deleted_at is null and f.deletion_requested_at is null
          and ${visibleTo('admin')}
        order by m.id desc`,
  );
}

function holds(words: readonly SearchWord[]): Statement {
  return words.reduce((all, word) => sql`${all} and m.search_key like ${patternOf(word)}`, sql`true`);
}

/** The word as the index knows it, `%` and `_` taken as they are. */
function patternOf({ folded, atStart }: SearchWord): Statement {
  const word = folded.replace(/[\\%_]/g, '\\$&');
  return sql`${atStart ? '% ' : '%'}::text || substr(search_key(${word}), 2) || '%'`;
}
