import { type Static, Type } from 'typebox';
import { ANSWER_SPANS, type AnswerSpan, NUMBERS_DAYS, type NumbersDays } from '../../domain/numbers/spans.ts';
import { closed, Id, Instant, LocalizedText, nullable } from '../wire.ts';
import { Label } from './labels.ts';

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Paise = Count;
const Day = Type.String({ format: 'date', description: 'a day in Asia/Kolkata' });
const Minutes = Type.Integer({
  minimum: 0,
  description: 'of working hours; half of the answers took no longer',
});

export const NumbersQuery = Type.Object(
  {
    days: Type.Optional(
      Type.Unsafe<NumbersDays>(Type.Integer({ enum: [...NUMBERS_DAYS], description: '30 if not said' })),
    ),
  },
  closed,
);
export type NumbersQuery = Static<typeof NumbersQuery>;

/** What one day held. Nobody's own numbers say what was asked: a question belongs to nobody yet. */
const DayNumbers = Type.Object(
  { day: Day, asked: nullable(Count), answered: Count, quoted: Count, paid: Count, sent: Count },
  closed,
);
export type DayNumbers = Static<typeof DayNumbers>;

/** Money of one day by one way to pay; what went back is of the day it arrived, and never taken off. */
const MoneyNumbers = Type.Object(
  {
    day: Day,
    method: Type.String({ description: 'the payment provider' }),
    paid: Count,
    paid_paise: Paise,
    refunds: Count,
    refunded_paise: Paise,
  },
  closed,
);
export type MoneyNumbers = Static<typeof MoneyNumbers>;

/** Without a person: bought from the list, by nobody's quotation. */
const PersonNumbers = Type.Object(
  {
    staff_id: nullable(Id),
    name: nullable(LocalizedText),
    answered: Count,
    median_minutes: nullable(Minutes),
    quoted: Count,
    sent: Count,
    paid: Count,
    paid_paise: Paise,
  },
  closed,
);
export type PersonNumbers = Static<typeof PersonNumbers>;

const TalukNumbers = Type.Object(
  {
    taluk: nullable(Type.String({ description: 'id; null: the address names none, or several' })),
    questions: Count,
    quoted: Count,
    paid_paise: Paise,
  },
  closed,
);
export type TalukNumbers = Static<typeof TalukNumbers>;

/** A chat with two crops counts for both. */
const CropNumbers = Type.Object(
  {
    crop: nullable({ ...Label, description: 'null: chats without a crop’s label' }),
    questions: Count,
    quoted: Count,
    paid_paise: Paise,
  },
  closed,
);
export type CropNumbers = Static<typeof CropNumbers>;

/** GET /admin/numbers: everybody's for the owner, a person's own for everybody else. */
export const NumbersAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    whose: Type.Union([Type.Literal('all'), Type.Literal('own')]),
    from: Day,
    to: Day,
    counted_at: nullable(
      Type.String({
        format: 'date-time',
        description: 'waits and answers up to here; null: not counted yet',
      }),
    ),
    test_money: Type.Boolean({ description: 'the payments are a test system’s' }),
    waiting: Type.Object({ chats: Count, longest_since: nullable(Instant) }, closed),
    answers: Type.Object(
      {
        count: Count,
        median_minutes: nullable(Minutes),
        spread: Type.Array(
          Type.Object(
            {
              span: Type.Unsafe<AnswerSpan>(Type.Union(ANSWER_SPANS.map((span) => Type.Literal(span)))),
              count: Count,
            },
            closed,
          ),
        ),
        settled: nullable(Count),
        open: nullable(Count),
      },
      closed,
    ),
    by_day: Type.Array(DayNumbers),
    money: Type.Array(MoneyNumbers),
    by_person: Type.Array(PersonNumbers),
    by_taluk: Type.Array(TalukNumbers),
    by_crop: Type.Array(CropNumbers),
  },
  closed,
);
export type NumbersAnswer = Static<typeof NumbersAnswer>;
