import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '#content/catalogue.ts';
import type { SiteContent } from '#shared/contract/content/kinds.ts';
import type { Product } from '#shared/contract/content/products.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { ARTICLE } from '../../../../tests/support/articles.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { sql } from '../../../platform/database/db.ts';
import { findPayment } from '../payments.store.ts';

let app: TestApp;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
});
afterAll(() => app.close());

const { sku: SKU, price: PRICE, name: NAME } = ARTICLE;
const order = (client: TestClient, sku: string) => client.post('/api/payment/catalogue', { sku });
const statusOf = async (pid: number) => (await findPayment(app.ctx.db, pid))?.status;
const count = async (statement: ReturnType<typeof sql>) =>
  (await app.ctx.db.one(Type.Object({ n: Type.Integer() }), statement)).n;

/** What the payer does on the provider's page, as their browser does it. */
async function choose(client: TestClient, pid: number, outcome: string): Promise<string> {
  const { status, headers } = await client.get(`/api/payment/iframe-token?pid=${pid}`);
  expect(status).toBe(302);
  const page = new URL(headers.get('location') ?? '');
  const shown = await fetch(page, { headers: { referer: `${app.url}/payment/phonepe/iframe?pid=${pid}` } });
  const form = new URLSearchParams({ token: page.searchParams.get('token') ?? '', outcome });
  expect((await fetch(`${page.origin}/transact/outcome`, { method: 'POST', body: form })).status).toBe(200);
  return shown.text();
}

async function pay(client: TestClient, pid: number): Promise<void> {
  await choose(client, pid, 'success');
  await eventually(async () => {
    await client.get(`/api/payment/status/${pid}`);
    expect(await statusOf(pid)).toBe('success');
  });
}

describe('an article of the list', () => {
  it.each(CATALOGUE.filter(({ ask }) => !ask))('$sku costs what the list says', async ({ sku, price }) => {
    const farmer = await app.loginFarmer();
    const { status, body } = await order(farmer, sku);
    expect({ status, body }).toMatchObject({ status: 200, body: { ok: true } });
    expect(body.checkoutUrl).toBe(`/payment/phonepe/iframe?pid=${body.pid}`);
    expect(await findPayment(app.ctx.db, body.pid)).toMatchObject({
      purpose: 'catalogue',
      amount_paise: Math.round(price * 100),
      quotation_id: null,
      status: 'pending',
    });
  });

  it.each(['GEN-001', SKU.toLowerCase(), `${SKU} `])('%s is not on it', async (sku) => {
    const farmer = await app.loginFarmer();
    expect(await order(farmer, sku)).toMatchObject({ status: 404, body: { ok: false, code: 'ITEM_GONE' } });
  });

  describe('as the list has it at this moment', () => {
    const inForce = () => app.ctx.content.now();
    let shipped: SiteContent;
    beforeAll(() => {
      shipped = inForce();
    });
    // Under the release it has: another one is read anew from the tables, where an owner's files are.
    const replace = (content: SiteContent) =>
      app.ctx.content.replace(content, app.ctx.content.release(), new Set());
    afterEach(() => replace(shipped));
    const publish = (change: Partial<SiteContent>) => replace({ ...inForce(), ...change });
    const changed = (change: Partial<Product>) => ({
      products: inForce().products.map((item) => (item.sku === SKU ? { ...item, ...change } : item)),
    });

    it('costs what was published, not what it cost', async () => {
      publish(changed({ price: 777.25 }));
      const { body } = await order(await app.loginFarmer(), SKU);
      expect(await findPayment(app.ctx.db, body.pid)).toMatchObject({ amount_paise: 77_725 });
    });

    it.each([
      ['low', 200, undefined],
      ['ask', 409, 'ITEM_ASK_FIRST'],
      ['request', 409, 'ITEM_ASK_FIRST'],
      ['out', 409, 'ITEM_SOLD_OUT'],
    ] as const)('in stock: %s, is answered %i %s', async (stock, status, code) => {
      publish(changed({ stock }));
      const answer = await order(await app.loginFarmer(), SKU);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    });

    it.each([
      ['by word alone', () => changed({ stock: 'ask' })],
      ['not at all', () => ({ products: [] })],
    ])('sold %s from now on, an order of before is led to the provider no more', async (_how, change) => {
      const farmer = await app.loginFarmer();
      const { pid } = (await order(farmer, SKU)).body;
      const open = () => farmer.get(`/api/payment/iframe-token?pid=${pid}`);
      expect((await open()).status).toBe(302);
      publish(change());
      expect(await open()).toMatchObject({ status: 409, body: { code: 'PAYMENT_NOT_OPEN' } });
      expect((await order(farmer, SKU)).status).toBeGreaterThanOrEqual(404);
    });

    it('is refused behind the last day of the licence it is sold under', async () => {
      const validUntil = '2026-01-31';
      const licences = inForce().licences.licences.map((licence) => ({ ...licence, validUntil }));
      publish({ ...changed({ category: 'seeds' }), licences: { licences } });
      const answer = await order(await app.loginFarmer(), SKU);
      expect(answer).toMatchObject({ status: 409, body: { code: 'ITEM_NOT_LICENSED' } });
      publish(changed({ category: 'services' }));
      expect((await order(await app.loginFarmer(), SKU)).status).toBe(200);
    });
  });

  it('takes no price, name or number of pieces from a browser', async () => {
    const farmer = await app.loginFarmer();
    for (const extra of [{ price: 1 }, { amount: -1 }, { name: 'Gift' }, { quantity: 0 }]) {
      const answer = await farmer.post('/api/payment/catalogue', { sku: SKU, ...extra });
      expect(answer).toMatchObject({ status: 400, body: { ok: false } });
    }
    const answer = await farmer.post('/api/payment/catalogue', { sku: SKU, amount: 1 });
    expect(answer).toMatchObject({
      status: 409,
      body: { ok: false, code: 'PRICE_CHANGED', known: { amount: String(PRICE) } },
    });
  });

  it('paid by somebody who never wrote opens their chat and tells the office what for, once', async () => {
    const farmer = await app.loginFarmer();
    const { pid } = (await order(farmer, SKU)).body;
    expect((await farmer.get('/api/auth/me')).body.farmer.chat_id).toBeNull();
    await pay(farmer, pid);
    const chatId = (await farmer.get('/api/auth/me')).body.farmer.chat_id;
    const thread = await office.get(`/api/chat/thread/${chatId}?role=admin`);
    // The receipt comes by a job, sooner or later.
    const told = thread.body.filter((each: { message_type: string }) => each.message_type !== 'receipt');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      message_type: 'payment',
      sender_role: 'farmer',
      text: `Payment received ${formatRupees(PRICE)}: ${NAME.en} (${SKU})`,
      meta: { pid, amount: PRICE, item: { sku: SKU, en: NAME.en } },
    });
    expect(await findPayment(app.ctx.db, pid)).toMatchObject({ chat_id: chatId });
  });

  it('that the bank declined can be ordered anew, with nothing in the chat', async () => {
    const farmer = await app.loginFarmer();
    const { pid } = (await order(farmer, SKU)).body;
    await choose(farmer, pid, 'failed');
    // Whoever asks the provider first, the provider's call or the new order: the other finds it asked just now.
    await expect.poll(() => statusOf(pid)).toBe('failed');
    const again = (await order(farmer, SKU)).body;
    expect(again.pid).not.toBe(pid);
    expect((await farmer.get('/api/auth/me')).body.farmer.chat_id).toBeNull();
  });

  it('ordered from five tabs at once is one order', async () => {
    const farmer = await app.loginFarmer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(farmer, SKU)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.pid)).size).toBe(1);
  });
});

