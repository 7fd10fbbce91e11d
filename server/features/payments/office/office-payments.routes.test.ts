import { isDeepStrictEqual } from 'node:util';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PayingFarmer, payingFarmer } from '../../../../tests/factories.ts';
import { OFFICE_EMAIL, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { ARTICLE } from '../../../../tests/support/articles.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { closeLines, openLine } from '../../../../tests/support/socket-lines.ts';
import { stepUp } from '../../../../tests/support/step-up.ts';
import { findInOutbox } from '../../../../tools/outbox.ts';
import { webhookDigest } from '../../../partners/payment-gateway/webhook.ts';
import { sql } from '../../../platform/database/db.ts';
import { OFFICE_NAME } from '../../identity/people/authors.store.ts';
import { findPayment } from '../payments.store.ts';

let app: TestApp;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp({ REFUND_FOUR_EYES_ABOVE: '1000' });
  office = await app.loginOffice();
});
afterEach(closeLines);
afterAll(() => app.close());

const started = () => payingFarmer(app, office, 1250.1, { name: 'ಶಂಕರಪ್ಪ' });

async function paid(): Promise<PayingFarmer> {
  const one = await started();
  const { headers } = await one.farmer.get(`/api/payment/iframe-token?pid=${one.pid}`);
  const page = new URL(headers.get('location') ?? '');
  const form = new URLSearchParams({ token: page.searchParams.get('token') ?? '', outcome: 'success' });
  await fetch(`${page.origin}/transact/outcome`, { method: 'POST', body: form });
  await eventually(async () => expect((await findPayment(app.ctx.db, one.pid))?.status).toBe('success'));
  return one;
}

const show = async (pid: number, client = office) => (await client.get(`/api/payments/${pid}`)).body.payment;
const n = async (statement: ReturnType<typeof sql>) =>
  (await app.ctx.db.one(Type.Object({ n: Type.Integer() }), statement)).n;

describe('the office’s list', () => {
  it('shows what each payment is, and pages by place', async () => {
    const one = await started();
    const { body } = await office.get('/api/payments');
    expect(body).toMatchObject({
      ok: true,
      four_eyes_above: 1000,
      second: 'login',
      health: { provider: 'sandbox', env: 'uat', oldest_open_at: expect.any(String) },
    });
    expect(body.payments[0]).toMatchObject({
      pid: one.pid,
      purpose: 'quote',
      env: 'uat',
      status: 'pending',
      amount: 1250.1,
      captured: null,
      refundable: 0,
      chat_id: one.chatId,
      farmer: { name: 'ಶಂಕರಪ್ಪ', mobile: one.farmer.mobile },
      alerts: [],
      refunds: [],
    });
    expect(JSON.stringify(body)).not.toContain('transact');
    const filters = ['open', 'review', 'success', 'failed', 'attention', 'refund'];
    for (const state of filters) expect((await office.get(`/api/payments?state=${state}`)).status).toBe(200);
    expect((await office.get('/api/payments?state=all')).status).toBe(400);
    expect((await office.get('/api/payments?cursor=x')).status).toBe(400);
    expect((await office.get(`/api/payments?chat_id=${one.chatId}`)).body.payments).toHaveLength(1);
  });

  it('names the article of the price list that was bought', async () => {
    const farmer = await app.loginFarmer();
    const { pid } = (await farmer.post('/api/payment/catalogue', { sku: ARTICLE.sku })).body;
    expect(await show(pid)).toMatchObject({ purpose: 'catalogue', item: { en: ARTICLE.name.en } });
    expect((await office.get('/api/payments')).body.payments[0]).toMatchObject({ pid, item: ARTICLE.name });
  });

  it('continues where a page ended, with none twice and none left out', async () => {
    await app.ctx.db.run(
      sql`insert into payments (pid, purpose, env, amount_paise, provider, merchant_order_id, status, created_at)
          select 2000000000000 + i, 'demo', 'uat', 500, 'sandbox', 'LIST-' || i, 'failed',
                 now() - interval '1 day' - (i / 3) * interval '1 second'
          from generate_series(1, 120) as i`,
    );
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const at: string = cursor && `&cursor=${cursor}`;
      const { body } = await office.get(`/api/payments?state=failed${at}`);
      seen.push(...body.payments.map(({ pid }: { pid: number }) => pid));
      cursor = body.next_cursor;
    }
    expect(seen.length).toBeGreaterThanOrEqual(120);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('asks the provider at a press of the office’s hand, at most once in three seconds', async () => {
    const { pid } = await started();
    const answers = await Promise.all([1, 2, 3, 4].map(() => office.post(`/api/payments/${pid}/check`, {})));
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['busy', 'busy', 'busy', 'checked']);
    expect((await office.post('/api/payments/999/check', {})).status).toBe(404);
  });

  it('tells of an open payment’s whole story, and of no stranger’s', async () => {
    const { pid, farmer } = await paid();
    const { body } = await office.get(`/api/payments/${pid}`);
    expect(body.history.map(({ to }: { to: string }) => to)).toEqual(['created', 'pending', 'success']);
    expect(body.payment).toMatchObject({ captured: 1250.1, refundable: 1250.1, utr: expect.any(String) });
    expect((await farmer.get(`/api/payments/${pid}`)).status).toBe(403);
    expect((await office.get('/api/payments/1')).status).toBe(404);
  });
});

