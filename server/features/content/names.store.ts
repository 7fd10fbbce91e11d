import { Type } from 'typebox';
import { type Sql, sql } from '../../platform/database/db.ts';

const PersonRow = Type.Object({
  id: Type.Integer(),
  name: Type.Record(Type.String(), Type.String()),
});

/** Names of people of the office, by id. */
export interface Names {
  of(id: number | null): { id: number; name: Record<string, string> } | null;
}

/** A name is read when it is shown: a corrected one is corrected everywhere, and who has left keeps theirs. */
export async function namesOf(db: Sql, ids: readonly (number | null | undefined)[]): Promise<Names> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))];
  const rows =
    wanted.length === 0
      ? []
      : await db.many(PersonRow, sql`select id, name from staff where id = any(${wanted}::bigint[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { of: (id) => (id === null ? null : (byId.get(id) ?? null)) };
}
