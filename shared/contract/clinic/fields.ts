import { type Static, Type } from 'typebox';
import { closed, Id, Instant, nullable, Uuid } from '../wire.ts';
import { CaseFacts } from './case-facts.ts';

const { crop, variety, acres, irrigation, tank_litres, taluk, zone, sown_on } = CaseFacts.properties;

const figure = (maximum: number, description: string) =>
  nullable(Type.Number({ minimum: 0, maximum, description }));

/** As the soil card prints them; null where it prints none, or nobody has copied it. */
export const SoilFigures = Type.Object(
  {
    ph: figure(14, 'pH'),
    ec: figure(100, 'dS/m'),
    oc: figure(100, '% of organic carbon'),
    n: figure(10_000, 'kg/ha'),
    p: figure(10_000, 'kg/ha'),
    k: figure(10_000, 'kg/ha'),
  },
  closed,
);
export type SoilFigures = Static<typeof SoilFigures>;

/** What a farmer has told of a field of theirs, so that they need not tell it again. */
export const FieldFacts = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60 }),
    crop: nullable(crop),
    variety,
    acres,
    water: irrigation,
    soil: SoilFigures,
    tank_litres,
    taluk,
    zone,
    sown_on,
  },
  closed,
);
export type FieldFacts = Static<typeof FieldFacts>;

export const Field = Type.Object(
  {
    id: { ...Uuid, description: 'made by the device that wrote the field first' },
    version: Type.Integer({ minimum: 1, description: 'named when changing it; another one by now is a 409' }),
    ...FieldFacts.properties,
    updated_at: Instant,
  },
  closed,
);
export type Field = Static<typeof Field>;

/** PUT /farmer/fields/{id}: all of it, over the version that was seen; 0 for a field that is new. */
export const PutFieldBody = Type.Object(
  { version: Type.Integer({ minimum: 0 }), ...FieldFacts.properties },
  closed,
);
export type PutFieldBody = Static<typeof PutFieldBody>;

export const FieldParams = Type.Object({ id: Uuid }, closed);
export const FieldChatParams = Type.Object({ chat_id: Id }, closed);
export const FieldAnswer = Type.Object({ ok: Type.Literal(true), field: Field }, closed);
export type FieldAnswer = Static<typeof FieldAnswer>;
/** The first remembered first. */
export const FieldsAnswer = Type.Object({ ok: Type.Literal(true), fields: Type.Array(Field) }, closed);
export type FieldsAnswer = Static<typeof FieldsAnswer>;
