import type { Product } from '#shared/contract/content/products.ts';
import type { OrderItemBody } from '#shared/contract/payment-pages.ts';
import { paiseToRupees, rupeesToPaise } from '#shared/domain/money/money.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { findChatByFarmer } from '../../chat/index.ts';
import type { FarmerActor } from '../../identity/index.ts';
import { insertPayment } from '../attempt/insert-payment.ts';
import { type OpenAttempt, payableAttempt, withinPayLimits } from '../attempt/payable-attempt.ts';
import { findPayment, type PaymentRow } from '../payments.store.ts';
import { articleOnSale } from '../subjects/article-on-sale.ts';
import { findOpenOrder, insertCatalogueOrder, lockOrdersOf } from '../subjects/catalogue-orders.store.ts';

/**
 * Brings a farmer to the provider's page for one piece of an article. Name and price are the list's; the price that a
 * browser names is the one its page shows, and no other one is charged unseen.
 *
 * @throws {AppError} ITEM_GONE, ITEM_ASK_FIRST, ITEM_SOLD_OUT, ITEM_NOT_LICENSED, PRICE_CHANGED, ITEM_JUST_PAID, PAYMENT_SETTLING, PAYMENT_START_FAILED
 */
export async function orderCatalogueItem(
  ctx: AppContext,
  actor: FarmerActor,
  order: OrderItemBody,
): Promise<{ pid: number }> {
  return withinPayLimits(ctx, actor, () => orderItem(ctx, actor, order));
}

async function orderItem(
  ctx: AppContext,
  actor: FarmerActor,
  { sku, amount }: OrderItemBody,
): Promise<{ pid: number }> {
  const shownPaise = amount === undefined ? undefined : rupeesToPaise(amount);
  let resumed: PaymentRow | undefined;
  return payableAttempt(ctx, async () => {
    // Asked in each round: between two of them lies a call to the provider.
    const item = await articleOnSale(ctx, sku);
    const before = resumed && (await findPayment(ctx.db, resumed.pid));
    // The farmer came back from paying, and the provider has only now told us. Twice is for them to say, not for us.
    if (before?.status === 'success') throw new AppError('ITEM_JUST_PAID');
    const attempt = await openOrder(ctx, actor, item, shownPaise);
    resumed = attempt.opened ? undefined : attempt.payment;
    return attempt;
  });
}

/**
 * The order of this article that waits for its money, or a new one. What was ordered at the price the page shows keeps it;
 * a new one has the list's.
 */
function openOrder(
  ctx: AppContext,
  { farmerId }: FarmerActor,
  item: Product,
  shownPaise: number | undefined,
): ReturnType<OpenAttempt> {
  const pricePaise = rupeesToPaise(item.price);
  const wantedPaise = shownPaise ?? pricePaise;
  return ctx.inTransaction(async (tx) => {
    await lockOrdersOf(tx, farmerId);
    const open = await findOpenOrder(tx, { farmerId, sku: item.sku, pricePaise: wantedPaise });
    const payment = open && (await findPayment(tx, open.pid));
    if (payment?.amount_paise === wantedPaise) return { payment, opened: false };
    if (wantedPaise !== pricePaise) {
      throw new AppError('PRICE_CHANGED', { known: { amount: String(paiseToRupees(pricePaise)) } });
    }
    if (payment) return { payment, opened: false, isOther: true };
    const chat = await findChatByFarmer(tx, farmerId);
    const opened = await insertPayment(ctx, tx, {
      purpose: 'catalogue',
      quotationId: null,
      chatId: chat?.id ?? null,
      farmerId,
      amountPaise: pricePaise,
    });
    await insertCatalogueOrder(tx, {
      pid: opened.pid,
      sku: item.sku,
      name: item.name,
      price_paise: pricePaise,
      hsn: item.hsn,
      gst_rate: item.gst.rate,
    });
    return { payment: opened, opened: true };
  });
}
