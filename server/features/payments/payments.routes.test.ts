import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PayingFarmer, payingFarmer } from '../../../tests/factories.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { webhookDigest } from '../../partners/payment-gateway/webhook.ts';
import { sql } from '../../platform/database/db.ts';
import { findPayment } from './payments.store.ts';

const WEBHOOK = '/api/payment/phonepe/webhook';

let app: TestApp;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
});
afterAll(() => app.close());

const started = () => payingFarmer(app, office, 1250.1);

/** What the payer does on the provider's page, as their browser does it. */
async function choose(payment: PayingFarmer, outcome: string): Promise<void> {
  const { headers } = await payment.farmer.get(`/api/payment/iframe-token?pid=${payment.pid}`);
  const page = new URL(headers.get('location') ?? '');
  const shown = await fetch(page, { headers: { referer: `${app.url}${payment.checkoutUrl}` } });
  expect(await shown.text()).toContain('₹1,250.10');
  const form = new URLSearchParams({ token: page.searchParams.get('token') ?? '', outcome });
  expect((await fetch(`${page.origin}/transact/outcome`, { method: 'POST', body: form })).status).toBe(200);
}

const status = (client: TestClient, pid: number) => client.get(`/api/payment/status/${pid}`);
const webhook = (authorization: string | undefined, body: unknown) =>
  fetch(`${app.url}${WEBHOOK}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    body: JSON.stringify(body),
  });

describe('a payment', () => {
  it('goes from the Pay button to a paid quotation, told by the provider alone', async () => {
    const payment = await started();
    expect(payment.checkoutUrl).toBe(`/payment/phonepe/iframe?pid=${payment.pid}`);
    expect((await status(payment.farmer, payment.pid)).body.payment).toMatchObject({
      status: 'pending',
      amount: 1250.1,
    });
    await choose(payment, 'success');
    // No browser asks: the webhook makes the server look.
    await eventually(async () =>
      expect((await findPayment(app.ctx.db, payment.pid))?.status).toBe('success'),
    );

    const { body } = await status(payment.farmer, payment.pid);
    const { merchant_order_id } = (await findPayment(app.ctx.db, payment.pid)) ?? {};
    expect(body).toEqual({
      ok: true,
      payment: {
        status: 'success',
        amount: 1250.1,
        meta: JSON.stringify({ merchantOrderId: merchant_order_id }),
      },
    });
    const thread = await office.get(`/api/chat/thread/${payment.chatId}?role=admin`);
    // A job writes the receipt, which may stand behind the payment already.
    const messages = thread.body.filter(
      ({ message_type }: { message_type: string }) => message_type !== 'receipt',
    );
    expect(messages.at(-1)).toMatchObject({
      message_type: 'payment',
      sender_role: 'farmer',
      meta: { pid: payment.pid, amount: 1250.1, quotation_id: payment.quotationId },
    });
    const [quotation] = (await payment.farmer.get(`/api/quotes/list-by-mobile/${payment.farmer.mobile}`))
      .body;
    expect(quotation).toMatchObject({ id: payment.quotationId, status: 'paid' });
    const again = await payment.farmer.post('/api/payment/create', {
      chat_id: payment.chatId,
      amount: 1250.1,
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'QUOTE_PAID' } });
  });

  it('that the bank declines ends as failed', async () => {
    const payment = await started();
    await choose(payment, 'failed');
    await eventually(async () =>
      expect((await status(payment.farmer, payment.pid)).body.payment.status).toBe('failed'),
    );
    const token = await payment.farmer.get(`/api/payment/iframe-token?pid=${payment.pid}`);
    expect(token).toMatchObject({ status: 409, body: { code: 'PAYMENT_NOT_OPEN' } });
  });

  it.each(['pending', 'cancel'])('left as %s stays pending', async (outcome) => {
    const payment = await started();
    await choose(payment, outcome);
    expect((await status(payment.farmer, payment.pid)).body.payment.status).toBe('pending');
  });
});

describe('its status', () => {
  it('is for its payer, their browser after the login is gone, and the office', async () => {
    const payment = await started();
    expect((await status(office, payment.pid)).status).toBe(200);
    await payment.farmer.post('/api/auth/logout', {});
    expect((await payment.farmer.get('/api/auth/me')).body.farmer).toBeNull();
    expect((await status(payment.farmer, payment.pid)).status).toBe(200);
    payment.farmer.cookies.delete('payment_result');
    expect((await status(payment.farmer, payment.pid)).status).toBe(404);
  });

  it('does not exist for anybody else', async () => {
    const { pid } = await started();
    const other = await app.loginFarmer();
    for (const client of [other, app.client()]) {
      expect((await status(client, pid)).body).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    }
    expect((await status(office, 0)).status).toBe(404);
    expect((await status(office, 999)).status).toBe(404);
    expect((await office.get('/api/payment/status/abc')).status).toBe(400);
  });

  it('is not opened by another payment’s cookie', async () => {
    const [mine, theirs] = [await started(), await started()];
    const thief = app.client();
    thief.cookies.set('payment_result', mine.farmer.cookies.get('payment_result') ?? '');
    expect((await status(thief, mine.pid)).status).toBe(200);
    expect((await status(thief, theirs.pid)).status).toBe(404);
  });
});

describe('the provider’s page', () => {
  it('is given to the payer, as JSON or by a redirection that may be framed', async () => {
    const { farmer, pid } = await started();
    const path = `/api/payment/iframe-token?pid=${pid}`;
    const json = await farmer.get(path, { accept: 'application/json' });
    expect(json.body).toEqual({ ok: true, tokenUrl: expect.stringContaining('/transact?token=') });
    const redirect = await farmer.get(path);
    expect(redirect.status).toBe(302);
    expect(redirect.headers.get('location')).toBe(json.body.tokenUrl);
    expect(redirect.headers.get('cache-control')).toBe('no-store');
    expect(redirect.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(redirect.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('is given to nobody else', async () => {
    const { pid } = await started();
    const path = `/api/payment/iframe-token?pid=${pid}`;
    expect((await app.client().get(path)).status).toBe(401);
    expect((await office.get(path)).status).toBe(403);
    expect((await (await app.loginFarmer()).get(path)).status).toBe(404);
  });
});

describe('starting one', () => {
  it('is for farmers, and for chats of their own', async () => {
    const { chatId } = await started();
    const body = { chat_id: chatId, amount: 1250.1 };
    expect((await app.client().post('/api/payment/create', body)).status).toBe(401);
    expect((await office.post('/api/payment/create', body)).status).toBe(403);
    const other = await (await app.loginFarmer()).post('/api/payment/create', body);
    expect(other).toMatchObject({
      status: 404,
      body: { error: 'Chat not found. Please send a message once.' },
    });
  });

  it.each([
    [{ chat_id: 1 }],
    [{ amount: 5 }],
    [{ chat_id: 1, amount: null }],
    [{ chat_id: 'x', amount: 5 }],
    [{ chat_id: 1, amount: 5, role: 'admin' }],
  ])('refuses %j as it stands', async (body) => {
    const { status: code } = await (await app.loginFarmer()).post('/api/payment/create', body);
    expect(code).toBe(400);
  });
});

describe('a webhook', () => {
  const call = async (pid: number) => ({
    event: 'checkout.order.completed',
    payload: {
      merchantOrderId: (await findPayment(app.ctx.db, pid))?.merchant_order_id,
      state: 'COMPLETED',
      amount: 125_010,
    },
  });
  const genuine = () => webhookDigest(app.config.payment.webhookUsername, app.config.payment.webhookPassword);

  it('that is forged is refused, and the address that keeps forging is shut out', async () => {
    const { pid } = await started();
    const answers: number[] = [];
    for (let tries = 0; tries < 22; tries += 1) {
      answers.push((await webhook(tries % 2 ? undefined : '0'.repeat(64), await call(pid))).status);
    }
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(answers.slice(20)).toEqual([429, 429]);
    expect((await findPayment(app.ctx.db, pid))?.status).toBe('pending');
  });

  it('that claims a success the provider does not confirm changes nothing', async () => {
    const payment = await started();
    expect((await webhook(genuine(), await call(payment.pid))).status).toBe(200);
    await eventually(async () => expect((await findPayment(app.ctx.db, payment.pid))?.check_count).toBe(1));
    expect((await findPayment(app.ctx.db, payment.pid))?.status).toBe('pending');
  });

  it('about an order we do not have, or about none, is answered and forgotten', async () => {
    for (const body of [
      { event: 'x', payload: { merchantOrderId: 'AV-NOBODY' } },
      { event: 'pg.refund.completed' },
      [],
      'text',
    ]) {
      expect((await webhook(genuine(), body)).status).toBe(200);
    }
  });

  it('replayed after the end adds nothing', async () => {
    const payment = await started();
    await choose(payment, 'success');
    await eventually(async () =>
      expect((await findPayment(app.ctx.db, payment.pid))?.status).toBe('success'),
    );
    for (let replay = 0; replay < 3; replay += 1) await webhook(genuine(), await call(payment.pid));
    const { n } = await app.ctx.db.one(
      Type.Object({ n: Type.Integer() }),
      sql`select count(*) as n from messages where chat_id = ${payment.chatId} and kind = 'payment'`,
    );
    expect(n).toBe(1);
  });
});
