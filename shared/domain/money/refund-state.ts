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

const MAY_BECOME: Readonly<Record<RefundState, readonly RefundState[]>> = {
  // The answer to our request may be lost, so the first we hear can already be its end.
  created: ['pending', 'completed', 'failed'],
  pending: ['completed', 'failed'],
  completed: [],
  failed: [],
};

export function refundMayBecome(from: RefundState, to: RefundState): boolean {
  return MAY_BECOME[from].includes(to);
}

/** Money that is neither back for certain nor certain to stay: it may not be promised a second time. */
export function isRefundOpen(state: RefundState): boolean {
  return state === 'created' || state === 'pending';
}
