import { type Static, Type } from 'typebox';
import { Language } from '../identity.ts';
import { closed, nullable } from '../wire.ts';
import { Body, Fault, Person } from './desk.ts';

const Count = Type.Integer({ minimum: 0 });
const Words = Type.Record(Type.String(), Type.String());
/** Of what a reader was shown; whatever has changed since gives another one. */
const Mark = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** The file itself is the body, as `application/octet-stream`. */
export const PriceFileQuery = Type.Object(
  { file_name: Type.String({ minLength: 1, maxLength: 255 }) },
  closed,
);

export const PriceApplyQuery = Type.Object(
  {
    ...PriceFileQuery.properties,
    mark: Mark,
    /** Rows with faults are left out, and their articles stay as they are. */
    leave_out: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** One article of a file: `before` and `after` have the fields that differ, `before` none where the article is new. */
const PlannedArticle = Type.Object(
  {
    key: Type.String(),
    title: Words,
    before: nullable(Body),
    after: Body,
    /** A second person has to agree. */
    waits: Type.Boolean(),
  },
  closed,
);
export type PlannedArticle = Static<typeof PlannedArticle>;

/** What is wrong with one cell. Without a column: the file has none for this field. */
const PriceFault = Type.Object(
  {
    ...Fault.properties,
    line: Type.Integer({ description: 'as a spreadsheet counts' }),
    column: nullable(Type.String({ description: 'A, B ...' })),
    header: Type.String({ description: 'as the file has it' }),
    value: Type.String({ description: 'the beginning of what stands there' }),
  },
  closed,
);
export type PriceFault = Static<typeof PriceFault>;

/** The most articles and faults that are told one by one; their numbers are of all. */
export const MOST_TOLD = 2_000;

/** What a file would do. Nothing of it is kept. */
export const PriceCheckAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    mark: Mark,
    sheet: Type.String({ description: 'empty for a CSV file' }),
    /** Of the same workbook, not read. */
    other_sheets: Type.Array(Type.String()),
    /** Headers that name no column of ours. */
    ignored: Type.Array(Type.String()),
    count: Type.Object(
      {
        rows: Count,
        new: Count,
        changed: Count,
        unchanged: Count,
        faulty: Type.Integer({ minimum: 0, description: 'rows' }),
        faults: Count,
        /** In the shop and not in the file: they stay. */
        absent: Count,
        waiting: Type.Integer({ minimum: 0, description: 'for which a second person has to agree' }),
      },
      closed,
    ),
    articles: Type.Array(PlannedArticle),
    faults: Type.Array(PriceFault),
    absent: Type.Array(Type.Object({ key: Type.String(), title: Words }, closed)),
  },
  closed,
);
export type PriceCheckAnswer = Static<typeof PriceCheckAnswer>;

export const PriceApplyAnswer = Type.Object(
  { ok: Type.Literal(true), published: Count, waiting: Count },
  closed,
);
export type PriceApplyAnswer = Static<typeof PriceApplyAnswer>;

/** Articles that wait for a second person, by who asked. */
export const WaitingAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    waiting: Type.Array(
      Type.Object(
        { asked_by: Person, mark: Mark, count: Count, articles: Type.Array(PlannedArticle) },
        closed,
      ),
    ),
  },
  closed,
);
export type WaitingAnswer = Static<typeof WaitingAnswer>;

/** All that somebody asked for at once, as the reader was shown it. */
export const DecideAllBody = Type.Object(
  { asked_by: Type.Integer(), mark: Mark, agree: Type.Boolean() },
  closed,
);
export type DecideAllBody = Static<typeof DecideAllBody>;

/** In whose words headers, shelves and states of stock are written. */
export const PriceListQuery = Type.Object({ language: Language }, closed);
