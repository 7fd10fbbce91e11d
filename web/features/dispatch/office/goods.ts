import type { Customer, CustomerPayment } from '#shared/contract/customers.ts';
import type { SendLrBody } from '#shared/contract/dispatch.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { formatRupees } from '#shared/domain/money/money.ts';

/** What an LR to this farmer may carry. */
export interface Goods {
  /** Paid and not sent; oldest first, as they ought to leave. */
  toSend: readonly CustomerPayment[];
  /** Quoted with a price and not paid. */
  unpaid: readonly Quotation[];
  /** Something was quoted or paid before, whatever became of it. */
  hasHistory: boolean;
}

/** Which of them this LR is for. What is paid travels unless it is taken off; what is not, only when it is put on. */
export interface Choice {
  left: ReadonlySet<number>;
  quotationId: number | null;
}

export const NOTHING_CHOSEN: Choice = { left: new Set(), quotationId: null };

export function goodsOf({ payments, quotations }: Customer): Goods {
  return {
    toSend: payments.filter((payment) => payment.to_send).reverse(),
    unpaid: quotations.filter(
      ({ status, amount }) => (status === 'open' || status === 'pending') && amount > 0,
    ),
    hasHistory: payments.length + quotations.length > 0,
  };
}

function chosenPids({ toSend }: Goods, { left }: Choice): number[] {
  return toSend.map(({ pid }) => pid).filter((pid) => !left.has(pid));
}

/**
 * What the office asks for. A quotation that was paid since it was ticked is one of the payments, ticked or not; one that is
 * no longer offered here was sent or withdrawn, and cannot be taken off any more.
 */
export function carriedBy(
  goods: Goods | undefined,
  choice: Choice,
): Pick<SendLrBody, 'pids' | 'quotation_id'> {
  const { quotationId } = choice;
  const isOffered = goods === undefined || goods.unpaid.some(({ id }) => id === quotationId);
  return {
    ...(goods ? { pids: chosenPids(goods, choice) } : {}),
    ...(quotationId === null || !isOffered ? {} : { quotation_id: quotationId }),
  };
}

export type Caution =
  | { key: 'unknown' | 'unquoted' | 'nothing' | 'none' }
  | { key: 'unpaid'; amount: string };

/** What a clerk ought to know before these goods leave; undefined when all is in order. */
export function cautionFor(goods: Goods | undefined, choice: Choice): Caution | undefined {
  if (!goods) return { key: 'unknown' };
  const trusted = goods.unpaid.find(({ id }) => id === choice.quotationId);
  if (trusted) return { key: 'unpaid', amount: formatRupees(trusted.amount) };
  if (chosenPids(goods, choice).length > 0) return undefined;
  if (goods.toSend.length > 0) return { key: 'none' };
  if (goods.unpaid.length > 0) {
    return { key: 'unpaid', amount: goods.unpaid.map(({ amount }) => formatRupees(amount)).join(', ') };
  }
  return { key: goods.hasHistory ? 'nothing' : 'unquoted' };
}
