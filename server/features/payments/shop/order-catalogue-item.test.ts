import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ARTICLE, OTHER_ARTICLE } from '../../../../tests/support/articles.ts';
import { createPaymentContext, type PaymentContext } from '../../../../tests/support/payment-context.ts';
import { sql } from '../../../platform/database/db.ts';
import { publishItems } from '../../content/index.ts';
import { findPayment } from '../payments.store.ts';
import { orderCatalogueItem } from './order-catalogue-item.ts';

let test: PaymentContext;

beforeAll(async () => {
  test = await createPaymentContext({ timeoutMs: 500 });
});
afterEach(() => {
  publish(ARTICLE.price);
  test.setNow(undefined);
  test.sandbox.faults.endpoints = {};
});
afterAll(() => test.close());

/** The owner publishes another price. */
function publish(price: number): void {
  const { content } = test.ctx;
  const before = content.now();
  const products = before.products.map((item) => (item.sku === ARTICLE.sku ? { ...item, price } : item));
  content.replace({ ...before, products }, content.release(), new Set());
}

const refusal = (code: string) => expect.objectContaining({ code });
const orderOf = async (pid: number) => (await findPayment(test.ctx.db, pid))?.merchant_order_id ?? '';
const orders = (farmerId: number) =>
  test.count(sql`select count(*) as n from payments where farmer_id = ${farmerId} and purpose = 'catalogue'`);

describe('ordering an article again', () => {
  it('leads to the order that waits for its money', async () => {
    const farmer = await test.farmer();
    const first = await orderCatalogueItem(test.ctx, farmer, { sku: ARTICLE.sku });
    expect(await orderCatalogueItem(test.ctx, farmer, { sku: ARTICLE.sku })).toEqual(first);
    const other = await orderCatalogueItem(test.ctx, farmer, { sku: OTHER_ARTICLE.sku });
    expect(other.pid).not.toBe(first.pid);
    expect(await orders(farmer.farmerId)).toBe(2);
  });

  it('is not charged twice when the provider had not told us yet that it is paid', async () => {
    const farmer = await test.farmer();
    const { pid } = await orderCatalogueItem(test.ctx, farmer, { sku: ARTICLE.sku });
    await test.sandbox.settle(await orderOf(pid), 'success');
    await expect(orderCatalogueItem(test.ctx, farmer, { sku: ARTICLE.sku })).rejects.toThrow(
      refusal('ITEM_JUST_PAID'),
    );
    expect(await orders(farmer.farmerId)).toBe(1);
    // Known as paid, it is no longer in the way of another piece.
    expect((await orderCatalogueItem(test.ctx, farmer, { sku: ARTICLE.sku })).pid).not.toBe(pid);
  });

  it('waits while the money of the last try may be on its way', async () => {
    const farmer = await test.farmer();
    await orderCatalogueItem(test.ctx, farmer, { sku: ARTICLE.sku });
    test.setNow(new Date(Date.now() + 3_600_000));
    test.sandbox.faults.endpoints = { status: { httpStatus: 500 } };
    await expect(orderCatalogueItem(test.ctx, farmer, { sku: ARTICLE.sku })).rejects.toThrow(
      refusal('PAYMENT_SETTLING'),
    );
    expect(await orders(farmer.farmerId)).toBe(1);
  });

  it('keeps the price it was ordered at', async () => {
    const farmer = await test.farmer();
    const { pid } = await orderCatalogueItem(test.ctx, farmer, { sku: ARTICLE.sku });
    expect(
      await test.count(
        sql`select count(*) as n from catalogue_orders where pid = ${pid} and price_paise = ${Math.round(ARTICLE.price * 100)}
              and sku = ${ARTICLE.sku} and name = ${JSON.stringify(ARTICLE.name)}::jsonb and gst_rate = ${ARTICLE.gstRate}`,
      ),
    ).toBe(1);
  });
});

describe('a price published while somebody looks at the page of before', () => {
  const { sku, price } = ARTICLE;
  const amountOf = async (pid: number) => (await findPayment(test.ctx.db, pid))?.amount_paise;

  it('is told, and nothing is charged until the payer has seen it', async () => {
    const farmer = await test.farmer();
    publish(price + 7.25);
    await expect(orderCatalogueItem(test.ctx, farmer, { sku, amount: price })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      known: { amount: String(price + 7.25) },
    });
    expect(await orders(farmer.farmerId)).toBe(0);
    const { pid } = await orderCatalogueItem(test.ctx, farmer, { sku, amount: price + 7.25 });
    expect(await amountOf(pid)).toBe(Math.round((price + 7.25) * 100));
  });

  it('leaves an order of before at the price that was seen', async () => {
    const farmer = await test.farmer();
    const first = await orderCatalogueItem(test.ctx, farmer, { sku, amount: price });
    publish(price + 1);
    expect(await orderCatalogueItem(test.ctx, farmer, { sku, amount: price })).toEqual(first);
  });

  it.each([
    ['with the new price', price + 1],
    ['from a page that names none', undefined],
  ])('opens no order %s beside one that was just paid', async (_how, amount) => {
    const farmer = await test.farmer();
    const { pid } = await orderCatalogueItem(test.ctx, farmer, { sku });
    await test.sandbox.settle(await orderOf(pid), 'success');
    publish(price + 1);
    const again = orderCatalogueItem(test.ctx, farmer, { sku, ...(amount && { amount }) });
    await expect(again).rejects.toThrow(refusal('ITEM_JUST_PAID'));
    expect(await orders(farmer.farmerId)).toBe(1);
  });

  it('opens none beside one that can still be paid, and one once that has ended', async () => {
    const farmer = await test.farmer();
    const { pid } = await orderCatalogueItem(test.ctx, farmer, { sku });
    publish(price + 1);
    const again = () => orderCatalogueItem(test.ctx, farmer, { sku, amount: price + 1 });
    await expect(again()).rejects.toThrow(refusal('PAYMENT_SETTLING'));
    expect(await orders(farmer.farmerId)).toBe(1);
    await test.sandbox.settle(await orderOf(pid), 'failed');
    test.setNow(new Date(Date.now() + 4_000));
    const { pid: other } = await again();
    expect(await amountOf(other)).toBe((price + 1) * 100);
  });
});

it('an article of which another node has published a moment ago that it is sold by word alone is not ordered', async () => {
  const farmer = await test.farmer();
  await publishItems(test.ctx, [
    { kind: 'product', key: ARTICLE.sku, body: { ...ARTICLE, stock: 'ask' } as Record<string, unknown> },
  ]);
  const order = orderCatalogueItem(test.ctx, farmer, { sku: ARTICLE.sku });
  await expect(order).rejects.toThrow(refusal('ITEM_ASK_FIRST'));
});
