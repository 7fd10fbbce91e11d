import { delayBeforeAttempt } from '#shared/domain/money/payment-polling.ts';
import { HttpError } from '../../../lib/http.ts';
import { toStatus } from './payment-params.ts';
import { fetchPayment, type Payment } from './payments.api.ts';

interface PaymentPoll {
  /** Fetches at once; the schedule goes on behind it. */
  refresh: () => void;
  stop: () => void;
}

/**
 * Follows a payment: one fetch now, then by the schedule while the server says pending. A failed fetch counts
 * as a try and is otherwise ignored. `onAnswer` gets null for a fetch that failed, and whether the server knows no such
 * payment for this browser (404).
 */
export function startPaymentPoll(
  pid: number,
  onAnswer: (payment: Payment | null, isUnknown: boolean) => void,
): PaymentPoll {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let settled = false;

  async function fetchOnce(): Promise<void> {
    let isUnknown = false;
    const payment = await fetchPayment(pid, leaving.signal).catch((error: unknown) => {
      isUnknown = error instanceof HttpError && error.status === 404;
      return null;
    });
    if (leaving.signal.aborted || settled) return;
    settled = payment !== null && toStatus(payment.status) !== 'pending';
    if (settled) clearTimeout(timer);
    onAnswer(payment, isUnknown);
  }

  function next(): void {
    if (leaving.signal.aborted || settled) return;
    attempt += 1;
    timer = setTimeout(() => void fetchOnce().then(next), delayBeforeAttempt(attempt));
  }

  void fetchOnce().then(next);
  return {
    refresh: () => void fetchOnce(),
    stop() {
      leaving.abort();
      clearTimeout(timer);
    },
  };
}
