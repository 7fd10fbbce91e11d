import { type Static, Type } from 'typebox';
import { DoneBy } from '#shared/contract/office/authors.ts';
import { PlanBody } from '#shared/contract/office/plans.ts';
import { type Sql, sql } from '../../platform/database/db.ts';
import { nameOf } from '../identity/index.ts';

const TemplateRow = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  crop: Type.String(),
  plan: PlanBody,
  version: Type.Integer(),
  updated_at: Type.String(),
  changed_by: DoneBy,
});
export type TemplateRow = Static<typeof TemplateRow>;
export type TemplateWords = Pick<TemplateRow, 'name' | 'crop' | 'plan'>;

const columns = sql`t.id, t.name, t.crop, t.plan, t.version, t.updated_at,
  ${nameOf(sql`t.changed_by`, sql`t.updated_at`)} as changed_by`;

/** By crop, then name. */
export function listTemplates(db: Sql): Promise<TemplateRow[]> {
  return db.many(TemplateRow, sql`select ${columns} from plan_templates t order by t.crop, lower(t.name)`);
}

export function findTemplate(db: Sql, id: number): Promise<TemplateRow | undefined> {
  return db.maybe(TemplateRow, sql`select ${columns} from plan_templates t where t.id = ${id}`);
}

const StateRow = Type.Object({ total: Type.Integer(), taken: Type.Boolean() });

/** Changes of the list take turns. @returns how many there are, and whether another has the name */
export async function lockTemplates(
  tx: Sql,
  { crop, name }: TemplateWords,
  exceptId: number | null,
): Promise<Static<typeof StateRow>> {
  await tx.run(sql`lock table plan_templates in share row exclusive mode`);
  return tx.one(
    StateRow,
    sql`select count(*) as total,
          coalesce(bool_or(crop = ${crop} and lower(name) = lower(${name}) and id is distinct from ${exceptId}::bigint), false) as taken
        from plan_templates`,
  );
}

interface Written {
  by: number;
  now: Date;
}

export function insertTemplate(tx: Sql, words: TemplateWords, { by, now }: Written): Promise<TemplateRow> {
  return tx.one(
    TemplateRow,
    sql`insert into plan_templates as t (name, crop, plan, changed_by, updated_at)
        values (${words.name}, ${words.crop}, ${JSON.stringify(words.plan)}::jsonb, ${by}, ${now})
        returning ${columns}`,
  );
}

/** Compare-and-set: undefined when it is no longer that version. */
export function updateTemplate(
  tx: Sql,
  { id, version }: { id: number; version: number },
  words: TemplateWords,
  { by, now }: Written,
): Promise<TemplateRow | undefined> {
  return tx.maybe(
    TemplateRow,
    sql`update plan_templates t set name = ${words.name}, crop = ${words.crop},
          plan = ${JSON.stringify(words.plan)}::jsonb, version = t.version + 1, changed_by = ${by}, updated_at = ${now}
        where t.id = ${id} and t.version = ${version} returning ${columns}`,
  );
}

/** @returns whether there was one of that version */
export async function deleteTemplate(tx: Sql, id: number, version: number): Promise<boolean> {
  return (await tx.run(sql`delete from plan_templates where id = ${id} and version = ${version}`)) === 1;
}
