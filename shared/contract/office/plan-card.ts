import { type Static, Type } from 'typebox';
import { CERTAINTIES } from '../../domain/plan/plan.ts';
import { closed, Id, LocalizedText, nullable } from '../wire.ts';
import { oneOf } from './cases.ts';

const Day = Type.String({ description: 'YYYY-MM-DD' });
const Figure = nullable(Type.Number({ exclusiveMinimum: 0 }));
const Unit = oneOf(['ml', 'g'] as const);

/** A line of a sent plan: names and figures as they were when it was sent, whatever the tables say by now. */
export const PlanCardLine = Type.Object(
  {
    product: Type.String({ description: 'key of the label table' }),
    parts: Type.Array(
      Type.Object(
        {
          active: LocalizedText,
          pack: Type.Optional(Type.String({ description: 'as it stands on the pack, in Latin letters' })),
          strength: Type.String({ description: 'per cent, as printed' }),
        },
        closed,
      ),
    ),
    formulation: Type.String(),
    groups: Type.Array(Type.String(), { description: 'resistance groups: `IRAC 28`' }),
    bio: Type.Boolean({ description: 'all of it lives, or is made by plants' }),
    claim: Type.String({ description: 'row of the label table' }),
    label_date: Type.String({ description: 'of the list that the row was read from' }),
    as_labelled: Type.Boolean({ description: 'seed, soil, root: how much, the pack tells; no figures here' }),
    unit: nullable(Unit),
    per_acre: Figure,
    per_litre: Figure,
    water_per_acre: { ...Figure, description: 'litres' },
    per_tank: { ...Figure, description: 'for a full tank of this farmer’s' },
    tanks: nullable(Type.Integer({ minimum: 1 })),
    total: Figure,
    last_tank: nullable(Type.Object({ litres: Type.Number(), dose: Type.Number() }, closed)),
    pack: nullable(
      Type.Object(
        {
          sku: Type.String(),
          name: LocalizedText,
          size: Type.Number({ description: 'ml or g, as `unit`' }),
          count: nullable(Type.Integer({ minimum: 1, description: 'to buy; null: the acres are not known' })),
          left: nullable(Type.Number({ minimum: 0 })),
        },
        closed,
      ),
    ),
    spray_on: Day,
    tank: Type.Integer({ minimum: 1, description: 'lines with one number go into one tank' }),
    waiting_days: nullable(
      Type.Integer({ minimum: 0, description: 'null: the label prints none; ask first' }),
    ),
    harvest_from: nullable({ ...Day, description: 'the first day of harvest, sprayed on `spray_on`' }),
    bees: Type.Boolean({ description: 'harms bees: in the evening, and not on open flowers' }),
    fish: Type.Boolean({ description: 'harms fish: far from water' }),
  },
  closed,
);
export type PlanCardLine = Static<typeof PlanCardLine>;

/** A plan as the farmer has it, and as it stays: `meta` of a message of kind `plan`. */
export const PlanCard = Type.Object(
  {
    id: Id,
    case_id: Id,
    sent_on: Day,
    crop: LocalizedText,
    problem: Type.Object(
      {
        key: nullable(Type.String()),
        name: LocalizedText,
        certainty: oneOf(CERTAINTIES),
        signs: Type.String(),
        threshold: oneOf(['reached', 'below', 'unknown'] as const),
      },
      closed,
    ),
    first: Type.Array(Type.String(), { description: 'to be done first, without a chemical' }),
    lines: Type.Array(PlanCardLine, { description: 'none: no spray is needed' }),
    check: Type.Object({ on: nullable(Day), look: Type.String() }, closed),
    prevent: Type.String(),
    acres: Figure,
    tank_litres: Figure,
    harvest_from: nullable({
      ...Day,
      description:
        'the latest of its lines and of what earlier plans had sprayed; null: none, or one has to ask first',
    }),
    harvest_ask: Type.Optional(
      Type.Object(
        {
          not_before: nullable({ ...Day, description: 'the latest of those that are known; null: none is' }),
        },
        {
          ...closed,
          description: 'a label of it, or of an earlier spray, prints no days: `harvest_from` is null then',
        },
      ),
    ),
    replaces: nullable({ ...Id, description: 'the plan of this case before it' }),
    replaces_also: Type.Optional(Type.Array(Id, { description: 'those of cases that have become this one' })),
  },
  closed,
);
export type PlanCard = Static<typeof PlanCard>;
