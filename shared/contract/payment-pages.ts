import { type Static, Type } from 'typebox';
import { byLanguage } from '../domain/by-language.ts';
import { DEFAULT_LANGUAGE } from '../domain/languages.ts';
import { closed } from './wire.ts';

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
