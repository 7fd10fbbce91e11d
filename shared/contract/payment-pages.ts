import { type Static, Type } from 'typebox';
import { closed } from './wire.ts';

/** POST /payment/catalogue: one piece of an article of our list, at the list's price. */
export const OrderItemBody = Type.Object({ sku: Type.String({ minLength: 1, maxLength: 30 }) }, closed);
export type OrderItemBody = Static<typeof OrderItemBody>;

const DemoToken = Type.String({ pattern: '^[A-Za-z0-9_-]{4,64}$' });
export const DemoTokenParams = Type.Object({ token: DemoToken }, closed);
export const DemoPayBody = Type.Object({ token: DemoToken }, closed);

/** GET /payment/demo/quote/{token}. `kn` is ours: the same words for readers of Kannada. */
export const DemoQuoteAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    quote: Type.Object(
      {
        title: Type.String(),
        amount: Type.Number({ description: 'rupees' }),
        note: Type.String(),
        kn: Type.Object({ title: Type.String(), note: Type.String() }, closed),
      },
      closed,
    ),
  },
  closed,
);
export type DemoQuoteAnswer = Static<typeof DemoQuoteAnswer>;

/** GET /payment/status/{pid}/receipt: `download=1` saves the paper instead of showing it. */
export const ReceiptQuery = Type.Object({ download: Type.Optional(Type.Literal('1')) }, closed);
