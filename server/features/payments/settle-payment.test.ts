import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publicStatus } from '#shared/domain/money/payment-state.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import {
  createPaymentContext,
  type PaymentContext,
  type Quoted,
} from '../../../tests/support/payment-context.ts';
import { sql } from '../../platform/database/db.ts';
import { createPayment } from './attempt/create-payment.ts';
import { applyProviderResult } from './check/apply-provider-result.ts';
import { checkPayment } from './check/check-payment.ts';
import { findPayment, type PaymentRow } from './payments.store.ts';
import { readPayment } from './read-payment.ts';
import { reconcilePayments } from './reconcile/reconcile-payments.ts';
import { receiveWebhook } from './webhooks/receive-webhook.ts';

let test: PaymentContext;

beforeAll(async () => {
  test = await createPaymentContext();
});
afterEach(() => {
  test.setNow(undefined);
  Object.assign(test.sandbox.faults, { endpoints: {}, reportedAmount: undefined });
});
afterAll(() => test.close());

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

interface Started extends Quoted {
  pid: number;
  order: string;
}

async function started(paise = 125_000): Promise<Started> {
  const quoted = await test.quotedFarmer(paise);
  const { pid } = await createPayment(test.ctx, quoted.farmer, {
    chat_id: quoted.chatId,
    amount: paise / 100,
  });
  const payment = (await findPayment(test.ctx.db, pid)) as PaymentRow;
  return { ...quoted, pid, order: payment.merchant_order_id };
}

const look = ({ farmer, pid }: Started) =>
  readPayment(test.ctx, { actors: [farmer], holdsResultCookie: false }, pid);

/** Everything a success leaves behind, counted. */
async function effects({ pid, chatId, quotationId }: Started) {
  return {
    messages: await test.count(
      sql`select count(*) as n from messages where chat_id = ${chatId} and kind = 'payment' and meta ->> 'pid' = ${String(pid)}`,
    ),
    transitions: await test.count(
      sql`select count(*) as n from payment_events where pid = ${pid} and to_status = 'success'`,
    ),
    paid: await test.count(
      sql`select count(*) as n from quotations where id = ${quotationId} and paid_at is not null`,
    ),
    unread: await test.count(sql`select unread_count as n from chats where id = ${chatId}`),
  };
}
const ONCE = { messages: 1, transitions: 1, paid: 1, unread: 1 };
const NEVER = { messages: 0, transitions: 0, paid: 0, unread: 0 };

describe('a payment the provider completed', () => {
  it('takes effect exactly once under twenty looks at a time, for one question to the provider', async () => {
    const payment = await started();
    await test.sandbox.settle(payment.order, 'success');
    const asked = test.sandbox.calls.status;
    test.setNow(later(4));
    await Promise.all(Array.from({ length: 20 }, () => look(payment)));
    expect(test.sandbox.calls.status - asked).toBe(1);
    expect((await look(payment)).status).toBe('success');
    expect(await effects(payment)).toEqual(ONCE);
  });

  it('takes effect exactly once although twenty answers arrive together', async () => {
    const payment = await started();
    const row = (await findPayment(test.ctx.db, payment.pid)) as PaymentRow;
    const answer = {
      state: 'COMPLETED' as const,
      amountPaise: 125_000,
      providerOrderId: row.provider_order_id ?? '',
    };
    await Promise.all(Array.from({ length: 20 }, () => applyProviderResult(test.ctx, row, 'poll', answer)));
    expect(await effects(payment)).toEqual(ONCE);
  });

  it('shows in the thread and in the log, where the quotation is now paid', async () => {
    const payment = await started();
    await test.sandbox.settle(payment.order, 'success');
    test.setNow(later(4));
    await look(payment);
    expect(
      await test.count(
        sql`select count(*) as n from messages where chat_id = ${payment.chatId} and kind = 'payment'
            and sender_role = 'farmer' and sender_id = ${payment.farmer.farmerId} and text = 'Payment received ₹1,250.00'
            and meta @> ${JSON.stringify({ pid: payment.pid, amount: 1250, quotation_id: payment.quotationId })}::jsonb`,
      ),
    ).toBe(1);
    expect(
      await test.count(
        sql`select count(*) as n from chat_events e join chats c on c.id = e.chat_id and c.head_seq = e.seq
            where e.chat_id = ${payment.chatId} and e.type = 'quotation'`,
      ),
    ).toBe(1);
  });

  it('is heard late as well: the browser closed, the order’s time over', async () => {
    const payment = await started();
    await test.sandbox.settle(payment.order, 'success');
    test.setNow(later(25 * 60));
    await reconcilePayments(test.ctx);
    expect(await effects(payment)).toEqual(ONCE);
  });

  it('stays so whatever is said afterwards', async () => {
    const payment = await started();
    await test.sandbox.settle(payment.order, 'success');
    test.setNow(later(4));
    await look(payment);
    const row = (await findPayment(test.ctx.db, payment.pid)) as PaymentRow;
    const contrary = { state: 'FAILED' as const, amountPaise: 1, providerOrderId: 'OTHER' };
    expect((await applyProviderResult(test.ctx, row, 'webhook', contrary)).status).toBe('success');
    expect(await effects(payment)).toEqual(ONCE);
  });
});

