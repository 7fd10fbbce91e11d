import { formatPaise } from '#shared/domain/money/money.ts';
import { mayBecome, type PaymentStatus } from '#shared/domain/money/payment-state.ts';
import type { Book, Ledger, LedgerPayment } from './ledger.ts';
import type { Told } from './payer.ts';

/** What an auditor lays side by side. */
export interface Books {
  ledger: Ledger;
  book: Book;
  told: Told[];
  /** Orders of which the provider named another amount. */
  misreported: Map<string, number>;
}

/** Why an order may be unknown to the provider. */
const NEVER_THERE = new Set(['NEVER_PLACED', 'ORDER_REFUSED']);

/** Where the three books part ways, in words; empty when they agree to the paisa and every effect is there once. */
export function audit(books: Books): string[] {
  return [
    ...ordersAgainstPayments(books),
    ...paymentsAgainstOrders(books),
    ...quotationsAgainstPayments(books.ledger),
    ...effectsAgainstPayments(books.ledger),
    ...receiptsAgainstPayments(books.ledger),
    ...historiesOf(books.ledger),
    ...payersAgainstPayments(books),
    ...refundsAgainstRefunds(books),
    ...sumsOf(books),
  ];
}

/** No order the provider has is unknown to us, and none it was paid for is overlooked. */
function ordersAgainstPayments({ ledger, book, misreported }: Books): string[] {
  const byOrder = new Map(ledger.payments.map((payment) => [payment.order, payment]));
  return book.orders.flatMap(({ merchantOrderId: id, state, amount, orderId }) => {
    const ours = byOrder.get(id);
    if (!ours) return [`the provider has ${id} (${state}), we do not`];
    if (ours.amount !== amount) return [`${id}: ${amount} paise there, ${ours.amount} here`];
    if (ours.providerOrder !== null && ours.providerOrder !== orderId) return [`${id}: another order there`];
    const expected = misreported.has(id) ? 'review' : state === 'COMPLETED' ? 'success' : 'failed';
    if (ours.status === expected) return [];
    return [`${id}: ${state} there, ${ours.status} (${ours.failureCode}) here`];
  });
}

function paymentsAgainstOrders({ ledger, book }: Books): string[] {
  const known = new Set(book.orders.map(({ merchantOrderId }) => merchantOrderId));
  return ledger.payments.flatMap(({ order, status, failureCode }) => {
    if (known.has(order)) return [];
    if (status === 'failed' && NEVER_THERE.has(failureCode ?? '')) return [];
    return [`${order}: ${status} (${failureCode}) here, not in the provider's book`];
  });
}

/** A quotation is paid by exactly one payment of exactly its amount, or not paid. */
function quotationsAgainstPayments({ payments, quotations }: Ledger): string[] {
  const paidBy = groupBy(payments.filter(isSuccess), ({ quotation }) => quotation);
  return quotations.flatMap(({ id, amount, paid }) => {
    const by = paidBy.get(id) ?? [];
    if (by.length !== (paid ? 1 : 0)) return [`quotation ${id}: paid ${paid}, by ${by.length} payments`];
    return by.filter((payment) => payment.amount !== amount).map(() => `quotation ${id}: another amount`);
  });
}

/** The thread says "Payment received" once for each success, with its amount, and for nothing else. */
function effectsAgainstPayments({ payments, messages }: Ledger): string[] {
  const said = groupBy(messages, ({ pid }) => pid);
  const known = new Set(payments.map(({ pid }) => pid));
  const faults = messages
    .filter(({ pid }) => !known.has(pid))
    .map(({ pid }) => `a message for no payment ${pid}`);
  for (const payment of payments) {
    const lines = said.get(payment.pid) ?? [];
    const wanted = isSuccess(payment) ? 1 : 0;
    if (lines.length !== wanted) {
      faults.push(`${payment.order}: ${payment.status}, ${lines.length} messages in the thread`);
    }
    for (const { text } of lines) {
      if (!text.endsWith(formatPaise(payment.amount)))
        faults.push(`${payment.order}: the thread says "${text}"`);
    }
  }
  return faults;
}

/** One receipt, of the right amount, for each success; one paper in the thread; numbers without a gap. */
function receiptsAgainstPayments({ payments, receipts }: Ledger): string[] {
  const issued = groupBy(receipts, ({ pid }) => pid);
  const faults = payments.flatMap((payment) => {
    const own = issued.get(payment.pid) ?? [];
    if (own.length !== (isSuccess(payment) ? 1 : 0)) return [`${payment.order}: ${own.length} receipts`];
    return own
      .filter(({ amount, papers }) => amount !== payment.amount || papers !== 1)
      .map(({ amount, papers }) => `${payment.order}: a receipt of ${amount} paise, ${papers} papers`);
  });
  const gaps = receipts.filter(({ serial }, index) => serial !== index + 1);
  return [...faults, ...gaps.map(({ serial }) => `receipt ${serial} is out of turn`)];
}

