import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import {
  createPaymentContext,
  type PaymentContext,
  type Quoted,
} from '../../../tests/support/payment-context.ts';
import { sql } from '../../platform/database/db.ts';
import { closeAlert } from './alerts/close-alert.ts';
import { insertAlert, resolveAlert } from './alerts/payment-alerts.store.ts';
import { createPayment } from './attempt/create-payment.ts';
import { checkPayment } from './check/check-payment.ts';
import { settleReview } from './office/review-payment.ts';
import { findPayment, type PaymentRow } from './payments.store.ts';
import { compareDay, queueComparisons } from './reconcile/compare-day.ts';
import { listUncheckedDays } from './reconcile/daily-checks.store.ts';
import { reconcilePayments } from './reconcile/reconcile-payments.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { receiveWebhook } from './webhooks/receive-webhook.ts';

let test: PaymentContext;

beforeAll(async () => {
  test = await createPaymentContext();
});
afterEach(() => {
  test.setNow(undefined);
  test.sandbox.faults.misreported.clear();
  Object.assign(test.sandbox.faults, { endpoints: {} });
});
afterAll(() => test.close());

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
const payment = async (pid: number) => (await findPayment(test.ctx.db, pid)) as PaymentRow;
const code = (expected: string) => expect.objectContaining({ code: expected });

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
  return { ...quoted, pid, order: (await payment(pid)).merchant_order_id };
}

async function looked(from: Started, seconds = 4): Promise<PaymentRow> {
  test.setNow(later(seconds));
  await checkPayment(test.ctx, from.pid, 'reconcile');
  return payment(from.pid);
}

async function inReview(): Promise<Started> {
  const one = await started();
  await test.sandbox.settle(one.order, 'success');
  test.sandbox.faults.misreported.set(one.order, 124_999);
  expect((await looked(one)).status).toBe('review');
  return one;
}

const alerts = (pid: number, kind: string) =>
  test.count(
    sql`select count(*) as n from payment_alerts where pid = ${pid} and kind = ${kind} and resolved_at is null`,
  );
const mailsAbout = async (pid: number) => (await test.mails()).filter((mail) => mail.includes(String(pid)));

describe('the office is told', () => {
  it('once by mail of a payment that is open for more than an hour, until it is over', async () => {
    const one = await started();
    test.sandbox.faults.endpoints.status = { httpStatus: 503 };
    test.setNow(later(3_599));
    await reconcilePayments(test.ctx);
    expect(await alerts(one.pid, 'late')).toBe(0);
    for (const seconds of [3_605, 3_700, 7_300]) {
      test.setNow(later(seconds));
      await reconcilePayments(test.ctx);
    }
    expect(await alerts(one.pid, 'late')).toBe(1);
    await eventually(async () => expect(await mailsAbout(one.pid)).toHaveLength(1));

    test.sandbox.faults.endpoints = {};
    await test.sandbox.settle(one.order, 'success');
    expect((await looked(one, 7_400)).status).toBe('success');
    expect(await alerts(one.pid, 'late')).toBe(0);
  });

  it('once of each thing while it stands, and anew when it begins again', async () => {
    const alert = { key: 'late:again', pid: null, kind: 'late', detail: {}, now: new Date() } as const;
    const raised = [await insertAlert(test.ctx.db, alert), await insertAlert(test.ctx.db, alert)];
    await resolveAlert(test.ctx.db, alert.key, new Date());
    raised.push(await insertAlert(test.ctx.db, alert));
    expect(raised.map((id) => id !== undefined)).toEqual([true, false, true]);
  });

  it('of a payment that does not fit', async () => {
    const one = await inReview();
    expect(await alerts(one.pid, 'review')).toBe(1);
    await eventually(async () => {
      expect((await mailsAbout(one.pid)).join()).toContain('AMOUNT_MISMATCH');
    });
  });
});

