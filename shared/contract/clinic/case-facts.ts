import { type Static, Type } from 'typebox';
import {
  IRRIGATIONS,
  MOST_SIGNS,
  MOST_SPRAYED_LETTERS,
  PARTS,
  SINCE,
  SPREADS,
  WEATHERS,
} from '../../domain/plan/case.ts';
import { SPRAYERS, STAGES, TANK_LITRES } from '../../domain/plan/plan.ts';
import { closed, nullable } from '../wire.ts';

export const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.Union(values.map((each) => Type.Literal(each))));
export const Day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'a day in India, YYYY-MM-DD',
});
const words = (max: number) => Type.String({ maxLength: max });

/** What is known of a case; null and empty wherever nobody has said it. */
export const CaseFacts = Type.Object(
  {
    crop: Type.String({ minLength: 1, maxLength: 60, description: 'key of the list of crops, or a name' }),
    variety: words(80),
    sown_on: nullable(Day),
    stage: nullable(oneOf(STAGES)),
    acres: nullable(Type.Number({ exclusiveMinimum: 0, maximum: 10_000 })),
    part: nullable(oneOf(PARTS)),
    signs: Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: MOST_SIGNS }),
    since: nullable(oneOf(SINCE)),
    spread: nullable(oneOf(SPREADS)),
    weather: nullable(oneOf(WEATHERS)),
    irrigation: nullable(oneOf(IRRIGATIONS)),
    sprayed: Type.String({
      maxLength: MOST_SPRAYED_LETTERS,
      description: 'what was sprayed already, in the farmer’s words',
    }),
    sprayed_on: nullable(Day),
    taluk: words(60),
    zone: words(60),
    harvest_on: nullable({ ...Day, description: 'the first day on which they mean to harvest or pick' }),
    tank_litres: nullable(Type.Unsafe<(typeof TANK_LITRES)[number]>({ enum: [...TANK_LITRES] })),
    near_water: Type.Boolean(),
    sprayer: nullable(oneOf(SPRAYERS)),
  },
  closed,
);
export type CaseFacts = Static<typeof CaseFacts>;