describe('giving money back', () => {
  it('takes a code from the mail, and is done once however often it is sent', async () => {
    const { pid, chatId, farmer } = await paid();
    const body = { amount: 100.5, reason: 'Two bags were torn' };
    const path = `/api/payments/${pid}/refunds`;
    expect(await office.post(path, body)).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    await stepUp(app, office);
    const key = { 'idempotency-key': 'refund-1' };
    const first = await office.post(path, body, key);
    expect(first).toMatchObject({
      status: 200,
      body: { refund: { amount: 100.5, waits_for_second: false, requested_by: OFFICE_NAME } },
    });
    expect((await office.post(path, body, key)).body).toEqual(first.body);
    expect(await office.post(path, { ...body, amount: 101 }, key)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await n(sql`select count(*) as n from refunds where pid = ${pid}`)).toBe(1);
    // The look-alike ends refunds after some seconds and calls; the call makes the server ask.
    await eventually(async () => expect((await show(pid)).refunded).toBe(100.5));
    expect((await show(pid)).refunds[0]).toMatchObject({ state: 'completed' });
    expect((await show(pid)).refundable).toBe(1149.6);
    const { merchant_refund_id: reference } = (await show(pid)).refunds[0];
    for (const client of [farmer, office]) {
      const { body: thread } = await client.get(`/api/chat/thread/${chatId}`);
      const told = thread.filter((message: { message_type: string }) => message.message_type === 'refund');
      expect(told).toMatchObject([
        {
          sender_role: 'admin',
          text: `Refunded ₹100.50, reference ${reference}`,
          meta: { auto: true, pid, amount: 100.5, refund_reference: reference },
        },
      ]);
      // Why is the office's own note.
      expect(JSON.stringify(told)).not.toContain('torn');
    }
  });

  it('above the limit takes another login', async () => {
    const { pid } = await paid();
    await stepUp(app, office);
    const asked = await office.post(`/api/payments/${pid}/refunds`, {
      amount: '1250.10',
      reason: 'Not delivered',
    });
    const { id, waits_for_second, may_confirm } = asked.body.refund;
    expect([waits_for_second, may_confirm]).toEqual([true, false]);
    const confirm = `/api/payments/${pid}/refunds/${id}/confirm`;
    await stepUp(app, office);
    expect((await office.post(confirm, { decision: 'confirm' })).body.code).toBe('REFUND_SAME_LOGIN');

    const colleague = await app.loginOffice();
    expect((await show(pid, colleague)).refunds[0].may_confirm).toBe(true);
    expect((await colleague.get('/api/payments?state=attention')).body.payments[0]).toMatchObject({
      pid,
      alerts: [{ kind: 'refund_waits' }],
    });
    expect((await colleague.post(confirm, { decision: 'confirm' })).body.code).toBe('STEP_UP_REQUIRED');
    await stepUp(app, colleague);
    expect((await colleague.post(confirm, { decision: 'confirm' })).body.refund).toMatchObject({
      confirmed_by: OFFICE_NAME,
      waits_for_second: false,
    });
    await eventually(async () => expect((await show(pid)).refunded).toBe(1250.1));
  });

  it('is told to every desk from the request on, and when it is declined: the goods go or stay by it', async () => {
    const { pid, chatId } = await paid();
    const { heard } = await openLine(app.url, await app.loginOffice(), 'office');
    const told = () =>
      heard.filter((each) =>
        isDeepStrictEqual(each, ['office:changed', { what: 'customer', chat_id: chatId }]),
      );
    await stepUp(app, office);
    const body = { amount: 1250.1, reason: 'Not delivered' };
    const { id } = (await office.post(`/api/payments/${pid}/refunds`, body)).body.refund;
    await expect.poll(told).toHaveLength(1);
    await office.post(`/api/payments/${pid}/refunds/${id}/confirm`, { decision: 'decline' });
    await expect.poll(told).toHaveLength(2);
  });

  it('a login’s code opens no step-up, and a step-up’s no login', async () => {
    await office.post('/api/admin/step-up', {});
    const mail = await findInOutbox(app.dataDir, OFFICE_EMAIL, ({ subject }) =>
      subject?.endsWith('confirm an act'),
    );
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    const login = await office.post('/api/admin/verify-otp', { email: OFFICE_EMAIL, code });
    expect(login).toMatchObject({ status: 401, body: { code: 'OFFICE_OTP_FAILED' } });
    expect((await office.post('/api/admin/step-up/verify', { code: '000000' })).status).toBe(401);
    const other = await app.loginOffice();
    expect((await other.post('/api/admin/step-up/verify', { code })).status).toBe(401);
  });
});

