import { formatPaise, paiseToRupees } from '#shared/domain/money/money.ts';
import { appendMessage } from '../../chat/index.ts';
import {
  lockQuotation,
  markQuotationPaid,
  markQuotationRefunded,
  recordQuotationChange,
} from '../../quotes/index.ts';
import { isAllBack, type PaymentRow } from '../payments.store.ts';
import { markCardRefunded, type PaymentSubject } from './payment-subject.ts';

/** Paying a quotation: it becomes paid, the thread says so, and its card changes with every step. */
export const quotePurpose: PaymentSubject = {
  async lock(tx, payment) {
    const { quotationId, chatId } = owners(payment);
    await lockQuotation(tx, { id: quotationId, chat_id: chatId });
  },
  orderMessage: ({ quotation_id }) => `Quotation ${quotation_id}`,
  async onTransition(ctx, tx, payment, to) {
    const { quotationId, chatId, farmerId } = owners(payment);
    if (to === 'success') {
      await markQuotationPaid(ctx, tx, quotationId);
      const { pid, amount_paise } = payment;
      const text = `Payment received ${formatPaise(amount_paise)}`;
      await appendMessage(ctx, tx, {
        chatId,
        senderRole: 'farmer',
        senderId: farmerId,
        // The compare-and-set of the transition is what makes this message the only one.
        clientId: null,
        contentHash: null,
        kind: 'payment',
        text,
        meta: { pid, amount: paiseToRupees(amount_paise), quotation_id: quotationId },
        replyTo: null,
        file: null,
      });
    }
    await recordQuotationChange(ctx, tx, { id: quotationId, chat_id: chatId });
  },
  async refunded(ctx, tx, payment) {
    const { quotationId, chatId } = owners(payment);
    if (payment.status === 'success' && isAllBack(payment)) await markQuotationRefunded(ctx, tx, quotationId);
    await markCardRefunded(ctx, tx, payment);
    await recordQuotationChange(ctx, tx, { id: quotationId, chat_id: chatId });
  },
};

/** The database lets no quotation's payment be without them. */
function owners({ pid, quotation_id, chat_id, farmer_id }: PaymentRow) {
  if (quotation_id === null || chat_id === null || farmer_id === null) {
    throw new Error(`payment ${pid} of a quotation lacks its owners`);
  }
  return { quotationId: quotation_id, chatId: chat_id, farmerId: farmer_id };
}
