import { type Static, Type } from 'typebox';
import type { StartStep } from '#shared/domain/first-start.ts';
import { type Sql, sql } from '../../platform/database/db.ts';

const StepRow = Type.Object({
  step: Type.String(),
  state: Type.Union([Type.Literal('done'), Type.Literal('skipped')]),
});
type StepRow = Static<typeof StepRow>;

export function listSteps(db: Sql): Promise<StepRow[]> {
  return db.many(StepRow, sql`select step, state from first_start`);
}

export async function putStep(
  db: Sql,
  { step, state, staffId, at }: { step: StartStep; state: StepRow['state']; staffId: number; at: Date },
): Promise<void> {
  await db.run(
    sql`insert into first_start (step, state, decided_by, decided_at) values (${step}, ${state}, ${staffId}, ${at})
        on conflict (step) do update
        set state = excluded.state, decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
  );
}

export async function deleteStep(db: Sql, step: StartStep): Promise<void> {
  await db.run(sql`delete from first_start where step = ${step}`);
}
