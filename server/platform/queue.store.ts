import { type Static, Type } from 'typebox';
import { type Sql, sql } from './database/db.ts';

const QueueRow = Type.Object({
  task: Type.String(),
  state: Type.Union([
    Type.Literal('due'),
    Type.Literal('later'),
    Type.Literal('running'),
    Type.Literal('given_up'),
  ]),
  jobs: Type.Integer(),
  /** Of what is due, how long the oldest has waited. */
  oldest_seconds: Type.Number(),
});
type QueueRow = Static<typeof QueueRow>;

/** What waits in the queue, by kind of work. Given up: it failed as often as it may. */
export function readQueue(db: Sql): Promise<QueueRow[]> {
  return db.many(
    QueueRow,
    sql`select task_identifier as task, state, count(*)::int as jobs,
               coalesce(extract(epoch from max(now() - run_at) filter (where state = 'due')), 0)::float8 as oldest_seconds
        from (select task_identifier, run_at,
                     case when locked_at is not null then 'running'
                          when attempts >= max_attempts then 'given_up'
                          when run_at > now() then 'later' else 'due' end as state
              from graphile_worker.jobs) as job
        group by 1, 2 order by 1, 2`,
  );
}

/** Work that was given up is kept for whoever looks into it, then forgotten. */
export function deleteGivenUpBefore(db: Sql, before: Date): Promise<number> {
  return db.run(
    sql`delete from graphile_worker._private_jobs
        where attempts >= max_attempts and locked_at is null and updated_at < ${before}`,
  );
}

/**
 * Gives work back to the queue that was taken before and never ended: its worker was killed, or lost the database in
 * the middle. (The library does so after four hours.)
 */
export function releaseTakenBefore(db: Sql, before: Date): Promise<number> {
  return db.run(
    sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at < ${before}`,
  );
}
