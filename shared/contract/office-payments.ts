import { type Static, Type } from 'typebox';
import {
  CLOSABLE_ALERTS,
  type ClosableAlert,
  PAYMENT_ALERTS,
  PAYMENT_ENVS,
  PAYMENT_FILTERS,
  PAYMENT_PURPOSES,
  PAYMENT_STATUSES,
  type PaymentAlertKind,
  type PaymentEnv,
  type PaymentFilter,
  type PaymentPurpose,
  type PaymentStatus,
  REFUND_STATES,
  type RefundState,
} from '../domain/money/payment-state.ts';
import { ownFactors } from './identity/factors.ts';
import { DoneBy } from './office/authors.ts';
import { PidParams } from './payments.ts';
import { closed, Id, Instant, LocalizedText, nullable } from './wire.ts';

/** The office's side of money. Everything here is for an office session; amounts are rupees. */

const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))));
const Rupees = Type.Number({ description: 'rupees' });
const RupeesInput = Type.Union([Type.Number(), Type.String({ maxLength: 20 })]);

const Second = Type.Unsafe<'person' | 'login'>({
  ...oneOf(['person', 'login']),
  description:
    'who must confirm a refund above the limit: another person, or, where nobody else may, another login of the same one',
});

/** Money on its way back. `waits_for_second`: above the limit, and nobody else has confirmed it yet. */
export const Refund = Type.Object(
  {
    id: Id,
    merchant_refund_id: Type.String(),
    amount: Rupees,
    reason: Type.String(),
    state: Type.Unsafe<RefundState>(oneOf(REFUND_STATES)),
    waits_for_second: Type.Boolean(),
    may_confirm: Type.Boolean({ description: 'this person, or this login, may confirm it' }),
    second: Second,
    requested_by: nullable({ ...DoneBy, description: 'null: requested automatically (paid twice)' }),
    confirmed_by: nullable(DoneBy),
    created_at: Instant,
    sent_at: nullable(Instant),
    completed_at: nullable(Instant),
    failure_code: nullable(Type.String()),
  },
  closed,
);
export type Refund = Static<typeof Refund>;

/** What wants a person's eye, until it is over. */
export const PaymentAlert = Type.Object(
  { kind: Type.Unsafe<PaymentAlertKind>(oneOf(PAYMENT_ALERTS)), raised_at: Instant },
  closed,
);
export type PaymentAlert = Static<typeof PaymentAlert>;

export const OfficePayment = Type.Object(
  {
    pid: Type.Integer(),
    purpose: Type.Unsafe<PaymentPurpose>(oneOf(PAYMENT_PURPOSES)),
    env: Type.Unsafe<PaymentEnv>(oneOf(PAYMENT_ENVS)),
    status: Type.Unsafe<PaymentStatus>(oneOf(PAYMENT_STATUSES)),
    amount: Rupees,
    captured: nullable(Type.Number({ description: 'rupees the provider says it holds' })),
    refunded: Type.Number({ description: 'rupees refunded, confirmed' }),
    refundable: Type.Number({ description: 'rupees: captured, less what went back or is on its way' }),
    quotation_id: nullable(Id),
    item: nullable(LocalizedText),
    chat_id: nullable(Id),
    farmer: nullable(Type.Object({ name: Type.String(), mobile: Type.String() }, closed)),
    merchant_order_id: Type.String(),
    provider_order_id: nullable(Type.String()),
    utr: nullable(Type.String({ description: 'the bank’s reference' })),
    failure_code: nullable(Type.String()),
    created_at: Instant,
    paid_at: nullable(Instant),
    age_seconds: Type.Integer({ description: 'since it was started, by the server’s clock' }),
    last_checked_at: nullable(Instant),
    next_check_at: nullable(Instant),
    alerts: Type.Array(PaymentAlert),
    refunds: Type.Array(Refund, { description: 'oldest first' }),
  },
  closed,
);
export type OfficePayment = Static<typeof OfficePayment>;

/** GET /payments: newest first. */
export const PaymentsQuery = Type.Object(
  {
    state: Type.Optional(Type.Unsafe<PaymentFilter>(oneOf(PAYMENT_FILTERS))),
    chat_id: Type.Optional(Id),
    cursor: Type.Optional(Type.String({ maxLength: 60 })),
  },
  closed,
);
export type PaymentsQuery = Static<typeof PaymentsQuery>;

export const PaymentsHealth = Type.Object(
  {
    provider: Type.String(),
    env: Type.Unsafe<PaymentEnv>(oneOf(PAYMENT_ENVS)),
    last_webhook_at: nullable(Instant),
    oldest_open_at: nullable(Instant),
    daily_check: nullable(
      Type.Object(
        {
          day: Type.String({ description: 'YYYY-MM-DD, in India' }),
          finished_at: nullable(Instant),
          checked: Type.Integer(),
          mismatches: Type.Integer(),
        },
        closed,
      ),
    ),
  },
  closed,
);

