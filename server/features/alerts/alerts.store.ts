import { type Static, Type } from 'typebox';
import { ALERT_STATES, AlertWords } from '#shared/contract/office/alerts.ts';
import { DoneBy } from '#shared/contract/office/authors.ts';
import { oneOf } from '#shared/contract/office/cases.ts';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, sql } from '../../platform/database/db.ts';
import { nameOf } from '../identity/index.ts';

const AlertRow = Type.Object({
  id: Type.Integer(),
  state: oneOf(ALERT_STATES),
  problem: Type.String(),
  taluks: Type.Array(Type.String()),
  words: AlertWords,
  version: Type.Integer(),
  by: DoneBy,
  updated_at: Type.String(),
  sent_at: nullable(Type.String()),
  ended_at: nullable(Type.String()),
  farmers: Type.Integer(),
  sent: Type.Integer(),
  left_out: Type.Integer(),
  seen: Type.Integer(),
  too: Type.Integer(),
  opted_out: Type.Integer(),
});
export type AlertRow = Static<typeof AlertRow>;

const select = sql`select a.id, a.state, a.problem, a.taluks, a.words, a.version,
    ${nameOf(sql`a.updated_by`, sql`a.updated_at`)} as by, a.updated_at, a.sent_at, a.ended_at, n.*,
    (select count(*) from alert_opt_outs o where o.alert_id = a.id)::int as opted_out
  from alerts a cross join lateral (
    select count(*)::int as farmers, count(*) filter (where r.state = 'sent')::int as sent,
      count(*) filter (where r.state = 'left_out')::int as left_out, count(r.too_at)::int as too,
      count(*) filter (where m.seq <= s.read_seq)::int as seen
    from alert_recipients r left join messages m on m.id = r.message_id
      left join chat_side_state s on s.chat_id = m.chat_id and s.side = 'farmer'
    where r.alert_id = a.id) n`;

const MOST = 50;

/** Drafts first, then the newest. */
export const listAlerts = (db: Sql): Promise<AlertRow[]> =>
  db.many(AlertRow, sql`${select} order by a.state <> 'draft', a.id desc limit ${MOST}`);

export const findAlert = (db: Sql, id: number): Promise<AlertRow | undefined> =>
  db.maybe(AlertRow, sql`${select} where a.id = ${id}`);

/** Holds it until the transaction ends. */
export const lockAlert = (tx: Sql, id: number): Promise<AlertRow | undefined> =>
  tx.maybe(AlertRow, sql`${select} where a.id = ${id} for update of a`);

const IdRow = Type.Object({ id: Type.Integer() });

interface Written {
  problem: string;
  taluks: readonly string[];
  words: AlertWords;
  by: number;
  now: Date;
}

/** @returns the draft of this problem: the new one, or the one that was begun before */
export async function insertDraft(tx: Sql, { problem, taluks, words, by, now }: Written): Promise<number> {
  await tx.run(
    sql`insert into alerts (problem, taluks, words, updated_by, updated_at)
        values (${problem}, ${taluks}::text[], ${JSON.stringify(words)}::jsonb, ${by}, ${now})
        on conflict (problem) where state = 'draft' do nothing`,
  );
  const { id } = await tx.one(
    IdRow,
    sql`select id from alerts where problem = ${problem} and state = 'draft'`,
  );
  return id;
}

/** Compare-and-set: false when it is no longer that draft. */
export async function updateDraft(
  tx: Sql,
  { id, version }: { id: number; version: number },
  { taluks, words, by, now }: Omit<Written, 'problem'>,
): Promise<boolean> {
  const rows = await tx.run(
    sql`update alerts set taluks = ${taluks}::text[], words = ${JSON.stringify(words)}::jsonb,
          version = version + 1, updated_by = ${by}, updated_at = ${now}
        where id = ${id} and version = ${version} and state = 'draft'`,
  );
  return rows === 1;
}

/** @returns whether there was one of that version */
export async function deleteDraft(tx: Sql, id: number, version: number): Promise<boolean> {
  return (
    (await tx.run(sql`delete from alerts where id = ${id} and version = ${version} and state = 'draft'`)) ===
    1
  );
}

interface Act {
  by: number;
  now: Date;
}

export async function setSending(tx: Sql, id: number, { by, now }: Act): Promise<void> {
  await tx.run(
    sql`update alerts set state = 'sending', sent_at = ${now}, version = version + 1, updated_by = ${by},
          updated_at = ${now} where id = ${id}`,
  );
}

export async function setStopped(tx: Sql, id: number, { by, now }: Act): Promise<void> {
  await tx.run(
    sql`update alerts set state = 'stopped', ended_at = ${now}, version = version + 1, updated_by = ${by},
          updated_at = ${now} where id = ${id}`,
  );
}
