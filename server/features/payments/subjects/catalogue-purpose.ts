import { textIn } from '#shared/domain/by-language.ts';
import { DEFAULT_LANGUAGE } from '#shared/domain/languages.ts';
import { formatPaise, paiseToRupees } from '#shared/domain/money/money.ts';
import { appendMessage, lockChat, openChat } from '../../chat/index.ts';
import type { PaymentRow } from '../payments.store.ts';
import { isOnSale } from './article-on-sale.ts';
import { readCatalogueOrder, setPaymentChat } from './catalogue-orders.store.ts';
import { markCardRefunded, type PaymentSubject } from './payment-subject.ts';

/** Paying an article of the catalogue: the thread says what was paid for, so that the office can send it. */
export function cataloguePurpose(payment: PaymentRow): PaymentSubject {
  const { pid, chat_id, farmer_id, amount_paise } = payment;
  return {
    async lock(tx) {
      if (chat_id !== null) await lockChat(tx, chat_id);
    },
    // Taken off the list, or sold by word alone from now on: nobody is led to the provider for it any more.
    async isPayable(ctx) {
      return isOnSale(ctx, (await readCatalogueOrder(ctx.db, pid)).sku);
    },
    orderMessage: () => `Order ${pid}`,
    async onTransition(ctx, tx, to) {
      if (to !== 'success') return;
      if (farmer_id === null) throw new Error(`payment ${pid} of an article lacks its farmer`);
      const order = await readCatalogueOrder(tx, pid);
      const chatId = chat_id ?? (await openChat(tx, farmer_id, 'farmer'));
      if (chat_id === null) await setPaymentChat(tx, pid, chatId);
      const text = `Payment received ${formatPaise(amount_paise)}: ${textIn(order.name, DEFAULT_LANGUAGE)} (${order.sku})`;
      await appendMessage(ctx, tx, {
        chatId,
        senderRole: 'farmer',
        senderId: farmer_id,
        // The compare-and-set of the transition is what makes this message the only one.
        clientId: null,
        contentHash: null,
        kind: 'payment',
        text,
        meta: {
          pid,
          amount: paiseToRupees(amount_paise),
          item: { sku: order.sku, ...order.name },
        },
        replyTo: null,
        file: null,
      });
    },
    refunded: (ctx, tx) => markCardRefunded(ctx, tx, payment),
  };
}