export const PaymentsAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    payments: Type.Array(OfficePayment),
    next_cursor: nullable(Type.String()),
    attention: Type.Integer({ description: 'alerts that are not over, in all payments' }),
    four_eyes_above: Type.Number({ description: 'rupees: a larger refund wants a second person' }),
    second: Second,
    health: PaymentsHealth,
  },
  closed,
);
export type PaymentsAnswer = Static<typeof PaymentsAnswer>;

/** GET /payments/{pid}: with everything that happened to it, oldest first. */
export const PaymentHistoryLine = Type.Object(
  {
    at: Instant,
    source: Type.String({ description: 'api, poll, webhook, reconcile or office' }),
    from: nullable(Type.String()),
    to: Type.String(),
    provider_state: nullable(Type.String()),
    by: nullable(DoneBy),
    reason: nullable(Type.String()),
  },
  closed,
);
export const OfficePaymentAnswer = Type.Object(
  { ok: Type.Literal(true), payment: OfficePayment, history: Type.Array(PaymentHistoryLine) },
  closed,
);
export type OfficePaymentAnswer = Static<typeof OfficePaymentAnswer>;

/**
 * POST /payments/{pid}/check: `no_answer`: the provider was asked and said nothing; `busy`: it was asked within three seconds;
 * `not_open`: nothing to ask.
 */
export const CheckPaymentAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    outcome: oneOf(['checked', 'no_answer', 'busy', 'not_open'] as const),
    payment: OfficePayment,
  },
  closed,
);
export type CheckPaymentAnswer = Static<typeof CheckPaymentAnswer>;

const Reason = Type.String({ maxLength: 500 });

/** POST /payments/{pid}/refunds, with an `Idempotency-Key` header. Wants a fresh step-up, and uses it up. */
export const RefundBody = Type.Object(
  {
    amount: RupeesInput,
    reason: Reason,
    seen: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'how many refunds of this payment are known: with more or fewer it is refused',
      }),
    ),
  },
  closed,
);
export type RefundBody = Static<typeof RefundBody>;

/** POST /payments/{pid}/refunds/{id}/confirm, by another office login; `confirm` wants a fresh step-up of its own. */
export const ConfirmRefundBody = Type.Object({ decision: oneOf(['confirm', 'decline'] as const) }, closed);
export type ConfirmRefundBody = Static<typeof ConfirmRefundBody>;
export const RefundParams = Type.Object(
  { ...PidParams.properties, id: Type.Integer({ minimum: 0 }) },
  closed,
);

export const RefundAnswer = Type.Object(
  { ok: Type.Literal(true), refund: Refund, payment: OfficePayment },
  closed,
);
export type RefundAnswer = Static<typeof RefundAnswer>;

/** POST /payments/{pid}/settle: a person's end to a payment in review. Wants a fresh step-up. */
export const SettleBody = Type.Object({ to: oneOf(['success', 'failed'] as const), reason: Reason }, closed);
export type SettleBody = Static<typeof SettleBody>;
export const SettleAnswer = Type.Object({ ok: Type.Literal(true), payment: OfficePayment }, closed);
export type SettleAnswer = Static<typeof SettleAnswer>;

/**
 * POST /payments/{pid}/alerts/close: a person has dealt with what no answer of the provider's ends. A review is
 * ended by settling it, an open payment by the provider.
 */
export const CloseAlertBody = Type.Object(
  {
    kind: Type.Unsafe<ClosableAlert>(oneOf(CLOSABLE_ALERTS)),
    reason: Reason,
  },
  closed,
);
export type CloseAlertBody = Static<typeof CloseAlertBody>;

/**
 * POST /admin/step-up mails a code, or asks for a factor of the person's own; POST /admin/step-up/verify takes the code,
 * POST /admin/step-up/passkey the passkey. It then allows one act with money, with people or with one's own account.
 */
export const StepUpAnswer = Type.Object(
  { ok: Type.Literal(true), ttl: Type.Integer({ description: 'seconds the code is valid' }), ...ownFactors },
  closed,
);
export type StepUpAnswer = Static<typeof StepUpAnswer>;
export const StepUpVerifyBody = Type.Object({ code: Type.String({ maxLength: 40 }) }, closed);
export const StepUpVerifyAnswer = Type.Object({ ok: Type.Literal(true), valid_until: Instant }, closed);

/** POST /payments/{pid}/handed-over: `false` undoes it. */
export const HandedOverBody = Type.Object({ handed_over: Type.Boolean() }, closed);
