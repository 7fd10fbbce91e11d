import { type Static, Type } from 'typebox';
import { Label } from '#shared/contract/office/labels.ts';
import { LocalizedText, nullable } from '#shared/contract/wire.ts';
import { LABEL_KINDS, type LabelKind, type LabelNames } from '#shared/domain/labels.ts';
import { type Sql, sql } from '../../platform/database/db.ts';
import { nameOf } from '../identity/index.ts';

const PersonRow = Type.Object({ id: Type.Integer(), name: LocalizedText });

export const LabelRow = Type.Object({
  ...Label.properties,
  version: Type.Integer(),
  changed_by: nullable(PersonRow),
});
export type LabelRow = Static<typeof LabelRow>;

const CountedRow = Type.Object({ ...LabelRow.properties, chats: Type.Integer() });

/** The order in which kinds are shown. */
export const byKind = sql`array_position(${[...LABEL_KINDS]}::text[], l.kind)`;

const columns = sql`l.id, l.kind, l.key, l.names, l.version,
  case when l.changed_by is not null then jsonb_build_object('id', l.changed_by,
    'name', ${nameOf(sql`l.changed_by`, sql`l.changed_at`)}) end as changed_by`;

/** All labels with how many chats carry each, by kind and age. */
export function listLabels(db: Sql): Promise<Static<typeof CountedRow>[]> {
  return db.many(
    CountedRow,
    sql`select ${columns}, coalesce(n.chats, 0) as chats
        from labels l left join (select label_id, count(*) as chats from chat_labels group by label_id) n on n.label_id = l.id
        order by ${byKind}, l.id`,
  );
}

/** Kept from being deleted or merged until the transaction ends. */
export function holdLabel(tx: Sql, id: number): Promise<LabelRow | undefined> {
  return tx.maybe(LabelRow, sql`select ${columns} from labels l where l.id = ${id} for key share of l`);
}

/** Changes of the list take turns: a name that was free is free until the end of the transaction. */
export async function lockLabels(tx: Sql): Promise<void> {
  await tx.run(sql`lock table labels in share row exclusive mode`);
}

/** For the one who changes the list; whoever puts this label on a chat at this moment has done so. */
export function lockLabel(tx: Sql, id: number): Promise<LabelRow | undefined> {
  return tx.maybe(LabelRow, sql`select ${columns} from labels l where l.id = ${id} for update of l`);
}

export interface LabelWords {
  kind: LabelKind;
  names: LabelNames;
  by: number;
}

const IdRow = Type.Object({ id: Type.Integer() });

export async function insertLabel(tx: Sql, { kind, names, by }: LabelWords): Promise<number> {
  const { id } = await tx.one(
    IdRow,
    sql`insert into labels (kind, names, changed_by, changed_at)
        values (${kind}, ${JSON.stringify(names)}::jsonb, ${by}, now()) returning id`,
  );
  return id;
}

export async function updateLabel(tx: Sql, id: number, { kind, names, by }: LabelWords): Promise<void> {
  await tx.run(
    sql`update labels set kind = ${kind}, names = ${JSON.stringify(names)}::jsonb, changed_by = ${by},
          changed_at = now(), version = version + 1
        where id = ${id}`,
  );
}

/** Off every chat that carried it, too. */
export async function deleteLabelRow(tx: Sql, id: number): Promise<void> {
  await tx.run(sql`delete from labels where id = ${id}`);
}