/** Each payment's events are one unbroken way, by allowed steps, from nothing to where it stands. */
function historiesOf({ payments, events }: Ledger): string[] {
  const histories = groupBy(events, ({ pid }) => pid);
  return payments.flatMap(({ pid, order, status }) => {
    let at: string | null = null;
    for (const { from, to } of histories.get(pid) ?? []) {
      const allowed =
        from === null ? to === 'created' : mayBecome(from as PaymentStatus, to as PaymentStatus);
      if (from !== at || !allowed) return [`${order}: an event from ${from} to ${to} when it was ${at}`];
      at = to;
    }
    return at === status ? [] : [`${order}: its events end with ${at}, it is ${status}`];
  });
}

/** Nobody was ever shown an end that was not one. */
function payersAgainstPayments({ ledger, told }: Books): string[] {
  const stands = new Map(ledger.payments.map(({ pid, status }) => [pid, status]));
  return told
    .filter(({ pid, status }) => status !== 'pending' && stands.get(pid) !== status)
    .map(({ pid, status }) => `a payer was told ${status} of ${pid}, which is ${stands.get(pid)}`);
}

/** Every refund is in both books with one end, and a payment's sum is that of its refunds that arrived. */
function refundsAgainstRefunds({ ledger, book }: Books): string[] {
  const theirs = new Map(book.refunds.map((refund) => [refund.merchantRefundId, refund]));
  const faults = ledger.refunds.flatMap(({ name, amount, state, failureCode, said }) => {
    const there = theirs.get(name);
    theirs.delete(name);
    if (said !== (state === 'completed' ? 1 : 0)) return [`refund ${name}: ${state}, said ${said} times`];
    if (!there)
      return state === 'failed' ? [] : [`refund ${name}: ${state} here, not in the provider's book`];
    if (there.amount !== amount) return [`refund ${name}: ${there.amount} paise there, ${amount} here`];
    if (there.state.toLowerCase() === state) return [];
    return [`refund ${name}: ${there.state} there, ${state} (${failureCode}) here`];
  });
  for (const name of theirs.keys()) faults.push(`the provider has the refund ${name}, we do not`);
  const arrived = groupBy(
    ledger.refunds.filter(({ state }) => state === 'completed'),
    ({ pid }) => pid,
  );
  for (const { pid, order, refunded, amount } of ledger.payments) {
    const sumOfThem = sum(arrived.get(pid) ?? []);
    if (refunded !== sumOfThem || refunded > amount) {
      faults.push(`${order}: ${refunded} of ${amount} paise given back, its refunds say ${sumOfThem}`);
    }
  }
  return faults;
}

/** The provider's money is our successes and what waits for a person; the farmers' paid quotations are the same. */
function sumsOf({ ledger, book }: Books): string[] {
  const { received, booked, inReview, quoted, refunded, refundedThere } = totals(ledger, book);
  const faults: string[] = [];
  if (received !== booked + inReview) {
    faults.push(`the provider took ${received} paise, we booked ${booked} and hold ${inReview} for a person`);
  }
  if (refunded !== refundedThere) faults.push(`given back: ${refundedThere} paise there, ${refunded} here`);
  if (quoted !== booked) faults.push(`quotations paid: ${quoted} paise, payments: ${booked}`);
  return faults;
}

function totals({ payments, quotations }: Ledger, { orders, refunds }: Book) {
  return {
    received: sum(orders.filter(({ state }) => state === 'COMPLETED')),
    booked: sum(payments.filter(isSuccess)),
    inReview: sum(payments.filter(({ status }) => status === 'review')),
    refunded: payments.reduce((total, { refunded }) => total + refunded, 0),
    refundedThere: sum(refunds.filter(({ state }) => state === 'COMPLETED')),
    quoted: sum(quotations.filter(({ paid }) => paid)),
  };
}

/** What happened, for people: sums in paise, and how often each end came. */
export function count(ledger: Ledger, book: Book): Record<string, number> {
  const counts: Record<string, number> = {
    quotations: ledger.quotations.length,
    attempts: ledger.payments.length,
    providerOrders: book.orders.length,
    ...totals(ledger, book),
  };
  const ends = [
    ...ledger.payments.map(({ status, failureCode }) => `${status} ${failureCode ?? ''}`.trim()),
    ...ledger.refunds.map(({ state }) => `refund ${state}`),
  ];
  for (const end of ends) counts[end] = (counts[end] ?? 0) + 1;
  return counts;
}

const isSuccess = ({ status }: LedgerPayment) => status === 'success';
const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

function groupBy<T>(rows: T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
