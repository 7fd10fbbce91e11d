import { type Static, Type } from 'typebox';
import { DAY_MS } from '#shared/domain/time/india-day.ts';
import { type Sql, sql } from '../../platform/database/db.ts';

export async function isDatabaseAlive(db: Sql): Promise<boolean> {
  const row = await db.one(Type.Object({ alive: Type.Boolean() }), sql`select true as alive`);
  return row.alive;
}

export async function readDatabaseClock(db: Sql): Promise<Date> {
  const row = await db.one(Type.Object({ at: Type.String() }), sql`select clock_timestamp() as at`);
  return new Date(row.at);
}

/** Commits a row, as everything does that people send. */
export async function proveWrite(db: Sql): Promise<void> {
  await db.run(
    sql`insert into readiness (written_at) values (now())
        on conflict (is_only) do update set written_at = excluded.written_at`,
  );
}

const CLOCK_SLACK_MS = 10 * 60_000;

const RunRow = Type.Object({
  node: Type.String(),
  folder: Type.Union([Type.String(), Type.Null()]),
  started_at: Type.String(),
  took_ms: Type.Number(),
  is_good: Type.Boolean(),
  is_tried: Type.Boolean(),
  is_copied: Type.Boolean(),
  key_id: Type.Union([Type.String(), Type.Null()]),
  key_place: Type.Union([Type.String(), Type.Null()]),
  fault: Type.Union([Type.String(), Type.Null()]),
});
export type RunRow = Static<typeof RunRow>;

/** The newest runs, newest first; those a wrong clock put into the future are left out. */
export function readRuns(db: Sql, now: Date): Promise<RunRow[]> {
  return db.many(
    RunRow,
    sql`select node, folder, started_at, greatest(0, extract(epoch from ended_at - started_at) * 1000)::float8 as took_ms,
               is_good, is_tried, is_copied, key_id, key_place, fault
        from backup_runs where started_at <= ${new Date(now.getTime() + CLOCK_SLACK_MS)}
        order by started_at desc limit 200`,
  );
}

/** A run that could not tell its end itself: killed, or without a database. */
export async function noteFailure(
  db: Sql,
  run: { node: string; startedAt: Date; endedAt: Date; fault: string },
): Promise<void> {
  await db.run(
    sql`insert into backup_runs (node, started_at, ended_at, is_good, fault)
        select ${run.node}::text, ${run.startedAt}::timestamptz, ${run.endedAt}::timestamptz, false, ${run.fault}::text
        where not exists (select from backup_runs where node = ${run.node} and started_at >= ${run.startedAt} and fault is not null)`,
  );
}

/** True for one caller a day: they write the mail. */
export async function takeMail(db: Sql, now: Date): Promise<boolean> {
  const taken = await db.run(
    sql`update backup_runs set mailed_at = ${now}
        where id = (select max(id) from backup_runs where fault is not null)
          and not exists (select from backup_runs where mailed_at > ${new Date(now.getTime() - DAY_MS)})`,
  );
  return taken > 0;
}

/** The mail did not go out: the next failure tries again. */
export async function giveMailBack(db: Sql, now: Date): Promise<void> {
  await db.run(sql`update backup_runs set mailed_at = null where mailed_at = ${now}`);
}
