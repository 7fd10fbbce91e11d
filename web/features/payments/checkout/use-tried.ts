import { useEffect, useState } from 'react';
import { readSession, writeSession } from '../../../lib/device/local-store.ts';
import type { Order } from './read-order.ts';
import type { OrderNow } from './use-order-now.ts';

/** Who comes back later than this tells of another try. */
const REMEMBERED_MS = 60 * 60_000;

/** What the payer's app was opened with: of the last time, as a page may change under one that is away paying. */
export interface Tried {
  amountPaise: number;
  upiId: string;
}

/** What somebody says they have paid; `other`: the page had another account too, before or after. */
export interface Paid extends Tried {
  other?: string;
}

/** As far as the page knows: with the link that was opened, else with what stands there. */
export function paidWith(
  tried: Tried | null,
  { amountPaise }: Pick<Order, 'amountPaise'>,
  { upi, was }: Pick<OrderNow, 'upi' | 'was'>,
): Paid {
  const paid = tried ?? { amountPaise, upiId: upi.id };
  const other = [upi.id, was.upiId].find((id) => id !== undefined && id !== paid.upiId);
  return { ...paid, ...(other && { other }) };
}

/** Follows it through the login that may lie between paying and telling of it. */
export function useTried({ order, upi }: Pick<OrderNow, 'order' | 'upi'>): {
  tried: Tried | null;
  handleTry: () => void;
} {
  const [tried, setTried] = useState<Tried | null>(null);
  const key = order && keyOf(order);
  useEffect(() => {
    if (key) setTried(readTried(key));
  }, [key]);
  return {
    tried,
    handleTry() {
      if (!order) return;
      const { amountPaise } = order;
      writeSession(keyOf(order), `${Date.now()} ${amountPaise} ${upi.id}`);
      setTried({ amountPaise, upiId: upi.id });
    },
  };
}

const keyOf = ({ sku, amountPaise, listed }: Order) =>
  `checkoutTried:${sku}${listed ? '' : ` ${amountPaise}`}`;

function readTried(key: string): Tried | null {
  const [at, amountPaise, upiId = ''] = (readSession(key) ?? '').split(' ');
  if (!upiId || Date.now() - Number(at) > REMEMBERED_MS) return null;
  return { amountPaise: Number(amountPaise), upiId };
}
