import { formatPaise, paiseToRupees } from '#shared/domain/money/money.ts';
import type { PaymentStatus } from '#shared/domain/money/payment-state.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { amendMessage, appendAutomatic, findPaymentMessage } from '../../chat/index.ts';
import type { PaymentRow } from '../payments.store.ts';
import type { RefundRow } from '../refunds/refunds.store.ts';

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

/**
 * Tells both sides in the thread that money is back, with the name under which the provider has it. Called in the
 * transaction that completes the refund, behind the chat's lock: the compare-and-set there makes it the only one.
 * Money for which there is no thread (an article whose payment never counted) is told of by the bank alone.
 */
export async function appendRefundMessage(
  ctx: AppContext,
  tx: Transaction,
  { pid, chat_id: chatId }: PaymentRow,
  { amount_paise: paise, merchant_refund_id: reference }: RefundRow,
): Promise<void> {
  if (chatId === null) return;
  const text = `Refunded ${formatPaise(paise)}, reference ${reference}`;
  const meta = { pid, amount: paiseToRupees(paise), refund_reference: reference };
  await appendAutomatic(ctx, tx, { chatId, kind: 'refund', text, meta });
}

/** The card of the payment itself says what of it went back: whoever scrolls past it must not take it for money here. */
export async function markCardRefunded(ctx: AppContext, tx: Transaction, payment: PaymentRow): Promise<void> {
  const { pid, chat_id: chatId, refunded_paise: paise } = payment;
  const messageId = chatId === null ? undefined : await findPaymentMessage(tx, chatId, pid);
  if (messageId !== undefined) await amendMessage(ctx, tx, messageId, { refunded: paiseToRupees(paise) });
}
