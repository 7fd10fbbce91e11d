import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { SiteContent } from '#shared/contract/content/kinds.ts';
import { ARTICLE } from '../../../../tests/support/articles.ts';
import { createPaymentContext, type PaymentContext } from '../../../../tests/support/payment-context.ts';
import { sql } from '../../../platform/database/db.ts';
import type { FarmerActor } from '../../identity/index.ts';
import { readPayTo } from './read-pay-to.ts';

let test: PaymentContext;
let shipped: SiteContent;

beforeAll(async () => {
  test = await createPaymentContext();
  shipped = test.ctx.content.now();
});
const publish = (content: SiteContent) => {
  const { content: inForce } = test.ctx;
  inForce.replace(content, inForce.release(), new Set());
};
afterEach(() => publish(shipped));
afterAll(() => test.close());

const noPayer = () => Promise.reject(new Error('nobody need be asked'));
const payer = (farmer: FarmerActor) => async () => farmer;
const { sku, price } = ARTICLE;

it('tells the account of this moment, also of an order that is on no list', async () => {
  const { id, name } = shipped.pay.upi;
  expect(await readPayTo(test.ctx, noPayer, {})).toEqual({ ok: true, pay_to: { id, name } });
  publish({ ...shipped, pay: { ...shipped.pay, upi: { id: 'new.house@bank', name: 'New House' } } });
  expect(await readPayTo(test.ctx, noPayer, { sku: 'GEN-001' })).toEqual({
    ok: true,
    pay_to: { id: 'new.house@bank', name: 'New House' },
  });
});

it('tells what an article costs now, and why it is not sold any more', async () => {
  const of = (change: object) => ({
    ...shipped,
    products: shipped.products.map((item) => (item.sku === sku ? { ...item, ...change } : item)),
  });
  const order = async () => (await readPayTo(test.ctx, noPayer, { sku })).order;
  expect(await order()).toEqual({ amount: price, payable: true });
  publish(of({ price: price + 0.5, stock: 'in' }));
  expect(await order()).toEqual({ amount: price + 0.5, payable: true });
  publish(of({ stock: 'out' }));
  expect(await order()).toEqual({ amount: price, payable: false, not_sold: 'out' });
});

it('tells its farmer alone how a quotation stands', async () => {
  const { farmer, quotationId } = await test.quotedFarmer(125_050);
  const other = await test.farmer();
  const order = async () => (await readPayTo(test.ctx, payer(farmer), { quotation_id: quotationId })).order;
  expect(await order()).toEqual({ amount: 1250.5, payable: true });
  await expect(readPayTo(test.ctx, payer(other), { quotation_id: quotationId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await test.ctx.db.run(sql`update quotations set withdrawn_at = now() where id = ${quotationId}`);
  expect(await order()).toEqual({ amount: 1250.5, payable: false });
});
