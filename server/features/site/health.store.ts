import { Type } from 'typebox';
import { type Sql, sql } from '../../platform/db.ts';

export async function isDatabaseAlive(db: Sql): Promise<boolean> {
  const row = await db.one(Type.Object({ alive: Type.Boolean() }), sql`select true as alive`);
  return row.alive;
}
