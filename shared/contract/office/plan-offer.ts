import { type Static, Type } from 'typebox';
import { closed, Id, LocalizedText, nullable } from '../wire.ts';

const Unit = Type.Union([Type.Literal('ml'), Type.Literal('g')]);
const Rupees = Type.Number({ minimum: 0, description: 'rupees a pack, GST included' });

/** A pack of the price list that a line of a plan can be had from today. */
export const OfferedArticle = Type.Object(
  {
    sku: Type.String(),
    name: LocalizedText,
    price: Rupees,
    size: nullable(Type.Object({ amount: Type.Number(), unit: Unit }, closed)),
    count: nullable(Type.Integer({ minimum: 1, description: 'packs that hold it all; null: not known' })),
    left: nullable(Type.Number({ minimum: 0, description: 'ml or g over' })),
  },
  closed,
);
export type OfferedArticle = Static<typeof OfferedArticle>;

/** A line of the newest plan, as somebody quotes it. */
export const OfferedLine = Type.Object(
  {
    name: LocalizedText,
    total: nullable(
      Type.Object({ amount: Type.Number(), unit: Unit }, { ...closed, description: 'for the whole field' }),
    ),
    planned: nullable(
      Type.Object(
        {
          sku: Type.String(),
          name: LocalizedText,
          price: nullable({ ...Rupees, description: 'on the day of the plan; null: not kept' }),
          is_sold: Type.Boolean({ description: 'whether the price list has it today' }),
        },
        { ...closed, description: 'the pack that the plan named' },
      ),
    ),
    articles: Type.Array(OfferedArticle, {
      description: 'sold today with this product, the one of the plan first; none: the shop does not sell it',
    }),
  },
  closed,
);
export type OfferedLine = Static<typeof OfferedLine>;

/** GET /admin/chats/{chat_id}/plan-offer */
export const PlanOfferAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    plan: nullable(
      Type.Object(
        { id: Id, sent_on: Type.String(), problem: LocalizedText, lines: Type.Array(OfferedLine) },
        closed,
      ),
    ),
  },
  closed,
);
export type PlanOfferAnswer = Static<typeof PlanOfferAnswer>;
