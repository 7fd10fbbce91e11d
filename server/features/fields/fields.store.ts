import { type Static, Type } from 'typebox';
import { FieldFacts } from '#shared/contract/clinic/fields.ts';
import { type Sql, type Statement, sql } from '../../platform/database/db.ts';

const FieldRow = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  facts: FieldFacts,
  updated_at: Type.String(),
});
export type FieldRow = Static<typeof FieldRow>;

const columns = sql`id, version, facts, updated_at`;

/** The first remembered first. */
export function listFields(db: Sql, farmerId: number): Promise<FieldRow[]> {
  return db.many(
    FieldRow,
    sql`select ${columns} from farmer_fields where farmer_id = ${farmerId} order by created_at, id`,
  );
}

export interface FieldWrite {
  farmerId: number;
  id: string;
  facts: FieldFacts;
  now: Date;
}

/** @returns undefined where they have one of this id */
export function insertField(
  tx: Sql,
  { farmerId, id, facts, now }: FieldWrite,
): Promise<FieldRow | undefined> {
  return tx.maybe(
    FieldRow,
    sql`insert into farmer_fields (farmer_id, id, facts, created_at, updated_at)
        values (${farmerId}, ${id}::uuid, ${JSON.stringify(facts)}::jsonb, ${now}, ${now})
        on conflict do nothing returning ${columns}`,
  );
}

/** Compare-and-set: undefined when it is no longer that version. */
export function updateField(
  tx: Sql,
  { farmerId, id, facts, now }: FieldWrite,
  version: number,
): Promise<FieldRow | undefined> {
  return tx.maybe(
    FieldRow,
    sql`update farmer_fields set facts = ${JSON.stringify(facts)}::jsonb, version = version + 1, updated_at = ${now}
        where farmer_id = ${farmerId} and id = ${id}::uuid and version = ${version} returning ${columns}`,
  );
}

export async function deleteField(db: Sql, farmerId: number, id: string): Promise<void> {
  await db.run(sql`delete from farmer_fields where farmer_id = ${farmerId} and id = ${id}::uuid`);
}

/** Of two who are one person all stay, also where they are more than one may add. */
export async function moveFields(tx: Sql, fromFarmer: number, intoFarmer: number): Promise<void> {
  await tx.run(
    sql`update farmer_fields f set farmer_id = ${intoFarmer} where farmer_id = ${fromFarmer}
          and not exists (select from farmer_fields o where o.farmer_id = ${intoFarmer} and o.id = f.id)`,
  );
  await eraseFields(tx, fromFarmer);
}

export async function eraseFields(tx: Sql, farmerId: number): Promise<void> {
  await tx.run(sql`delete from farmer_fields where farmer_id = ${farmerId}`);
}

export const exportFields = (farmerId: number): Statement =>
  sql`select jsonb_build_object('id', id, 'facts', facts, 'remembered_at', created_at, 'changed_at', updated_at) as item
      from farmer_fields where farmer_id = ${farmerId} order by created_at, id`;
