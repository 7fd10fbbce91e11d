import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../platform/database/db.ts';
import { asks } from '../chat/index.ts';

/** Any fixed number: of several that count at once, one writes at a time. */
const COUNT_LOCK = 7_145_040;

export function lockCounting(tx: Sql): Promise<number> {
  return tx.run(sql`select pg_advisory_xact_lock(${COUNT_LOCK}::bigint)`);
}

const UncountedRow = Type.Object({ id: Type.Integer(), head_seq: Type.Integer() });

/** Chats that were counted by another rule, before their log grew, or while their farmer lived elsewhere. */
export function listUncounted(db: Sql, rule: string, limit: number): Promise<Static<typeof UncountedRow>[]> {
  return db.many(
    UncountedRow,
    sql`select c.id, c.head_seq from chats c join farmers f on f.id = c.farmer_id left join waits_counted k on k.chat_id = c.id
        where c.head_seq > 0 and (k.head_seq is distinct from c.head_seq or k.rule <> ${rule} or k.taluk is distinct from f.taluk)
        limit ${limit}`,
  );
}

const WaitRow = Type.Object({
  chat_id: Type.Integer(),
  head_seq: Type.Integer(),
  taluk: nullable(Type.String()),
  /** Null on the one row of a chat in which nobody ever waited. */
  first_seq: nullable(Type.Integer()),
  asked_at: nullable(Type.String()),
  answered_at: nullable(Type.String()),
  answered_by: nullable(Type.Integer()),
  settled: Type.Boolean(),
});
export type WaitRow = Static<typeof WaitRow>;

/** Which kinds of messages are a farmer's words, and which of the office's answer them. */
export interface TalkKinds {
  words: readonly string[];
  answers: readonly string[];
}

/**
 * The waits of some chats, read off their messages: each run of a farmer's words up to the office's next word or to
 * the place up to which it was settled. What was deleted was never said, and what nobody wrote answers nothing. A
 * settling that was taken back in the next click never was; one of before its place was noted, or before its chat became
 * one with another, counts by its hour.
 */
export function readWaits(db: Sql, chatIds: readonly number[], kinds: TalkKinds): Promise<WaitRow[]> {
  const ids = sql`${[...chatIds]}::bigint[]`;
  return db.many(
    WaitRow,
    sql`with said as (
          select m.chat_id, m.seq * 2 as place, m.created_at as at, m.sender_role = 'farmer' as asks,
                 case when m.sender_role = 'admin' then m.sender_id end as staff_id
          from messages m
          where m.chat_id = any(${ids}) and m.deleted_at is null
            and (${asks} and m.kind = any(${[...kinds.words]}::text[])
                 or m.sender_role = 'admin' and m.sender_id > 0 and m.kind = any(${[...kinds.answers]}::text[]))
          union all
          select l.chat_id, 1 + 2 * coalesce(
                   case when not l.is_renumbered then (l.detail ->> 'up_to_seq')::bigint end,
                   (select max(m.seq) from messages m where m.chat_id = l.chat_id and m.created_at <= l.at), 0),
                 l.at, false, null
          from (select parts.id as chat_id, a.at, a.detail, a.action,
                  lead(a.action) over (partition by a.chat_id order by a.id) as next_action,
                  exists (select from chats c where c.merged_into = parts.id and c.merged_at >= a.at) as is_renumbered
                from (select id, id as part from unnest(${ids}) as id
                      union all select merged_into, id from chats where merged_into = any(${ids})) parts
                join audit_log a on a.chat_id = parts.part and a.action in ('chat.done', 'chat.reopen')) l
          where l.action = 'chat.done' and l.next_action is distinct from 'chat.reopen'
        ), runs as (
          select *, count(*) filter (where not asks) over (
                      partition by chat_id order by place rows between unbounded preceding and 1 preceding) as run
          from said
        ), waits_now as (
          select chat_id, min(place) filter (where asks) / 2 as first_seq, min(at) filter (where asks) as asked_at,
                 max(at) filter (where staff_id is not null) as answered_at, max(staff_id) as answered_by,
                 bool_or(not asks and staff_id is null) as settled
          from runs group by chat_id, run having bool_or(asks)
        )
        select c.id as chat_id, c.head_seq, f.taluk, w.first_seq, w.asked_at, w.answered_at, w.answered_by,
               coalesce(w.settled, false) as settled
        from chats c join farmers f on f.id = c.farmer_id left join waits_now w on w.chat_id = c.id
        where c.id = any(${ids})`,
  );
}

