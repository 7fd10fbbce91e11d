import { formatPaise } from '#shared/domain/money/money.ts';
import type { PaymentAlertKind } from '#shared/domain/money/payment-state.ts';
import type { AppContext } from '../../../context.ts';
import type { AlertRow } from './payment-alerts.store.ts';

/** One reader, the office, which works in English. */
const SENTENCES: Readonly<Record<PaymentAlertKind, string>> = {
  review: 'What the payment provider reports does not fit what was asked for. Look at it and settle it.',
  late: 'This payment is open for more than an hour. The provider is asked on; look whether money came.',
  paid_twice:
    'Money came for an attempt that was given up on, beside another attempt for the same quotation. A refund waits for your confirmation.',
  mismatch: 'The daily comparison found that our book and the provider’s differ.',
  refund_waits: 'A refund above the limit waits to be confirmed by a second person.',
  refund_late: 'A refund is on its way for more than ten days. Ask the provider.',
  refund_failed: 'The provider could not give the money back. The customer still waits for it.',
  unknown_order: 'The payment provider called about an order that is not in our book.',
};

export function alertMail({ config, content }: AppContext, alert: AlertRow) {
  const { kind, amount_paise: paise, merchant_order_id: order } = alert;
  const amount = paise === null ? '' : ` (${formatPaise(paise)})`;
  const facts = Object.entries(alert.detail).map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`);
  return {
    to: config.office.email,
    subject: `${content.now().shop.name}: a payment needs you${amount}`,
    text: [
      SENTENCES[kind],
      '',
      ...(order === null ? [] : [`Order: ${order}`]),
      ...(alert.pid === null ? [] : [`Payment: ${alert.pid}`]),
      ...(alert.env === 'uat' ? ['A test system: no real money.'] : []),
      ...facts,
      '',
      `${config.publicUrl}/admin`,
    ].join('\n'),
  };
}
