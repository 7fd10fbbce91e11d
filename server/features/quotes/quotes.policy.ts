import type { ErrorCode } from '#shared/errors.ts';
import type { Actor } from '../accounts/index.ts';
import type { QuotationRow } from './quotes.store.ts';

/** A farmer lists his own quotations, the office anybody's. @param mobile ten digits, as stored */
export function mayListOf(actor: Actor, mobile: string): boolean {
  return actor.role === 'admin' || actor.mobile === mobile;
}

/**
 * Why a quotation may not leave now, undefined when it may: while money may be on its way to it, taking it
 * off a list would hide what the money is for.
 */
export function refusalToRemove(quotation: Pick<QuotationRow, 'in_payment'>): ErrorCode | undefined {
  return quotation.in_payment ? 'PAYMENT_SETTLING' : undefined;
}

/** Why the office may not take a quotation back; a paid one is a record of business. */
export function refusalToWithdraw(
  quotation: Pick<QuotationRow, 'in_payment' | 'paid_at'>,
): ErrorCode | undefined {
  return quotation.paid_at === null ? refusalToRemove(quotation) : 'QUOTE_PAID';
}
