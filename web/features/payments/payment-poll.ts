import { delayBeforeAttempt } from '#shared/domain/payment-polling.ts';
import { toStatus } from './payment-params.ts';
import { fetchPayment, type Payment } from './payments.api.ts';

interface PaymentPoll {
  /** Fetches at once; the schedule goes on behind it. */
  refresh: () => void;
  stop: () => void;
}

/**
 * Follows a payment: one fetch now, then by the schedule while the server says pending. A failed fetch counts
 * as a try and is otherwise ignored. `onAnswer` hears null for a fetch that failed.
 */
export function startPaymentPoll(pid: number, onAnswer: (payment: Payment | null) => void): PaymentPoll {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let settled = false;

  async function fetchOnce(): Promise<void> {
    const payment = await fetchPayment(pid, leaving.signal).catch(() => null);
    if (leaving.signal.aborted || settled) return;
    settled = payment !== null && toStatus(payment.status) !== 'pending';
    if (settled) clearTimeout(timer);
    onAnswer(payment);
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
