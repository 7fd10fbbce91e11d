import { formatPaise, paiseToRupees } from '#shared/domain/money.ts';
import { appendMessage } from '../chat/index.ts';
import { lockQuotation, markQuotationPaid, recordQuotationChange } from '../quotes/index.ts';
import type { PaymentRow } from './payments.store.ts';
import type { Purpose } from './purpose.ts';

/** Paying a quotation: it becomes paid, the thread says so, and its card changes with every step. */
export const quotePurpose: Purpose = {
  async lock(tx, payment) {
    const { quotationId, chatId } = owners(payment);
    await lockQuotation(tx, { id: quotationId, chat_id: chatId });
  },
  orderMessage: ({ quotation_id }) => `Quotation ${quotation_id}`,
  async follow(ctx, tx, payment, to) {
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
        summary: text,
        meta: { pid, amount: paiseToRupees(amount_paise), quotation_id: quotationId },
        replyTo: null,
        file: null,
      });
    }
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
