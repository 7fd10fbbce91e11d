import { type Static, Type } from 'typebox';
import { closed, LocalizedText, nullable } from '../wire.ts';
import { Day } from './cases.ts';
import { PlanCardLine } from './plan-card.ts';

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** What came of plans that were asked about; who has not answered is `asked` without the three. */
const counts = { asked: Count, better: Count, same: Count, worse: Count };

const named = { name: LocalizedText, ...counts };

export const OutcomesQuery = Type.Object(
  {
    from: Type.Optional(Day),
    to: Type.Optional({
      ...Day,
      description: 'the last day; both days are those on which farmers were asked',
    }),
  },
  closed,
);
export type OutcomesQuery = Static<typeof OutcomesQuery>;

/** GET /admin/outcomes: of the plans of everybody, or those the reader sent. */
export const OutcomesAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    from: Day,
    to: Day,
    whose: Type.Union([Type.Literal('all'), Type.Literal('own')]),
    all: Type.Object(counts, closed),
    by_problem: Type.Array(Type.Object({ key: nullable(Type.String()), ...named }, closed)),
    by_crop: Type.Array(Type.Object({ key: Type.String(), ...named }, closed)),
    by_line: Type.Array(
      Type.Object(
        {
          claim: Type.String({ description: 'row of the label table' }),
          parts: PlanCardLine.properties.parts,
          formulation: Type.String(),
          sprayed: { ...Count, description: 'lines of which the farmer told that they were sprayed' },
          ...counts,
        },
        closed,
      ),
    ),
    by_taluk: Type.Array(
      Type.Object(
        {
          taluk: nullable(Type.String({ description: 'id; null: neither case nor address names one' })),
          ...counts,
        },
        closed,
      ),
    ),
    promises: nullable(
      Type.Object(
        { kept: Count, late: Count },
        { ...closed, description: 'of answers, given on these days; null: not the reader’s own' },
      ),
    ),
    site: Type.Object(
      { better: Count, farmers: Count },
      { ...closed, description: 'of all time: farmers by their newest answer, as the site may say it' },
    ),
  },
  closed,
);
export type OutcomesAnswer = Static<typeof OutcomesAnswer>;