describe('starting a payment with an Idempotency-Key', () => {
  it('leads to the same attempt with the same answer', async () => {
    const { farmer, chatId, pid } = await started();
    const body = { chat_id: chatId, amount: 1250.1 };
    const key = { 'idempotency-key': 'pay-1' };
    const first = await farmer.post('/api/payment/create', body, key);
    expect(first.body).toMatchObject({ ok: true, pid });
    expect((await farmer.post('/api/payment/create', body, key)).body).toEqual(first.body);
    expect((await farmer.post('/api/payment/create', { ...body, amount: 5 }, key)).status).toBe(422);
    expect((await farmer.post('/api/payment/create', body, { 'idempotency-key': 'a b' })).status).toBe(400);
  });
});

describe('the webhooks’ book', () => {
  const genuine = () => webhookDigest(app.config.payment.webhookUsername, app.config.payment.webhookPassword);
  const send = (body: string | Buffer, authorization = genuine(), type = 'application/json') =>
    fetch(`${app.url}/api/payment/phonepe/webhook`, {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body: new Uint8Array(Buffer.from(body)),
    });

  it('keeps every body once, and asks about it once', async () => {
    const { pid } = await started();
    const row = await findPayment(app.ctx.db, pid);
    const body = JSON.stringify({
      event: 'checkout.order.completed',
      payload: { merchantOrderId: row?.merchant_order_id, state: 'COMPLETED', amount: 125_010 },
    });
    for (let times = 0; times < 5; times += 1) expect((await send(body)).status).toBe(200);
    const order = row?.merchant_order_id;
    await eventually(async () => {
      expect(
        await n(sql`select count(*) as n from payment_webhooks
                    where merchant_order_id = ${order} and deliveries = 5 and outcome = 'asked'`),
      ).toBe(1);
    });
    expect(await findPayment(app.ctx.db, pid)).toMatchObject({ check_count: 1, status: 'pending' });
  });

  it('keeps calls about strange orders, tells the office once, and changes nothing', async () => {
    for (const event of ['a', 'b', 'c']) {
      const payload = { merchantOrderId: 'AV-STRANGE' };
      expect((await send(JSON.stringify({ event, payload }))).status).toBe(200);
    }
    await eventually(async () => {
      expect(await n(sql`select count(*) as n from payment_webhooks where outcome = 'unknown'`)).toBe(3);
    });
    expect(
      await n(sql`select count(*) as n from payment_alerts where alert_key = 'unknown_order:AV-STRANGE'`),
    ).toBe(1);
  });

  it('answers what nobody can read, refuses what is too large, and keeps nothing of a stranger', async () => {
    const before = await n(sql`select count(*) as n from payment_webhooks`);
    expect((await send('not json', genuine(), 'text/plain')).status).toBe(200);
    expect((await send(Buffer.alloc(0))).status).toBe(200);
    expect((await send(Buffer.alloc(65_537, 0x20))).status).toBe(413);
    expect((await send('{}', '0'.repeat(64))).status).toBe(401);
    expect(await n(sql`select count(*) as n from payment_webhooks`)).toBe(before + 2);
  });
});
