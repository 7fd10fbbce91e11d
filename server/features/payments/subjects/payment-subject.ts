import { paiseToRupees } from '#shared/domain/money/money.ts';
import type { PaymentStatus } from '#shared/domain/money/payment-state.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { amendMessage, findPaymentMessage } from '../../chat/index.ts';
import type { PaymentRow } from '../payments.store.ts';

/** What one payment is for decides what is held with it, what its payer reads, and what its end leads to. */
export interface PaymentSubject {
  /** Holds what the payment is for, before its own row: chat, quotation, payment, in this order. */
  lock(tx: Transaction): Promise<void>;
  /** Whether it may still be paid at this moment, where something else than its age decides. */
  isPayable?(ctx: AppContext): Promise<boolean>;
  /** What the payer reads on the provider's page, in plain letters. */
  orderMessage(): string;
  /**
   * What follows from a change of status, in the transaction that makes it: all of it happens or none. Called
   * once per transition.
   */
  onTransition(ctx: AppContext, tx: Transaction, to: PaymentStatus): Promise<void>;
  /** What follows from money that went back, in the transaction that says so; `payment` counts it already. */
  refunded(ctx: AppContext, tx: Transaction): Promise<void>;
}

/** The card of the payment itself says what of it went back: whoever scrolls past it must not take it for money here. */
export async function markCardRefunded(ctx: AppContext, tx: Transaction, payment: PaymentRow): Promise<void> {
  const { pid, chat_id: chatId, refunded_paise: paise } = payment;
  const messageId = chatId === null ? undefined : await findPaymentMessage(tx, chatId, pid);
  if (messageId !== undefined) await amendMessage(ctx, tx, messageId, { refunded: paiseToRupees(paise) });
}
