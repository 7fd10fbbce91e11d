import { useState } from 'react';
import type { PayToAnswer } from '#shared/contract/payment-pages.ts';
import { paiseToRupees, rupeesToPaise } from '#shared/domain/money/money.ts';
import { type PayToNow, usePayTo } from '../../../lib/money/use-pay-to.ts';
import type { Order, Payee } from './read-order.ts';

export interface OrderNow {
  order: Order | null;
  upi: Payee['upi'];
  /** What the page said as it was drawn, where it is another one by now. */
  was: { amountPaise?: number; upiId?: string };
  payTo: PayToNow;
  /** The server has refused the price that is shown. */
  tellPrice: (amountPaise: number) => void;
}

/** What the page was drawn with, as it holds by now: price, account, and whether it is sold at all. */
export function useOrderNow(drawn: Order | null, drawnUpi: Payee['upi']): OrderNow {
  const payTo = usePayTo(drawn ? { sku: drawn.sku } : {}, { isDrawnNow: true });
  const { told } = payTo;
  const [refused, setRefused] = useState<{ paise: number; after: PayToAnswer | null } | null>(null);
  const upi = told?.pay_to ?? drawnUpi;
  // What the server told later than its refusal is newer.
  const paise = refused?.after === told ? refused?.paise : told?.order && rupeesToPaise(told.order.amount);
  const order = drawn && orderNow(drawn, paise, told);
  return {
    order,
    upi,
    was: {
      ...(drawn && order && order.amountPaise !== drawn.amountPaise && { amountPaise: drawn.amountPaise }),
      ...(upi.id !== drawnUpi.id && { upiId: drawnUpi.id }),
    },
    payTo,
    tellPrice: (amountPaise) => setRefused({ paise: amountPaise, after: told }),
  };
}

function orderNow(drawn: Order, paise: number | undefined, told: PayToAnswer | null): Order {
  if (!drawn.listed) return drawn;
  const { notSold: drawnWhy, ...listed } = drawn.listed;
  // Off the list by now: the office knows why.
  const toldWhy = told?.order ? told.order.not_sold : 'ask';
  const notSold = told ? toldWhy : drawnWhy;
  const amountPaise = paise ?? drawn.amountPaise;
  const price = paiseToRupees(amountPaise);
  return { ...drawn, amountPaise, listed: { ...listed, price, ...(notSold && { notSold }) } };
}

/** Whether a link that was drawn for this order leads where the server says now. */
export function isStill({ order, upi }: Pick<OrderNow, 'order' | 'upi'>, told: PayToAnswer): boolean {
  const sameAccount = told.pay_to.id === upi.id && told.pay_to.name === upi.name;
  if (!order?.listed) return sameAccount;
  const samePrice = told.order?.payable === true && rupeesToPaise(told.order.amount) === order.amountPaise;
  return sameAccount && samePrice;
}