export interface Wait {
  chat_id: number;
  first_seq: number;
  asked_at: string;
  answered_at: string | null;
  answered_by: number | null;
  settled: boolean;
  worked_s: number | null;
  taluk: string | null;
}

/** Puts the waits of some chats in the place of what was counted before; rows that stay as they are stay untouched. */
export async function replaceWaits(
  tx: Sql,
  chatIds: readonly number[],
  waits: readonly Wait[],
): Promise<void> {
  const found = sql`(select * from jsonb_to_recordset(${JSON.stringify(waits)}::jsonb) as f (
    chat_id bigint, first_seq bigint, asked_at timestamptz, answered_at timestamptz, answered_by bigint,
    settled boolean, worked_s int, taluk text))`;
  await tx.run(
    sql`delete from waits where chat_id = any(${[...chatIds]}::bigint[])
        and (chat_id, first_seq) not in (select f.chat_id, f.first_seq from ${found} f)`,
  );
  await tx.run(
    sql`insert into waits as w (chat_id, first_seq, asked_at, answered_at, answered_by, settled, worked_s, taluk)
        select f.chat_id, f.first_seq, f.asked_at, f.answered_at, f.answered_by, f.settled, f.worked_s, f.taluk
        from ${found} f
        on conflict (chat_id, first_seq) do update set
          asked_at = excluded.asked_at, answered_at = excluded.answered_at, answered_by = excluded.answered_by,
          settled = excluded.settled, worked_s = excluded.worked_s, taluk = excluded.taluk
        where (w.asked_at, w.answered_at, w.answered_by, w.settled, w.worked_s, w.taluk) is distinct from
          (excluded.asked_at, excluded.answered_at, excluded.answered_by, excluded.settled, excluded.worked_s, excluded.taluk)`,
  );
}

/** @param chats how far each one's log went when its waits were read, and where its farmer lived */
export async function noteCounted(
  tx: Sql,
  chats: readonly Pick<WaitRow, 'chat_id' | 'head_seq' | 'taluk'>[],
  rule: string,
): Promise<void> {
  await tx.run(
    sql`insert into waits_counted (chat_id, head_seq, rule, taluk)
        select h.chat_id, h.head_seq, ${rule}, h.taluk from jsonb_to_recordset(${JSON.stringify(chats)}::jsonb)
          as h (chat_id bigint, head_seq bigint, taluk text)
        on conflict (chat_id) do update set head_seq = excluded.head_seq, rule = excluded.rule, taluk = excluded.taluk`,
  );
}

/** All chats were found counted at this moment. */
export async function notePass(db: Sql, at: Date): Promise<void> {
  await db.run(
    sql`insert into waits_passes (counted_at) values (${at})
        on conflict (only_row) do update set counted_at = greatest(waits_passes.counted_at, excluded.counted_at)`,
  );
}

const PassRow = Type.Object({ counted_at: Type.String() });

/** Up to when all chats are counted; null before the first time. */
export async function findPass(db: Sql): Promise<string | null> {
  const row = await db.maybe(PassRow, sql`select counted_at from waits_passes`);
  return row?.counted_at ?? null;
}

/** Of chats that became part of another while they were being counted: their waits are counted there. */
export async function dropMergedWaits(db: Sql): Promise<void> {
  await db.run(sql`delete from waits w using chats c where c.merged_into is not null and w.chat_id = c.id`);
}

/** The chat of a farmer who is purged is counted anew, and holds nothing. */
export async function eraseWaits(tx: Sql, chatId: number): Promise<void> {
  await tx.run(sql`delete from waits where chat_id = ${chatId}`);
  await tx.run(sql`delete from waits_counted where chat_id = ${chatId}`);
}
