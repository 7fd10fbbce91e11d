import { type Static, Type } from 'typebox';
import { nullable, SenderRole } from '#shared/contract/wire.ts';
import type { SearchWord } from '#shared/domain/search-words.ts';
import { type Sql, type Statement, sql } from '../../platform/db.ts';
import { visibleTo } from './messages.store.ts';

/** Candidates of a search: their letters agree with the words, see `search_key` in migration 0009. */
export interface SearchSpan {
  words: readonly SearchWord[];
  /** Message ids from here, this one included. */
  from: number;
  /** Message ids up to here, this one excluded. */
  before: number;
  limit: number;
}

const IdRow = Type.Object({ id: Type.Integer() });

export async function newestMessageId(db: Sql): Promise<number> {
  const { id } = await db.one(IdRow, sql`select coalesce(max(id), 0) as id from messages`);
  return id;
}

/** Newest first. */
export async function listCandidates(db: Sql, span: SearchSpan): Promise<number[]> {
  const rows = await db.many(
    IdRow,
    sql`select m.id from messages m where ${inSpan(span)} order by m.id desc limit ${span.limit}`,
  );
  return rows.map(({ id }) => id);
}

/** In no particular order: stops at `limit`, which proves that there are at least so many. */
export async function listAnyCandidates(db: Sql, span: SearchSpan): Promise<number[]> {
  const rows = await db.many(
    IdRow,
    sql`select m.id from messages m where ${inSpan(span)} limit ${span.limit}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Until the transaction ends, candidates come out of the three-letter index. Left to itself the planner reads the
 * whole table for a word it believes to be frequent, which is wrong exactly for those we ask this way: frequent
 * once, and not lately. The memory keeps the list of places exact.
 */
export async function askIndexOnly(tx: Sql): Promise<void> {
  await tx.run(
    sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
               set_config('enable_indexonlyscan', 'off', true), set_config('work_mem', '16MB', true)`,
  );
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
    sql`select m.id, m.chat_id, m.seq, f.name, f.mobile, m.sender_role, m.kind, m.created_at, m.text, m.file_name
        from messages m join chats c on c.id = m.chat_id join farmers f on f.id = c.farmer_id
        where m.id = any(${ids}::bigint[]) and m.deleted_at is null and f.deletion_requested_at is null
          and ${visibleTo('admin')}
        order by m.id desc`,
  );
}

function inSpan({ words, from, before }: SearchSpan): Statement {
  // Without the lower bound the index of spans has nothing to say, and only costs.
  const span = from > 1 ? sql`m.id < ${before} and m.id >= ${from}` : sql`m.id < ${before}`;
  return words.reduce((all, word) => sql`${all} and m.search_key like ${patternOf(word)}`, span);
}

/** The word as the index knows it, `%` and `_` taken as they are. */
function patternOf({ folded, atStart }: SearchWord): Statement {
  const word = folded.replace(/[\\%_]/g, '\\$&');
  return sql`${atStart ? '% ' : '%'}::text || substr(search_key(${word}), 2) || '%'`;
}
