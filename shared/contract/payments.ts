import { type Static, Type } from 'typebox';
import { closed, Id, nullable } from './wire.ts';

/** Payment id: random, not countable, between 10^12 and 2^53 - 1. */
export const Pid = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const PublicPaymentStatus = Type.Union([
  Type.Literal('pending'),
  Type.Literal('success'),
  Type.Literal('failed'),
]);
export type PublicPaymentStatus = Static<typeof PublicPaymentStatus>;

/**
 * POST /payment/create. `amount` in rupees is a claim checked against the open quotation; the quotation's
 * own figure is what is charged. `quotation_id` (ours) settles which one when two have the same amount.
 */
export const CreatePaymentBody = Type.Object(
  {
    chat_id: nullable(Type.Integer()),
    amount: Type.Union([Type.Number(), Type.String({ maxLength: 20 })]),
    quotation_id: Type.Optional(Id),
  },
  closed,
);
export type CreatePaymentBody = Static<typeof CreatePaymentBody>;

export const CreatePaymentAnswer = Type.Object(
  { ok: Type.Literal(true), checkoutUrl: Type.String(), pid: Pid },
  closed,
);
export type CreatePaymentAnswer = Static<typeof CreatePaymentAnswer>;

export const PidParams = Type.Object({ pid: Type.Integer({ minimum: 0 }) }, closed);
export const PidQuery = Type.Object({ pid: Pid }, closed);

/** GET /payment/status/{pid}; `meta` is a JSON string with merchantOrderId, as the specification says. */
export const PaymentStatusAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    payment: Type.Object(
      {
        status: PublicPaymentStatus,
        amount: Type.Number({ description: 'rupees' }),
        refunded: Type.Optional(Type.Number({ description: 'rupees refunded, if any' })),
        meta: Type.String(),
      },
      closed,
    ),
  },
  closed,
);
export type PaymentStatusAnswer = Static<typeof PaymentStatusAnswer>;

export const IframeTokenAnswer = Type.Object({ ok: Type.Literal(true), tokenUrl: Type.String() }, closed);
export type IframeTokenAnswer = Static<typeof IframeTokenAnswer>;

/** GET /payment/checkout-script: where the provider's browser script lies, so that no build has to know it. */
export const CheckoutScriptAnswer = Type.Object({ ok: Type.Literal(true), scriptUrl: Type.String() }, closed);
export type CheckoutScriptAnswer = Static<typeof CheckoutScriptAnswer>;
