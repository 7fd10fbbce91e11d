import { useEffect, useRef, useState } from 'react';
import type { PublicPaymentStatus } from '#shared/contract/payments.ts';
import { toStatus } from './payment-params.ts';
import { startPaymentPoll } from './payment-poll.ts';
import type { Payment } from './payments.api.ts';

export interface PaymentView {
  status: PublicPaymentStatus;
  /** Null until the server has answered. */
  payment: Payment | null;
  /** The server knows no such payment, at least none that this browser may see. */
  isUnknown: boolean;
  /** The first fetch is under way. */
  loading: boolean;
  /** A fetch somebody asked for is under way. */
  refreshing: boolean;
  refresh: () => void;
}

/** The live status of a payment; `claimed` is shown until the server has spoken. Nothing is fetched for pid 0. */
export function usePaymentStatus(pid: number, claimed: PublicPaymentStatus): PaymentView {
  const [payment, setPayment] = useState<Payment | null>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  const [loading, setLoading] = useState(pid !== 0);
  const [refreshing, setRefreshing] = useState(false);
  const poll = useRef<ReturnType<typeof startPaymentPoll> | null>(null);

  useEffect(() => {
    if (pid === 0) return;
    const started = startPaymentPoll(pid, (answer, unknown) => {
      setLoading(false);
      setRefreshing(false);
      setIsUnknown(unknown);
      if (answer) setPayment(answer);
    });
    poll.current = started;
    return () => started.stop();
  }, [pid]);

  return {
    status: payment ? toStatus(payment.status) : claimed,
    payment,
    isUnknown: isUnknown && payment === null,
    loading,
    refreshing,
    refresh() {
      if (pid === 0) return;
      setRefreshing(true);
      poll.current?.refresh();
    },
  };
}
