import type { ErrorCode } from '#shared/errors.ts';
import { isPaid, type QuotationRow } from './quotes.store.ts';

/**
 * Why a quotation may not leave now, undefined when it may: while money may be on its way to it, taking it
 * off a list would hide what the money is for.
 */
export function refusalToRemove(quotation: Pick<QuotationRow, 'in_payment'>): ErrorCode | undefined {
  return quotation.in_payment ? 'PAYMENT_SETTLING' : undefined;
}

/** Why the office may not take a quotation back; one whose money is here is a record of business. */
export function refusalToWithdraw(
  quotation: Pick<QuotationRow, 'in_payment' | 'paid_at' | 'refunded_at'>,
): ErrorCode | undefined {
  if (isPaid(quotation)) return 'QUOTE_PAID';
  return quotation.in_payment ? 'QUOTE_IN_PAYMENT' : undefined;
}
