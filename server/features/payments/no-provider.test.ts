import { afterAll, beforeAll, expect, it } from 'vitest';
import { ARTICLE } from '../../../tests/support/articles.ts';
import { createPaymentContext, type PaymentContext } from '../../../tests/support/payment-context.ts';
import { createPaymentGateway } from '../../partners/payment-gateway/index.ts';
import { sql } from '../../platform/database/db.ts';
import { createPayment } from './attempt/create-payment.ts';
import { orderCatalogueItem } from './shop/order-catalogue-item.ts';

/** A shop that takes money at the counter and by UPI alone. */
let test: PaymentContext;
beforeAll(async () => {
  test = await createPaymentContext();
  const { payment } = test.ctx.config;
  Object.assign(test.ctx, { payments: createPaymentGateway({ ...payment, provider: 'none' }) });
});
afterAll(() => test.close());

it('opens no payment, of a quotation or of an article, and stores nothing', async () => {
  const { farmer, chatId } = await test.quotedFarmer(125_050);
  const refusal = expect.objectContaining({ code: 'PAYMENTS_OFF' });
  await expect(createPayment(test.ctx, farmer, { chat_id: chatId, amount: 1250.5 })).rejects.toEqual(refusal);
  await expect(orderCatalogueItem(test.ctx, farmer, { sku: ARTICLE.sku })).rejects.toEqual(refusal);
  expect(await test.count(sql`select count(*) as n from payments`)).toBe(0);
});

it('believes no webhook', () => {
  expect(test.ctx.payments.isAuthenticWebhook('anything')).toBe(false);
  expect(test.ctx.payments.isAuthenticWebhook(undefined)).toBe(false);
});
