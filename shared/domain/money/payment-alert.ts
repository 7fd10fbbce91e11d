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
