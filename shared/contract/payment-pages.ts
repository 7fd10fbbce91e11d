import { type Static, Type } from 'typebox';
import { byLanguage } from '../domain/by-language.ts';
import { NOT_SOLD, type NotSold } from '../domain/content/selling.ts';
import { DEFAULT_LANGUAGE } from '../domain/languages.ts';
import { closed, Id } from './wire.ts';

/**
 * POST /payment/catalogue: one piece of an article of our list, at the list's price. `amount`: the price that the page
 * shows; where it is another one, nothing is charged (PRICE_CHANGED, the new one in `known.amount`). A page of before sends none.
 */
export const OrderItemBody = Type.Object(
  {
    sku: Type.String({ minLength: 1, maxLength: 30 }),
    amount: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1e9, description: 'rupees' })),
  },
  closed,
);
export type OrderItemBody = Static<typeof OrderItemBody>;

/** GET /payment/pay-to: of an article of the list, or of a quotation of the farmer who asks. */
export const PayToQuery = Type.Object(
  { sku: Type.Optional(Type.String({ minLength: 1, maxLength: 30 })), quotation_id: Type.Optional(Id) },
  closed,
);
export type PayToQuery = Static<typeof PayToQuery>;

/** Into which UPI account money is paid at this moment, and what of the order that was asked about holds now. */
export const PayToAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    pay_to: Type.Object({ id: Type.String(), name: Type.String() }, closed),
    /** Absent where no order was named, or one of an article that is not on the list. */
    order: Type.Optional(
      Type.Object(
        {
          amount: Type.Number({ description: 'rupees' }),
          payable: Type.Boolean(),
          not_sold: Type.Optional(Type.Unsafe<NotSold>(Type.Union(NOT_SOLD.map((why) => Type.Literal(why))))),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type PayToAnswer = Static<typeof PayToAnswer>;

const DemoToken = Type.String({ pattern: '^[A-Za-z0-9_-]{4,64}$' });
export const DemoTokenParams = Type.Object({ token: DemoToken }, closed);
export const DemoPayBody = Type.Object({ token: DemoToken }, closed);

const { [DEFAULT_LANGUAGE]: QuoteWords, ...translations } = byLanguage(() =>
  Type.Object({ title: Type.String(), note: Type.String() }, closed),
);

/** GET /payment/demo/quote/{token}. The languages are ours: `kn` has the same words for readers of Kannada. */
export const DemoQuoteAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    quote: Type.Object(
      {
        title: QuoteWords.properties.title,
        amount: Type.Number({ description: 'rupees' }),
        note: QuoteWords.properties.note,
        ...translations,
      },
      closed,
    ),
  },
  closed,
);
export type DemoQuoteAnswer = Static<typeof DemoQuoteAnswer>;

/** GET /payment/status/{pid}/receipt: `download=1` saves the paper instead of showing it. */
export const ReceiptQuery = Type.Object({ download: Type.Optional(Type.Literal('1')) }, closed);