describe('a payment in review', () => {
  const settle = (actor: Parameters<typeof settleReview>[1], pid: number, to: 'success' | 'failed') =>
    settleReview(test.ctx, actor, pid, { to, reason: 'The bank statement shows it' });

  it('is ended by a person, with a code and a reason, and everything follows', async () => {
    const one = await inReview();
    const actor = await test.officeLogin();
    await expect(settle(actor, one.pid, 'success')).rejects.toEqual(code('STEP_UP_REQUIRED'));
    await test.stepUp(actor);
    await expect(settleReview(test.ctx, actor, one.pid, { to: 'success', reason: ' ' })).rejects.toEqual(
      code('REASON_REQUIRED'),
    );
    await settle(actor, one.pid, 'success');
    expect(await payment(one.pid)).toMatchObject({ status: 'success', captured_paise: 124_999 });
    expect(await alerts(one.pid, 'review')).toBe(0);
    expect(
      await test.count(
        sql`select count(*) as n from quotations where id = ${one.quotationId} and paid_at is not null`,
      ),
    ).toBe(1);
    expect(
      await test.count(
        sql`select count(*) as n from payment_events where pid = ${one.pid} and source = 'office'
            and staff_id = ${actor.staffId} and detail ->> 'reason' = 'The bank statement shows it'`,
      ),
    ).toBe(1);
    expect(
      await test.count(
        sql`select count(*) as n from audit_log where action = 'payment.settle' and subject = ${`payment:${one.pid}`}`,
      ),
    ).toBe(1);
    await test.stepUp(actor);
    await expect(settle(actor, one.pid, 'failed')).rejects.toEqual(code('PAYMENT_NOT_IN_REVIEW'));
  });

  it('ended as failed, the quotation can be paid by another attempt', async () => {
    const one = await inReview();
    const actor = await test.officeLogin();
    await test.stepUp(actor);
    await settle(actor, one.pid, 'failed');
    const next = await createPayment(test.ctx, one.farmer, { chat_id: one.chatId, amount: 1250 });
    expect(next.pid).not.toBe(one.pid);
  });

  it('is decided once, though ten decide at one moment', async () => {
    const one = await inReview();
    const actors = await Promise.all(Array.from({ length: 10 }, () => test.officeLogin()));
    for (const actor of actors) await test.stepUp(actor);
    const results = await Promise.allSettled(
      actors.map((actor, index) => settle(actor, one.pid, index % 2 ? 'success' : 'failed')),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not moved by the provider saying the same or another thing again', async () => {
    const one = await inReview();
    test.sandbox.faults.misreported.clear();
    expect((await looked(one, 60)).status).toBe('review');
    test.setNow(later(70));
    expect(await checkPayment(test.ctx, one.pid, 'office')).toBe('checked');
    expect((await payment(one.pid)).status).toBe('review');
  });
});

describe('money that comes while a payment waits to be decided', () => {
  /** Nobody has paid by the last look, five days after the start. */
  async function unresolved(): Promise<Started> {
    const one = await started();
    expect((await looked(one, 6 * 86_400)).status).toBe('review');
    expect((await payment(one.pid)).captured_paise).toBeNull();
    return one;
  }
  async function settled(pid: number, to: 'success' | 'failed' = 'success') {
    const actor = await test.officeLogin();
    await test.stepUp(actor);
    await settleReview(test.ctx, actor, pid, { to, reason: 'The bank statement shows it' });
  }
  async function giveBack(pid: number) {
    const actor = await test.officeLogin();
    await test.stepUp(actor);
    return requestRefund(test.ctx, actor, pid, { amount: 1250, reason: 'Out of stock' }, null);
  }

  it('is noted when the provider calls, decides nothing, and can be given back', async () => {
    const one = await unresolved();
    await test.sandbox.settle(one.order, 'success');
    test.setNow(later(6 * 86_400 + 60));
    const body = { event: 'checkout.order.completed', payload: { merchantOrderId: one.order } };
    await receiveWebhook(test.ctx, Buffer.from(JSON.stringify(body)));
    await eventually(async () =>
      expect(await payment(one.pid)).toMatchObject({ status: 'review', captured_paise: 125_000 }),
    );
    await settled(one.pid);
    expect(await giveBack(one.pid)).toMatchObject({ amount_paise: 125_000 });
  });

  it('is asked about when the office decides', async () => {
    const one = await unresolved();
    await test.sandbox.settle(one.order, 'success');
    test.setNow(later(6 * 86_400 + 60));
    await settled(one.pid);
    expect(await payment(one.pid)).toMatchObject({ status: 'success', captured_paise: 125_000 });
  });

  it('is to be looked at where the office counts it as failed all the same', async () => {
    const one = await unresolved();
    await test.sandbox.settle(one.order, 'success');
    test.setNow(later(6 * 86_400 + 60));
    await settled(one.pid, 'failed');
    expect(await payment(one.pid)).toMatchObject({ status: 'failed', captured_paise: 125_000 });
    expect(await alerts(one.pid, 'mismatch')).toBe(1);
  });

  it('does not hold the decision up while the provider is silent, and is asked about afterwards', async () => {
    const one = await unresolved();
    await test.sandbox.settle(one.order, 'success');
    test.sandbox.faults.endpoints.status = { httpStatus: 503 };
    test.setNow(later(6 * 86_400 + 60));
    await settled(one.pid);
    expect(await payment(one.pid)).toMatchObject({ status: 'success', captured_paise: null });
    await expect(giveBack(one.pid)).rejects.toEqual(code('REFUND_NOT_POSSIBLE'));
    test.sandbox.faults.endpoints = {};
    test.setNow(later(6 * 86_400 + 70));
    expect(await checkPayment(test.ctx, one.pid, 'office')).toBe('checked');
    expect(await payment(one.pid)).toMatchObject({ status: 'success', captured_paise: 125_000 });
    test.setNow(later(6 * 86_400 + 80));
    expect(await checkPayment(test.ctx, one.pid, 'office')).toBe('not_open');
    expect(await giveBack(one.pid)).toMatchObject({ amount_paise: 125_000 });
  });
});

describe('a payment that failed', () => {
  it('is asked about again by the office: money that came late goes to a person', async () => {
    const one = await started();
    await test.ctx.db.run(
      sql`update payments set status = 'failed', failure_code = 'CHECKOUT_LOST' where pid = ${one.pid}`,
    );
    await test.sandbox.settle(one.order, 'success');
    test.setNow(later(10));
    expect(await checkPayment(test.ctx, one.pid, 'poll')).toBe('not_open');
    expect(await checkPayment(test.ctx, one.pid, 'office')).toBe('checked');
    expect((await payment(one.pid)).status).toBe('review');
  });
});

describe('the comparison of yesterday', () => {
  /** Paid on a day in India of its own, so that each test has its books to itself. */
  async function paidOn(day: string, paise = 125_000): Promise<Started> {
    const one = await started(paise);
    await test.sandbox.settle(one.order, 'success');
    expect((await looked(one)).status).toBe('success');
    await test.ctx.db.run(
      sql`update payments set paid_at = ${`${day}T23:30:00+05:30`} where pid = ${one.pid}`,
    );
    return one;
  }
  /** The provider, which does not answer for this order. */
  const silentOf = (order: string) => ({
    ...test.ctx.payments,
    getStatus: (asked: string) =>
      asked === order ? Promise.reject(new Error('no answer')) : test.ctx.payments.getStatus(asked),
  });
  const result = (day: string) =>
    test.count(
      sql`select mismatches * 100 + checked as n from payment_daily_checks where day = ${day}::date and finished_at is not null`,
    );

  it('finds nothing where both books agree, and is made once', async () => {
    await paidOn('2026-03-01');
    await compareDay(test.ctx, { day: '2026-03-01' });
    expect(await result('2026-03-01')).toBe(1);
    const asked = test.sandbox.calls.status;
    await compareDay(test.ctx, { day: '2026-03-01' });
    expect(test.sandbox.calls.status).toBe(asked);
  });

  it('tells of another amount, and leaves what counted counted', async () => {
    const [good, bad] = [await paidOn('2026-03-02'), await paidOn('2026-03-02')];
    test.sandbox.faults.misreported.set(bad.order, 1);
    await compareDay(test.ctx, { day: '2026-03-02' });
    expect(await result('2026-03-02')).toBe(102);
    expect([await alerts(good.pid, 'mismatch'), await alerts(bad.pid, 'mismatch')]).toEqual([0, 1]);
    expect((await payment(bad.pid)).status).toBe('success');
    const actor = await test.officeLogin();
    const closing = { kind: 'mismatch', reason: 'The provider corrected its report' } as const;
    await expect(closeAlert(test.ctx, actor, good.pid, closing)).rejects.toEqual(code('NOT_FOUND'));
    await closeAlert(test.ctx, actor, bad.pid, closing);
    expect(await alerts(bad.pid, 'mismatch')).toBe(0);
    await eventually(async () => {
      expect((await mailsAbout(bad.pid)).join()).toContain('the provider says 1 paise, we say 125000');
    });
  });

  it('is made again when the provider does not answer', async () => {
    await paidOn('2026-03-03');
    test.sandbox.faults.endpoints.status = { httpStatus: 503 };
    await expect(compareDay(test.ctx, { day: '2026-03-03' })).rejects.toThrow('unusable');
    test.sandbox.faults.endpoints = {};
    await compareDay(test.ctx, { day: '2026-03-03' });
    expect(await result('2026-03-03')).toBe(1);
  });

  it('made again, writes a difference down once', async () => {
    const [bad, last] = [await paidOn('2026-03-07'), await paidOn('2026-03-07')];
    test.sandbox.faults.misreported.set(bad.order, 1);
    await compareDay({ ...test.ctx, payments: silentOf(last.order) }, { day: '2026-03-07' }).catch(() => {});
    expect(await result('2026-03-07').catch(() => 'open')).toBe('open');
    await compareDay(test.ctx, { day: '2026-03-07' });
    expect(await result('2026-03-07')).toBe(102);
    const noted = sql`select count(*) as n from payment_events where pid = ${bad.pid} and detail ? 'difference'`;
    expect(await test.count(noted)).toBe(1);
  });

  it('is made by one worker, though its job was queued twice', async () => {
    await paidOn('2026-03-06');
    const asked = test.sandbox.calls.status;
    const twice = [1, 2].map(() => compareDay(test.ctx, { day: '2026-03-06' }));
    await Promise.all(twice);
    expect(test.sandbox.calls.status).toBe(asked + 1);
    expect(await result('2026-03-06')).toBe(1);
  });

  it('starts by itself from two in the night, in India, and a night that was missed is made up for', async () => {
    const one = await paidOn('2026-03-04');
    test.setNow(new Date('2026-03-05T01:59:00+05:30'));
    await queueComparisons(test.ctx);
    expect(
      await test.count(
        sql`select (select count(*) from graphile_worker.jobs where key = 'payments-day:2026-03-04')
                 + (select count(*) from payment_daily_checks where day = '2026-03-04') as n`,
      ),
    ).toBe(0);
    test.setNow(new Date('2026-03-05T09:00:00+05:30'));
    await queueComparisons(test.ctx);
    await queueComparisons(test.ctx);
    await eventually(async () => expect(await result('2026-03-04')).toBe(1));
    expect(await alerts(one.pid, 'mismatch')).toBe(0);
  });

  it('is made up for within a week, of the days since the first payment and of no others', async () => {
    await paidOn('2026-03-12');
    test.setNow(new Date('2026-03-14T09:00:00+05:30'));
    await queueComparisons(test.ctx);
    await eventually(async () => expect(await result('2026-03-12')).toBe(1));
    await test.ctx.db.run(
      sql`update payments set paid_at = '2026-04-10T12:00:00Z' where paid_at < '2026-04-10'`,
    );
    expect(await listUncheckedDays(test.ctx.db, '2026-04-05', '2026-04-11')).toEqual([
      '2026-04-10',
      '2026-04-11',
    ]);
    expect(await listUncheckedDays(test.ctx.db, '2026-04-01', '2026-04-07')).toEqual(['2026-04-07']);
  });
});

describe('clocks that differ', () => {
  it.each([-40, 40])('by %i minutes close nobody’s page and end no order early', async (minutes) => {
    const quoted = await test.quotedFarmer(60_000);
    test.setNow(later(minutes * 60));
    const { pid } = await createPayment(test.ctx, quoted.farmer, { chat_id: quoted.chatId, amount: 600 });
    const { expires_at } = await payment(pid);
    expect(Math.abs(Date.parse(expires_at ?? '') - later((minutes + 20) * 60).getTime())).toBeLessThan(5_000);
    const again = await createPayment(test.ctx, quoted.farmer, { chat_id: quoted.chatId, amount: 600 });
    expect(again.pid).toBe(pid);
  });
});
