import { useEffect, useRef, useState } from 'react';
import type { PublicPaymentStatus } from '#shared/contract/payments.ts';
import { toStatus } from './payment-params.ts';
import { startPaymentPoll } from './payment-poll.ts';
import type { Payment } from './payments.api.ts';

export interface PaymentView {
  status: PublicPaymentStatus;
  /** Null until the server has answered. */
  payment: Payment | null;
  /** The first fetch is under way. */
  loading: boolean;
  /** A fetch somebody asked for is under way. */
  refreshing: boolean;
  refresh: () => void;
}

/** The live status of a payment; `claimed` is shown until the server has spoken. Nothing is fetched for pid 0. */
export function usePaymentStatus(pid: number, claimed: PublicPaymentStatus): PaymentView {
  const [payment, setPayment] = useState<Payment | null>(null);
  const [loading, setLoading] = useState(pid !== 0);
  const [refreshing, setRefreshing] = useState(false);
  const poll = useRef<ReturnType<typeof startPaymentPoll> | null>(null);

  useEffect(() => {
    if (pid === 0) return;
    const started = startPaymentPoll(pid, (answer) => {
      setLoading(false);
      setRefreshing(false);
      if (answer) setPayment(answer);
    });
    poll.current = started;
    return () => started.stop();
  }, [pid]);

  return {
    status: payment ? toStatus(payment.status) : claimed,
    payment,
    loading,
    refreshing,
    refresh() {
      if (pid === 0) return;
      setRefreshing(true);
      poll.current?.refresh();
    },
  };
}
