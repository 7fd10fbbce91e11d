import { formatPaise, paiseToRupees } from '#shared/domain/money/money.ts';
import { appendMessage } from '../../chat/index.ts';
import {
  lockQuotation,
  markQuotationPaid,
  markQuotationRefunded,
  recordQuotationChange,
} from '../../quotes/index.ts';
import { isAllBack, type QuotePaymentRow } from '../payments.store.ts';
import { markCardRefunded, type PaymentSubject } from './payment-subject.ts';

/** Paying a quotation: it becomes paid, the thread says so, and its card changes with every step. */
export function quotePurpose(payment: QuotePaymentRow): PaymentSubject {
  const { pid, amount_paise, quotation_id, chat_id, farmer_id } = payment;
  const quotation = { id: quotation_id, chat_id };
  return {
    async lock(tx) {
      await lockQuotation(tx, quotation);
    },
    orderMessage: () => `Quotation ${quotation_id}`,
    async onTransition(ctx, tx, to) {
      if (to === 'success') {
        await markQuotationPaid(ctx, tx, quotation_id);
        await appendMessage(ctx, tx, {
          chatId: chat_id,
          senderRole: 'farmer',
          senderId: farmer_id,
          // The compare-and-set of the transition is what makes this message the only one.
          clientId: null,
          contentHash: null,
          kind: 'payment',
          text: `Payment received ${formatPaise(amount_paise)}`,
          meta: { pid, amount: paiseToRupees(amount_paise), quotation_id },
          replyTo: null,
          file: null,
        });
      }
      await recordQuotationChange(ctx, tx, quotation);
    },
    async refunded(ctx, tx) {
      if (payment.status === 'success' && isAllBack(payment))
        await markQuotationRefunded(ctx, tx, quotation_id);
      await markCardRefunded(ctx, tx, payment);
      await recordQuotationChange(ctx, tx, quotation);
    },
  };
}
