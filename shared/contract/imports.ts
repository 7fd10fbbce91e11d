import { type Static, Type } from 'typebox';
import { IMPORT_COLUMNS, IMPORT_FAULTS, type ImportColumn, type ImportFault } from '../domain/walk-in.ts';
import { Consent } from './walk-ins.ts';
import { closed, Id, Instant, nullable } from './wire.ts';

const Count = Type.Integer({ minimum: 0 });

/** POST /admin/imports: the file itself as `text/csv`. */
export const ImportQuery = Type.Object(
  {
    consent: Consent,
    file_name: Type.String({ minLength: 1, maxLength: 255 }),
  },
  closed,
);

export const Import = Type.Object(
  {
    id: Id,
    file_name: Type.String(),
    consent: Consent,
    state: Type.Union([Type.Literal('checked'), Type.Literal('running'), Type.Literal('done')]),
    created_at: Instant,
    finished_at: nullable(Instant),
    rows: Count,
    new: Type.Integer({ minimum: 0, description: 'to be entered, or entered' }),
    entered: Count,
    known: Type.Integer({ minimum: 0, description: 'customers already: nothing of theirs is touched' }),
    doubled: Type.Integer({ minimum: 0, description: 'rows whose number stands further up in the file' }),
    faulty: Count,
  },
  closed,
);
export type Import = Static<typeof Import>;

/** `ignored`: headers that name no column of ours. */
export const ImportCheckedAnswer = Type.Object(
  { ok: Type.Literal(true), import: Import, ignored: Type.Array(Type.String()) },
  closed,
);
export type ImportCheckedAnswer = Static<typeof ImportCheckedAnswer>;
export const ImportAnswer = Type.Object({ ok: Type.Literal(true), import: Import }, closed);
export type ImportAnswer = Static<typeof ImportAnswer>;
export const ImportsAnswer = Type.Object({ ok: Type.Literal(true), imports: Type.Array(Import) }, closed);
export type ImportsAnswer = Static<typeof ImportsAnswer>;

export const ImportParams = Type.Object({ id: Id }, closed);

const Column = Type.Unsafe<ImportColumn>(
  Type.Union((Object.keys(IMPORT_COLUMNS) as ImportColumn[]).map((each) => Type.Literal(each))),
);
const Fault = Type.Unsafe<ImportFault>(Type.Union(IMPORT_FAULTS.map((each) => Type.Literal(each))));
export const CellFault = Type.Object({ column: Column, value: Type.String(), fault: Fault }, closed);
export type CellFault = Static<typeof CellFault>;

export const FAULTY_PAGE = 200;
/** GET /admin/imports/{id}/faults: in the order of the file. */
export const FaultsQuery = Type.Object(
  { after: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })) },
  closed,
);
export const FaultsAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    rows: Type.Array(
      Type.Object(
        {
          line: Type.Integer({ description: 'as a spreadsheet counts: the header is line 1' }),
          faults: Type.Array(CellFault),
        },
        closed,
      ),
    ),
    next_after: nullable(Type.Integer()),
  },
  closed,
);
export type FaultsAnswer = Static<typeof FaultsAnswer>;
