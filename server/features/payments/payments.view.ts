import type { DemoQuoteAnswer } from '#shared/contract/payment-pages.ts';
import type { PaymentStatusAnswer } from '#shared/contract/payments.ts';
import { byLanguage, textIn } from '#shared/domain/by-language.ts';
import { DEFAULT_LANGUAGE } from '#shared/domain/languages.ts';
import { paiseToRupees } from '#shared/domain/money/money.ts';
import { publicStatus } from '#shared/domain/money/payment-state.ts';
import type { PaymentRow } from './payments.store.ts';
import type { DemoQuoteRow } from './shop/demo-quotes.store.ts';

/** All a payer learns; `meta` is a JSON string because the specification says so. */
export function viewPayment(row: PaymentRow): PaymentStatusAnswer['payment'] {
  return {
    status: publicStatus(row.status),
    amount: paiseToRupees(row.amount_paise),
    ...(row.refunded_paise > 0 ? { refunded: paiseToRupees(row.refunded_paise) } : {}),
    meta: JSON.stringify({ merchantOrderId: row.merchant_order_id }),
  };
}

/** Our page, never the provider's address: the provider refuses browsers that come from nowhere. */
export function checkoutPath(pid: number): string {
  return `/payment/phonepe/iframe?pid=${pid}`;
}

export function viewDemoQuote(row: DemoQuoteRow): DemoQuoteAnswer['quote'] {
  const { [DEFAULT_LANGUAGE]: words, ...translations } = byLanguage((language) => ({
    title: textIn(row.title, language),
    note: textIn(row.note, language),
  }));
  return { ...words, amount: paiseToRupees(row.amount_paise), ...translations };
}