describe('a payment', () => {
  it('of another amount goes to a person and has no effect', async () => {
    const payment = await started();
    await test.sandbox.settle(payment.order, 'success');
    test.sandbox.faults.reportedAmount = 124_999;
    test.setNow(later(4));
    const seen = await look(payment);
    expect([seen.status, publicStatus(seen.status)]).toEqual(['review', 'pending']);
    expect(await effects(payment)).toEqual(NEVER);
    const again = createPayment(test.ctx, payment.farmer, { chat_id: payment.chatId, amount: 1250 });
    await expect(again).rejects.toMatchObject({ code: 'PAYMENT_SETTLING' });
  });

  it('that failed leaves its quotation open for another try', async () => {
    const payment = await started();
    await test.sandbox.settle(payment.order, 'failed');
    test.setNow(later(4));
    expect((await look(payment)).status).toBe('failed');
    expect(await effects(payment)).toEqual(NEVER);
    const next = await createPayment(test.ctx, payment.farmer, { chat_id: payment.chatId, amount: 1250 });
    expect(next.pid).not.toBe(payment.pid);
  });

  it.each([
    ['broken', { httpStatus: 500 }],
    ['refusing', { httpStatus: 401 }],
    ['lost on the way', { httpStatus: 404 }],
    ['too slow', { delayMs: 5_000 }],
  ])('stays pending while the provider is %s, and is asked again', async (_, fault) => {
    const payment = await started();
    await test.sandbox.settle(payment.order, 'success');
    test.sandbox.faults.endpoints.status = fault;
    test.setNow(later(4));
    expect((await look(payment)).status).toBe('pending');
    test.sandbox.faults.endpoints = {};
    test.setNow(later(60));
    await reconcilePayments(test.ctx);
    expect(await effects(payment)).toEqual(ONCE);
  });

  it('is asked about at most once in three seconds, though twenty tabs poll', async () => {
    const payment = await started();
    const asked = test.sandbox.calls.status;
    for (const seconds of [4, 5, 6, 6.9, 7.1, 8]) {
      test.setNow(later(seconds));
      await Promise.all(Array.from({ length: 20 }, () => look(payment)));
    }
    expect(test.sandbox.calls.status - asked).toBe(2);
  });

  it('placed at another provider is not asked about here', async () => {
    const payment = await started();
    await test.ctx.db.run(sql`update payments set provider = 'phonepe' where pid = ${payment.pid}`);
    test.setNow(later(60));
    expect(await checkPayment(test.ctx, payment.pid, 'poll')).toBe('not_open');
  });
});

describe('money for an attempt that was given up on', () => {
  async function givenUp(): Promise<Started> {
    const payment = await started();
    await test.ctx.db.run(
      sql`update payments set status = 'failed', failure_code = 'CHECKOUT_LOST' where pid = ${payment.pid}`,
    );
    await test.sandbox.settle(payment.order, 'success');
    return payment;
  }

  it('goes to a person, who finds the quotation unpaid', async () => {
    const payment = await givenUp();
    test.setNow(later(4));
    await checkPayment(test.ctx, payment.pid, 'webhook');
    expect(await test.payments(payment.quotationId)).toMatchObject([
      { status: 'review', failure_code: 'PAID_AFTER_FAILURE' },
    ]);
    expect(await effects(payment)).toEqual(NEVER);
  });

  it('is heard of although the provider was silent when it had called', async () => {
    const payment = await givenUp();
    const body = { event: 'checkout.order.completed', payload: { merchantOrderId: payment.order } };
    test.sandbox.faults.endpoints.status = { httpStatus: 503 };
    test.setNow(later(4));
    const asked = test.sandbox.calls.status;
    await receiveWebhook(test.ctx, Buffer.from(JSON.stringify(body)));
    await eventually(() => expect(test.sandbox.calls.status).toBeGreaterThan(asked));
    test.sandbox.faults.endpoints = {};
    test.setNow(later(90));
    await reconcilePayments(test.ctx);
    expect(await test.payments(payment.quotationId)).toMatchObject([
      { status: 'review', failure_code: 'PAID_AFTER_FAILURE' },
    ]);
  });

  it('is written down beside another live attempt, and counts for nothing', async () => {
    const payment = await givenUp();
    await createPayment(test.ctx, payment.farmer, { chat_id: payment.chatId, amount: 1250 });
    test.setNow(later(4));
    await checkPayment(test.ctx, payment.pid, 'webhook');
    expect(await test.payments(payment.quotationId)).toMatchObject([
      { status: 'failed' },
      { status: 'pending' },
    ]);
    expect(
      await test.count(
        sql`select count(*) as n from payment_events where pid = ${payment.pid} and from_status = 'failed' and to_status = 'failed'`,
      ),
    ).toBe(1);
  });
});
