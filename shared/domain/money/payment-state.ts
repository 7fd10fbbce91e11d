/**
 * The life of one attempt to pay. The only place that says which change is allowed.
 *
 * - `created`  our row exists; the provider may or may not have heard of it yet
 * - `pending`  the provider accepted the order; money may be on its way
 * - `success`  the provider reported our order complete, with exactly our amount
 * - `failed`   the provider reported failure, or the order never came to be payable
 * - `review`   what the provider reports does not fit what we asked for: a person decides
 */
export const PAYMENT_STATUSES = ['created', 'pending', 'success', 'failed', 'review'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Whose word moves a payment: the provider's, asked by us, or a person's in the office. */
export const PAYMENT_MOVERS = ['provider', 'office'] as const;
export type PaymentMover = (typeof PAYMENT_MOVERS)[number];

const MAY_BECOME: Readonly<Record<PaymentMover, Readonly<Record<PaymentStatus, readonly PaymentStatus[]>>>> =
  {
    provider: {
      // The answer to our order may be lost, so the first we hear can already be its end.
      created: ['pending', 'success', 'failed', 'review'],
      pending: ['success', 'failed', 'review'],
      // Money for an attempt that was given up on: never applied by itself.
      failed: ['review'],
      // What does not fit is not made to fit by being said again.
      review: [],
      success: [],
    },
    // A person ends what the machine could not, and nothing else: no success is taken back, no failure is waved through.
    office: { created: [], pending: [], failed: [], review: ['success', 'failed'], success: [] },
  };

/** What a payment is for. Equal to the database's CHECK. */
export const PAYMENT_PURPOSES = ['quote', 'demo', 'catalogue'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** Where its money moves: a test system's is never revenue. */
export const PAYMENT_ENVS = ['live', 'uat'] as const;
export type PaymentEnv = (typeof PAYMENT_ENVS)[number];

/** @param by without it: by anybody's word, for whoever reads a history */
export function mayBecome(from: PaymentStatus, to: PaymentStatus, by?: PaymentMover): boolean {
  const movers = by === undefined ? PAYMENT_MOVERS : [by];
  return movers.some((mover) => MAY_BECOME[mover][from].includes(to));
}

/** Still waiting for the provider's word. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'created' || status === 'pending';
}

/** What the provider says about an order, already compared with what we asked for. */
export interface ProviderReport {
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
  amountMatches: boolean;
  /** False when the provider names another order of its own than the one it gave us first. */
  orderMatches: boolean;
}

/**
 * Where a report leads. Answers the same status when nothing follows from it.
 *
 * Success needs a report that fits in every respect. A report that does not fit goes to a person whatever it
 * claims. `success` is never undone here, and `review` is only ever settled by a person.
 */
export function statusAfterReport(current: PaymentStatus, report: ProviderReport): PaymentStatus {
  if (current === 'success' || current === 'review') return current;
  if (current === 'failed') return report.state === 'COMPLETED' ? 'review' : 'failed';
  if (!report.amountMatches || !report.orderMatches) return 'review';
  if (report.state === 'COMPLETED') return 'success';
  if (report.state === 'FAILED') return 'failed';
  return 'pending';
}

/** What a payer is told: everything that is not final is pending. */
export function publicStatus(status: PaymentStatus): 'pending' | 'success' | 'failed' {
  return status === 'success' || status === 'failed' ? status : 'pending';
}

/**
 * The life of one refund.
 *
 * - `created`   our row exists; it waits for a second login, or the provider may or may not have heard of it
 * - `pending`   the provider took it; banks need five to seven working days
 * - `completed` the provider paid back
 * - `failed`    it was refused, declined by the second login, or could not be paid back; another may be asked for
 */
export const REFUND_STATES = ['created', 'pending', 'completed', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const REFUND_MAY_BECOME: Readonly<Record<RefundState, readonly RefundState[]>> = {
  // The answer to our request may be lost, so the first we hear can already be its end.
  created: ['pending', 'completed', 'failed'],
  pending: ['completed', 'failed'],
  completed: [],
  failed: [],
};

export function refundMayBecome(from: RefundState, to: RefundState): boolean {
  return REFUND_MAY_BECOME[from].includes(to);
}

/** Money that is neither back for certain nor certain to stay: it may not be promised a second time. */
export function isRefundOpen(state: RefundState): boolean {
  return state === 'created' || state === 'pending';
}

/**
 * Why a payment wants a person's eye. Equal to the database's CHECK.
 *
 * - `review`        what the provider reports does not fit; a person settles it
 * - `late`          open for more than an hour
 * - `paid_twice`    money came for an attempt that was given up on, beside another attempt
 * - `mismatch`      yesterday's books and the provider's differ
 * - `refund_waits`  a refund waits for the second login
 * - `refund_late`   a refund is on its way longer than banks take
 * - `refund_failed` the provider could not pay back
 * - `unknown_order` the provider called about an order that is not ours
 */
export const PAYMENT_ALERTS = [
  'review',
  'late',
  'paid_twice',
  'mismatch',
  'refund_waits',
  'refund_late',
  'refund_failed',
  'unknown_order',
] as const;
export type PaymentAlertKind = (typeof PAYMENT_ALERTS)[number];

/** Those a person may declare over; the others end with what they are about. */
export const CLOSABLE_ALERTS = ['paid_twice', 'mismatch', 'refund_late', 'refund_failed'] as const;
export type ClosableAlert = (typeof CLOSABLE_ALERTS)[number];

/*
 * Names of the payments' wire, apart from its schemas: a browser needs these at run time and must not carry the
 * schema library for them.
 */

/**
 * What GET /payments can be narrowed to. `open`: created or pending. `attention`: with an alert that is not over.
 * `refund`: with money that is still on its way back, or waits for the second login.
 */
export const PAYMENT_FILTERS = ['open', 'review', 'success', 'failed', 'attention', 'refund'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** The token of /demo/quote when its address names none. */
export const UAT_DEMO_TOKEN = 'UAT-DEMO';