describe('the demonstration', () => {
  const read = (client: TestClient, token = 'UAT-DEMO') => client.get(`/api/payment/demo/quote/${token}`);
  const demoPay = (client: TestClient, token = 'UAT-DEMO') => client.post('/api/payment/demo/pay', { token });

  it('shows its quotation to anybody', async () => {
    const { status, body } = await read(app.client());
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, quote: { title: expect.any(String), amount: 450 } });
    expect(body.quote.note).toMatch(/No money moves/);
    expect(body.quote.kn.title).toMatch(/\p{Script=Kannada}/u);
  });

  it.each(['no-such-token', 'UAT-DEMO-2'])('knows no token %s', async (token) => {
    const stranger = app.client();
    const refused = { status: 404, body: { ok: false, error: 'Not found.' } };
    expect(await read(stranger, token)).toMatchObject(refused);
    expect(await demoPay(stranger, token)).toMatchObject(refused);
  });

  it('is paid by a stranger with a test system’s money, and their browser alone reads the result', async () => {
    const stranger = app.client();
    const { status, body } = await demoPay(stranger);
    expect(status).toBe(200);
    expect(await findPayment(app.ctx.db, body.pid)).toMatchObject({
      purpose: 'demo',
      env: 'uat',
      chat_id: null,
      farmer_id: null,
    });
    await pay(stranger, body.pid);
    const result = await stranger.get(`/api/payment/status/${body.pid}`);
    expect(result.body.payment).toMatchObject({ status: 'success', amount: 450 });
    const another = await app.loginFarmer();
    expect((await another.get(`/api/payment/status/${body.pid}`)).status).toBe(404);
  });

  it('cannot be written down as real money', async () => {
    await expect(
      app.ctx.db.run(
        sql`insert into payments (pid, purpose, amount_paise, provider, env, merchant_order_id)
            values (4503599627370497, 'demo', 100, 'phonepe', 'live', 'AV-live-demo')`,
      ),
    ).rejects.toThrow();
    expect(await count(sql`select count(*) as n from payments where purpose = 'demo' and env = 'live'`)).toBe(
      0,
    );
  });

  it('is switched off where real money would move, and by its setting', async () => {
    const { ctx } = app;
    const { env } = ctx.payments;
    Object.assign(ctx.payments, { env: 'live' });
    expect((await read(app.client())).status).toBe(404);
    expect((await demoPay(app.client())).status).toBe(404);
    Object.assign(ctx.payments, { env });
    Object.assign(ctx.config, { demoQuotes: false });
    expect((await read(app.client())).status).toBe(404);
    Object.assign(ctx.config, { demoQuotes: true });
    expect((await read(app.client())).status).toBe(200);
  });
});
