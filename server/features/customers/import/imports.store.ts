import { type Static, Type } from 'typebox';
import { Language } from '#shared/contract/identity.ts';
import { CellFault } from '#shared/contract/imports.ts';
import { Consent } from '#shared/contract/walk-ins.ts';
import { nullable } from '#shared/contract/wire.ts';
import { type Sql, type Statement, sql } from '../../../platform/database/db.ts';

const ImportRow = Type.Object({
  id: Type.Integer(),
  staff_id: Type.Integer(),
  file_name: Type.String(),
  consent: Consent,
  /** The rules by which its rows were read. */
  rules: Type.Integer(),
  state: Type.Union([Type.Literal('checked'), Type.Literal('running'), Type.Literal('done')]),
  created_at: Type.String(),
  finished_at: nullable(Type.String()),
  rows: Type.Integer(),
  new: Type.Integer(),
  entered: Type.Integer(),
  known: Type.Integer(),
  doubled: Type.Integer(),
  faulty: Type.Integer(),
});
export type ImportRow = Static<typeof ImportRow>;

const IdRow = Type.Object({ id: Type.Integer() });

export async function insertImport(
  tx: Sql,
  file: { staffId: number; fileName: string; consent: Consent; rules: number; now: Date },
): Promise<number> {
  const row = await tx.one(
    IdRow,
    sql`insert into customer_imports (staff_id, file_name, consent, rules, state, created_at)
        values (${file.staffId}, ${file.fileName}, ${file.consent}, ${file.rules}, 'checked', ${file.now}) returning id`,
  );
  return row.id;
}

/** A row of the file as it is kept until the run. */
export interface StagedRow {
  line: number;
  outcome: 'new' | 'doubled' | 'faulty';
  mobile?: string;
  name?: string;
  address?: string;
  language?: Language;
  crops?: string[];
  note?: string;
  faults?: CellFault[];
}

/** Keeps some hundred rows; whose number is somebody's already is known. */
export async function insertRows(tx: Sql, importId: number, rows: readonly StagedRow[]): Promise<void> {
  await tx.run(
    sql`insert into customer_import_rows
          (import_id, line, mobile, name, address, language, crops, note, faults, outcome)
        select ${importId}::bigint, r.line, r.mobile, r.name, r.address, r.language,
               case when r.crops is not null then array(select jsonb_array_elements_text(r.crops)) end, r.note, r.faults,
               case when r.outcome = 'new' and exists (select from farmers f where f.mobile = r.mobile)
                    then 'known' else r.outcome end
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r (line int, mobile text, name text, address text, language text, crops jsonb, note text, faults jsonb,
                outcome text)`,
  );
}

const selectImports = (which: Statement) => sql`
  select i.id, i.staff_id, i.file_name, i.consent, i.rules, i.state, i.created_at, i.finished_at,
         count(r.line)::int as rows, count(*) filter (where r.outcome = 'new')::int as new,
         count(*) filter (where r.entered)::int as entered, count(*) filter (where r.outcome = 'known')::int as known,
         count(*) filter (where r.outcome = 'doubled')::int as doubled,
         count(*) filter (where r.outcome = 'faulty')::int as faulty
  from customer_imports i left join customer_import_rows r on r.import_id = i.id
  where ${which} group by i.id order by i.id desc`;

export function findImport(db: Sql, id: number): Promise<ImportRow | undefined> {
  return db.maybe(ImportRow, selectImports(sql`i.id = ${id}`));
}

const MOST_LISTED = 10;

export function listImports(db: Sql): Promise<ImportRow[]> {
  return db.many(
    ImportRow,
    selectImports(sql`i.id in (select id from customer_imports order by id desc limit ${MOST_LISTED})`),
  );
}

const FaultyRow = Type.Object({ line: Type.Integer(), faults: Type.Array(CellFault) });

export function listFaulty(
  db: Sql,
  importId: number,
  { after, limit }: { after: number; limit: number },
): Promise<Static<typeof FaultyRow>[]> {
  return db.many(
    FaultyRow,
    sql`select line, faults from customer_import_rows
        where import_id = ${importId} and outcome = 'faulty' and line > ${after} order by line limit ${limit}`,
  );
}

/** False: it was begun before. */
export async function startImport(tx: Sql, id: number, now: Date): Promise<boolean> {
  const started = await tx.run(
    sql`update customer_imports set state = 'running', started_at = ${now} where id = ${id} and state = 'checked'`,
  );
  return started === 1;
}

/** False: it was done, or is not there. */
export async function finishImport(tx: Sql, id: number, now: Date): Promise<boolean> {
  const finished = await tx.run(
    sql`update customer_imports set state = 'done', finished_at = ${now} where id = ${id} and state = 'running'`,
  );
  return finished === 1;
}

const LeftRow = Type.Object({
  line: Type.Integer(),
  mobile: Type.String(),
  name: Type.String(),
  address: Type.String(),
  language: Language,
  crops: Type.Array(Type.String()),
  note: nullable(Type.String()),
});

/** The next rows that are to be entered, held until the transaction ends: of two workers one enters them. */
export function lockLeft(tx: Sql, importId: number, limit: number): Promise<Static<typeof LeftRow>[]> {
  return tx.many(
    LeftRow,
    sql`select line, mobile, name, address, language, crops, note from customer_import_rows
        where import_id = ${importId} and outcome = 'new' and not entered order by line limit ${limit} for update`,
  );
}

/** What became of rows: entered, or somebody's by now. */
export async function noteEntered(
  tx: Sql,
  importId: number,
  { entered, known }: { entered: number[]; known: number[] },
): Promise<void> {
  await tx.run(
    sql`update customer_import_rows
        set entered = line = any(${entered}::int[]),
            outcome = case when line = any(${known}::int[]) then 'known' else outcome end
        where import_id = ${importId} and line = any(${[...entered, ...known]}::int[])`,
  );
}

/** False: it is running, or not there. */
export async function deleteImport(tx: Sql, id: number): Promise<boolean> {
  return (await tx.run(sql`delete from customer_imports where id = ${id} and state <> 'running'`)) === 1;
}

/** Rows of an imported file are personal data: they are deleted a week after the run, or after the reading of one that nobody ran. */
export function deleteImportsBefore(db: Sql, before: Date): Promise<number> {
  return db.run(
    sql`delete from customer_imports where state <> 'running' and coalesce(finished_at, created_at) < ${before}`,
  );
}
