import type { PaymentStatus } from '#shared/domain/money/payment-state.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { PaymentRow } from '../payments.store.ts';

/** What a payment is for decides what is held with it, what its payer reads, and what its end leads to. */
export interface PaymentSubject {
  /** Holds what the payment is for, before its own row: chat, quotation, payment, in this order. */
  lock(tx: Transaction, payment: PaymentRow): Promise<void>;
  /** What the payer reads on the provider's page, in plain letters. */
  orderMessage(payment: PaymentRow): string;
  /**
   * What follows from a change of status, in the transaction that makes it: all of it happens or none. Called
   * once per transition.
   */
  onTransition(ctx: AppContext, tx: Transaction, payment: PaymentRow, to: PaymentStatus): Promise<void>;
  /** What follows from money that went back, in the transaction that says so; `payment` counts it already. */
  refunded(ctx: AppContext, tx: Transaction, payment: PaymentRow): Promise<void>;
}
