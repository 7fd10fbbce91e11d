import { type Static, Type } from 'typebox';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../platform/database/db.ts';

/** A sealed line: the chain's row, what it seals as the tables hold it now, and the words kept beside it. */
export const SealedRow = Type.Object({
  seq: Type.Integer(),
  audit_id: Type.Integer(),
  /** Hex, like every hash here. */
  prev_hash: Type.String(),
  hash: Type.String(),
  /** As `audit_content` of migration 0019 writes it; null when the line is gone. */
  content: nullable(Type.String()),
  digest: nullable(Type.String()),
  salt: nullable(Type.String()),
  personal: nullable(Type.String()),
  /** The farmer the line speaks of has been purged, so its words are rightly gone. */
  purged: Type.Boolean(),
});
export type SealedRow = Static<typeof SealedRow>;

/** The content is asked for in these words and not by the database's function, which could have been changed too. */
export function listSealed(db: Sql, after: number, limit: number): Promise<SealedRow[]> {
  return db.many(
    SealedRow,
    sql`select k.seq, k.audit_id, encode(k.prev_hash, 'hex') as prev_hash, encode(k.hash, 'hex') as hash,
               case when l.id is not null then
                 jsonb_build_array(l.id, (extract(epoch from l.at) * 1000000)::bigint, l.staff_id, l.action,
                                   l.subject, l.chat_id, l.detail, l.ip, encode(l.personal_digest, 'hex'))::text
               end as content,
               encode(l.personal_digest, 'hex') as digest, encode(p.salt, 'hex') as salt,
               p.detail::text as personal,
               exists (select from farmers f where f.id = substring(l.subject from '^farmer:([0-9]+)$')::bigint
                       and f.purged_at is not null) as purged
        from audit_chain k
        left join audit_log l on l.id = k.audit_id
        left join audit_personal p on p.audit_id = k.audit_id
        where k.seq > ${after} order by k.seq limit ${limit}`,
  );
}

const CountRow = Type.Object({ lines: Type.Integer() });

/** Gives every line that was committed its place in the chain; lines written meanwhile wait for the next time. */
export async function sealLines(db: Sql): Promise<number> {
  const { lines } = await db.one(CountRow, sql`select seal_audit_lines() as lines`);
  return lines;
}

const HeadRow = Type.Object({ seq: Type.Integer(), hash: Type.String() });

export function findHead(db: Sql): Promise<Static<typeof HeadRow> | undefined> {
  return db.maybe(
    HeadRow,
    sql`select seq, encode(hash, 'hex') as hash from audit_chain order by seq desc limit 1`,
  );
}

const IdRow = Type.Object({ id: Type.Integer() });

/** The first line nobody sealed: it was written past the trigger, or its link was taken out. */
export async function firstUnsealed(db: Sql): Promise<number | undefined> {
  const row = await db.maybe(
    IdRow,
    sql`select l.id from audit_log l
        where not exists (select from audit_chain k where k.audit_id = l.id) order by l.id limit 1`,
  );
  return row?.id;
}
