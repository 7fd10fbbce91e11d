import { Type } from 'typebox';
import { type Sql, sql } from '../../platform/database/db.ts';

export async function isDatabaseAlive(db: Sql): Promise<boolean> {
  const row = await db.one(Type.Object({ alive: Type.Boolean() }), sql`select true as alive`);
  return row.alive;
}

/** Commits a row, as everything does that people send. */
export async function proveWrite(db: Sql): Promise<void> {
  await db.run(
    sql`insert into readiness (written_at) values (now())
        on conflict (is_only) do update set written_at = excluded.written_at`,
  );
}
