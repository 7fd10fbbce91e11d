import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ARTICLE, OTHER_ARTICLE } from '../../../../tests/support/articles.ts';
import { createPaymentContext, type PaymentContext } from '../../../../tests/support/payment-context.ts';
import { sql } from '../../../platform/database/db.ts';
import { findPayment } from '../payments.store.ts';
import { orderCatalogueItem } from './order-catalogue-item.ts';

let test: PaymentContext;

beforeAll(async () => {
  test = await createPaymentContext({ timeoutMs: 500 });
});
afterEach(() => {
  test.setNow(undefined);
  test.sandbox.faults.endpoints = {};
});
afterAll(() => test.close());

const refusal = (code: string) => expect.objectContaining({ code });
const orderOf = async (pid: number) => (await findPayment(test.ctx.db, pid))?.merchant_order_id ?? '';
const orders = (farmerId: number) =>
  test.count(sql`select count(*) as n from payments where farmer_id = ${farmerId} and purpose = 'catalogue'`);

describe('ordering an article again', () => {
  it('leads to the order that waits for its money', async () => {
    const farmer = await test.farmer();
    const first = await orderCatalogueItem(test.ctx, farmer, ARTICLE.sku);
    expect(await orderCatalogueItem(test.ctx, farmer, ARTICLE.sku)).toEqual(first);
    const other = await orderCatalogueItem(test.ctx, farmer, OTHER_ARTICLE.sku);
    expect(other.pid).not.toBe(first.pid);
    expect(await orders(farmer.farmerId)).toBe(2);
  });

  it('is not charged twice when the provider had not told us yet that it is paid', async () => {
    const farmer = await test.farmer();
    const { pid } = await orderCatalogueItem(test.ctx, farmer, ARTICLE.sku);
    await test.sandbox.settle(await orderOf(pid), 'success');
    await expect(orderCatalogueItem(test.ctx, farmer, ARTICLE.sku)).rejects.toThrow(
      refusal('ITEM_JUST_PAID'),
    );
    expect(await orders(farmer.farmerId)).toBe(1);
    // Known as paid, it is no longer in the way of another piece.
    expect((await orderCatalogueItem(test.ctx, farmer, ARTICLE.sku)).pid).not.toBe(pid);
  });

  it('waits while the money of the last try may be on its way', async () => {
    const farmer = await test.farmer();
    await orderCatalogueItem(test.ctx, farmer, ARTICLE.sku);
    test.setNow(new Date(Date.now() + 3_600_000));
    test.sandbox.faults.endpoints = { status: { httpStatus: 500 } };
    await expect(orderCatalogueItem(test.ctx, farmer, ARTICLE.sku)).rejects.toThrow(
      refusal('PAYMENT_SETTLING'),
    );
    expect(await orders(farmer.farmerId)).toBe(1);
  });

  it('keeps the price it was ordered at', async () => {
    const farmer = await test.farmer();
    const { pid } = await orderCatalogueItem(test.ctx, farmer, ARTICLE.sku);
    expect(
      await test.count(
        sql`select count(*) as n from catalogue_orders where pid = ${pid} and price_paise = ${Math.round(ARTICLE.price * 100)}
              and sku = ${ARTICLE.sku} and name = ${JSON.stringify(ARTICLE.name)}::jsonb and gst_rate = ${ARTICLE.gstRate}`,
      ),
    ).toBe(1);
  });
});
