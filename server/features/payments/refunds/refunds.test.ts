import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import {
  createPaymentContext,
  type PaymentContext,
  type Quoted,
} from '../../../../tests/support/payment-context.ts';
import { sql } from '../../../platform/database/db.ts';
import { findChat } from '../../chat/index.ts';
import type { OfficeActor } from '../../identity/index.ts';
import { withdrawQuotation } from '../../quotes/end-quotation.ts';
import { listQuotationsForOffice } from '../../quotes/index.ts';
import { countOpenAlerts } from '../alerts/payment-alerts.store.ts';
import { createPayment } from '../attempt/create-payment.ts';
import { applyProviderResult } from '../check/apply-provider-result.ts';
import { findOfficePayment } from '../office/office-payments.store.ts';
import { findPayment, type PaymentRow } from '../payments.store.ts';
import { viewPayment } from '../payments.view.ts';
import { readPayment } from '../read-payment.ts';
import { reconcilePayments } from '../reconcile/reconcile-payments.ts';
import { advanceRefund } from './advance-refund.ts';
import { confirmRefund } from './confirm-refund.ts';
import { findRefund, type RefundRow } from './refunds.store.ts';
import { requestRefund } from './request-refund.ts';

let test: PaymentContext;

beforeAll(async () => {
  test = await createPaymentContext();
});
afterEach(() => {
  test.setNow(undefined);
  Object.assign(test.sandbox.faults, { endpoints: {}, refunds: 'wait' });
});
afterAll(() => test.close());

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

interface Paid extends Quoted {
  pid: number;
  order: string;
}

async function paid(paise = 125_000): Promise<Paid> {
  test.sandbox.faults.refunds = 'wait';
  const quoted = await test.quotedFarmer(paise);
  const { pid } = await createPayment(test.ctx, quoted.farmer, {
    chat_id: quoted.chatId,
    amount: paise / 100,
  });
  const { merchant_order_id: order } = await payment(pid);
  await test.sandbox.settle(order, 'success');
  test.setNow(later(4));
  const viewer = { actors: [quoted.farmer], holdsResultCookie: false };
  expect((await readPayment(test.ctx, viewer, pid)).status).toBe('success');
  test.setNow(undefined);
  return { ...quoted, pid, order };
}

const payment = async (pid: number) => (await findPayment(test.ctx.db, pid)) as PaymentRow;
const refund = async ({ id }: { id: number }) => (await findRefund(test.ctx.db, id)) as RefundRow;

async function marked(): Promise<OfficeActor> {
  const actor = await test.officeLogin();
  await test.stepUp(actor);
  return actor;
}

const ask = (actor: OfficeActor, pid: number, amount: number | string, key: string | null = null) =>
  requestRefund(test.ctx, actor, pid, { amount, reason: 'The seed had not sprouted' }, key);

/** The job runs by itself; what it leads to is waited for. */
const becomes = (row: { id: number }, state: RefundRow['state']) =>
  eventually(async () => expect((await refund(row)).state).toBe(state));

/** The provider pays a refund on its way back, and is asked so many seconds from now. */
async function completes(row: RefundRow, seconds: number): Promise<void> {
  await test.sandbox.settleRefund(row.merchant_refund_id, 'completed');
  test.setNow(later(seconds));
  await reconcilePayments(test.ctx);
  expect((await refund(row)).state).toBe('completed');
}

/** What the thread says of money that went back. */
const told = async (pid: number) =>
  test.ctx.db.many(
    Type.Object({ text: Type.String(), meta: Type.Record(Type.String(), Type.Unknown()) }),
    sql`select text, meta from messages where kind = 'refund' and meta ->> 'pid' = ${String(pid)} order by seq`,
  );

const alerts = (pid: number, kind: string) =>
  test.count(
    sql`select count(*) as n from payment_alerts where pid = ${pid} and kind = ${kind} and resolved_at is null`,
  );
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('a refund', () => {
  it('is sent after it is written down, followed to its end, and counted once', async () => {
    const { pid, order, chatId } = await paid();
    const row = await ask(await marked(), pid, '250.50');
    expect(row).toMatchObject({ state: 'created', amount_paise: 25_050, needs_second: false });
    await becomes(row, 'pending');
    expect(test.sandbox.findRefund(row.merchant_refund_id)).toMatchObject({
      originalMerchantOrderId: order,
      amount: 25_050,
    });
    expect((await payment(pid)).refunded_paise).toBe(0);

    await test.sandbox.settleRefund(row.merchant_refund_id, 'confirmed');
    test.setNow(later(15));
    await reconcilePayments(test.ctx);
    expect((await refund(row)).state).toBe('pending');
    expect(await told(pid)).toEqual([]);
    const before = await findChat(test.ctx.db, chatId);

    await test.sandbox.settleRefund(row.merchant_refund_id, 'completed');
    for (const seconds of [60, 70, 80]) {
      test.setNow(later(seconds));
      await Promise.all(Array.from({ length: 5 }, () => advanceRefund(test.ctx, row.id, 'webhook')));
    }
    expect(await refund(row)).toMatchObject({ state: 'completed' });
    expect(await payment(pid)).toMatchObject({ refunded_paise: 25_050, status: 'success' });
    const reference = row.merchant_refund_id;
    expect(await told(pid)).toMatchObject([
      {
        text: `Refunded ₹250.50, reference ${reference}`,
        meta: { auto: true, pid, amount: 250.5, refund_reference: reference },
      },
    ]);
    // Nobody answered the farmer by it: their chat waits as it did, one entry longer.
    const { head_seq: head = 0, status, unread_count } = before ?? {};
    // The refund's own word, and the cards of payment and quotation that say it too.
    expect(await findChat(test.ctx.db, chatId)).toMatchObject({ head_seq: head + 3, status, unread_count });
    expect(await test.count(sql`select count(*) as n from refund_events where refund_id = ${row.id}`)).toBe(
      3,
    );
    expect(
      await test.count(
        sql`select count(*) as n from audit_log where action = 'payment.refund' and subject = ${`payment:${pid}`}`,
      ),
    ).toBe(1);
    // The log may not be changed, and words about a person must be able to go.
    expect(
      await test.count(sql`select count(*) as n from audit_log where detail::text like '%sprouted%'`),
    ).toBe(0);
  });

  it('wants a code that serves once, a reason, and money that is there', async () => {
    const { pid } = await paid();
    const actor = await test.officeLogin();
    await expect(ask(actor, pid, 100)).rejects.toEqual(code('STEP_UP_REQUIRED'));
    await test.stepUp(actor);
    await expect(ask(actor, pid, 1250.01)).rejects.toEqual(code('REFUND_TOO_MUCH'));
    expect(() => ask(actor, pid, 0.99)).toThrow('no less than one rupee');
    expect(() => ask(actor, pid, '1e3')).toThrow('Invalid amount');
    expect(() => requestRefund(test.ctx, actor, pid, { amount: 5, reason: ' . ' }, null)).toThrow('reason');
    // A refusal does not use the code up.
    await ask(actor, pid, 100);
    await expect(ask(actor, pid, 100)).rejects.toEqual(code('STEP_UP_REQUIRED'));
    await expect(ask(await marked(), 1_234_567_890_123, 100)).rejects.toEqual(code('NOT_FOUND'));
    const open = await test.quotedFarmer(50_000);
    const unpaid = await createPayment(test.ctx, open.farmer, { chat_id: open.chatId, amount: 500 });
    await expect(ask(await marked(), unpaid.pid, 100)).rejects.toEqual(code('REFUND_NOT_POSSIBLE'));
  });

  it('asked for by ten logins at one moment goes out once', async () => {
    const { pid } = await paid(90_000);
    const actors = await Promise.all(Array.from({ length: 10 }, marked));
    const results = await Promise.allSettled(actors.map((actor) => ask(actor, pid, 900)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await test.count(sql`select count(*) as n from refunds where pid = ${pid}`)).toBe(1);
  });

  it('asked for in parts never exceeds what was paid', async () => {
    const { pid } = await paid(90_000);
    const actors = await Promise.all(Array.from({ length: 8 }, marked));
    await Promise.allSettled(actors.map((actor) => ask(actor, pid, 250)));
    expect(
      await test.count(
        sql`select coalesce(sum(amount_paise), 0)::bigint as n from refunds where pid = ${pid}`,
      ),
    ).toBe(75_000);
  });

  it('repeated after a crash under the same key finds itself, with no code left', async () => {
    const { pid } = await paid();
    const actor = await marked();
    const [first, second] = [await ask(actor, pid, 10, 'key-1'), await ask(actor, pid, 10, 'key-1')];
    expect(second.id).toBe(first.id);
  });
});

describe('money that went back reads as such', () => {
  const quotation = async ({ farmer, quotationId }: Quoted) =>
    (await listQuotationsForOffice(test.ctx, farmer.farmerId, 20)).find(({ id }) => id === quotationId);
  const paymentCard = async (pid: number) =>
    test.ctx.db.one(
      Type.Object({ refunded: Type.Union([Type.Number(), Type.Null()]), deleted: Type.Boolean() }),
      sql`select (meta ->> 'refunded')::float8 as refunded, deleted_at is not null as deleted from messages
          where kind = 'payment' and meta ->> 'pid' = ${String(pid)}`,
    );

  const shownToPayer = async (pid: number) => {
    const row = await findPayment(test.ctx.db, pid);
    return row && viewPayment(row);
  };

  async function giveBack(pid: number, amount: number): Promise<void> {
    const row = await ask(await marked(), pid, amount);
    await becomes(row, 'pending');
    await test.sandbox.settleRefund(row.merchant_refund_id, 'completed');
    test.setNow(later(60));
    await advanceRefund(test.ctx, row.id, 'webhook');
    test.setNow(undefined);
    expect((await refund(row)).state).toBe('completed');
  }

  it('in part: still paid, and how much is missing', async () => {
    const world = await paid(2_000_000);
    await giveBack(world.pid, 5_000);
    expect(await quotation(world)).toMatchObject({ status: 'paid', refunded: 5_000, payable: false });
    expect(await paymentCard(world.pid)).toEqual({ refunded: 5_000, deleted: false });
    expect(await shownToPayer(world.pid)).toMatchObject({ status: 'success', refunded: 5_000 });
  });

  it('in full: neither paid nor unpaid; it can be paid again, and is paid then', async () => {
    const world = await paid(90_000);
    expect(await shownToPayer(world.pid)).not.toHaveProperty('refunded');
    await giveBack(world.pid, 400);
    await giveBack(world.pid, 500);
    expect(await shownToPayer(world.pid)).toMatchObject({ amount: 900, refunded: 900 });
    expect(await quotation(world)).toMatchObject({ status: 'refunded', refunded: 900, payable: true });
    expect(await paymentCard(world.pid)).toEqual({ refunded: 900, deleted: false });

    const claim = { chat_id: world.chatId, amount: 900, quotation_id: world.quotationId };
    const again = await Promise.all([1, 2].map(() => createPayment(test.ctx, world.farmer, claim)));
    expect(new Set(again.map(({ pid }) => pid)).size).toBe(1);
    const [{ pid }] = again as [{ pid: number }];
    expect(pid).not.toBe(world.pid);
    expect(await quotation(world)).toMatchObject({ status: 'pending', payable: false });
    await test.sandbox.settle((await payment(pid)).merchant_order_id, 'success');
    test.setNow(later(4));
    const viewer = { actors: [world.farmer], holdsResultCookie: false };
    expect((await readPayment(test.ctx, viewer, pid)).status).toBe('success');
    test.setNow(undefined);
    expect(await quotation(world)).toMatchObject({ status: 'paid', refunded: 0, payable: false });
    await expect(createPayment(test.ctx, world.farmer, claim)).rejects.toEqual(code('QUOTE_PAID'));
  });

  it('in full: the office may close it instead, and nothing is paid any more', async () => {
    const world = await paid(90_000);
    const office = await test.officeLogin();
    await expect(withdrawQuotation(test.ctx, office, world.quotationId)).rejects.toEqual(code('QUOTE_PAID'));
    await giveBack(world.pid, 900);
    await withdrawQuotation(test.ctx, office, world.quotationId);
    expect(await quotation(world)).toMatchObject({ status: 'refunded', payable: false });
    const claim = { chat_id: world.chatId, amount: 900, quotation_id: world.quotationId };
    await expect(createPayment(test.ctx, world.farmer, claim)).rejects.toEqual(code('INVALID_AMOUNT'));
  });
});

async function colleague(role: string, email = 'asha@clinic.example'): Promise<number> {
  const { id } = await test.ctx.db.one(
    Type.Object({ id: Type.Integer() }),
    sql`insert into staff (email, password_hash, name, roles)
        values (${email}, '', '{"en": "Asha"}', array[${role}]) returning id`,
  );
  return id;
}
const leaves = (id: number) => test.ctx.db.run(sql`update staff set disabled_at = now() where id = ${id}`);

describe('above the limit', () => {
  it('waits for another login with a code of its own', async () => {
    const { pid } = await paid(2_000_000);
    const first = await marked();
    const row = await ask(first, pid, 15_000);
    expect(row).toMatchObject({ needs_second: true, state: 'created' });
    test.setNow(later(3_600));
    await reconcilePayments(test.ctx);
    expect(await advanceRefund(test.ctx, row.id, 'webhook')).toBe('not_open');
    expect(test.sandbox.findRefund(row.merchant_refund_id)).toBeUndefined();
    expect(await alerts(pid, 'refund_waits')).toBe(1);
    test.setNow(undefined);
    const name = { pid, id: row.id };
    await test.stepUp(first);
    await expect(confirmRefund(test.ctx, first, name, { decision: 'confirm' })).rejects.toEqual(
      code('REFUND_SAME_LOGIN'),
    );
    const second = await test.officeLogin();
    await expect(confirmRefund(test.ctx, second, name, { decision: 'confirm' })).rejects.toEqual(
      code('STEP_UP_REQUIRED'),
    );
    await test.stepUp(second);
    await confirmRefund(test.ctx, second, name, { decision: 'confirm' });
    await becomes(row, 'pending');
    expect(await alerts(pid, 'refund_waits')).toBe(0);
    await test.stepUp(second);
    await expect(confirmRefund(test.ctx, second, name, { decision: 'confirm' })).rejects.toEqual(
      code('REFUND_NOT_WAITING'),
    );
  });

  it('takes another person where another may, and not another login of the same one', async () => {
    const { pid } = await paid(2_000_000);
    const row = await ask(await marked(), pid, 15_000);
    const name = { pid, id: row.id };
    const asha = await colleague('accounts');
    const same = await marked();
    await expect(confirmRefund(test.ctx, same, name, { decision: 'confirm' })).rejects.toEqual(
      code('REFUND_SAME_PERSON'),
    );
    const hers = { ...(await test.officeLogin()), staffId: asha };
    await test.stepUp(hers);
    expect(await confirmRefund(test.ctx, hers, name, { decision: 'confirm' })).toMatchObject({
      confirmed_by: asha,
    });
    await leaves(asha);
    const alone = await ask(await marked(), (await paid(2_000_000)).pid, 15_000);
    const other = await marked();
    await confirmRefund(test.ctx, other, { pid: alone.pid, id: alone.id }, { decision: 'confirm' });
  });

  it('cannot be cut into small ones', async () => {
    const { pid } = await paid(2_000_000);
    expect(await ask(await marked(), pid, 9_999)).toMatchObject({ needs_second: false });
    expect(await ask(await marked(), pid, 5_000)).toMatchObject({ needs_second: true });
  });

  it('declined, nothing was sent and the money may be promised again', async () => {
    const { pid } = await paid(2_000_000);
    const row = await ask(await marked(), pid, 20_000);
    await expect(ask(await marked(), pid, 1)).rejects.toEqual(code('REFUND_NOT_POSSIBLE'));
    await confirmRefund(test.ctx, await test.officeLogin(), { pid, id: row.id }, { decision: 'decline' });
    expect(await refund(row)).toMatchObject({ state: 'failed', failure_code: 'DECLINED', sent_at: null });
    await ask(await marked(), pid, 1);
  });

  it('the database itself keeps an unconfirmed one from being sent', async () => {
    const { pid } = await paid(2_000_000);
    const row = await ask(await marked(), pid, 20_000);
    const cheat = test.ctx.db.run(
      sql`update refunds set state = 'pending', sent_at = now() where id = ${row.id}`,
    );
    await expect(cheat).rejects.toThrow(/check constraint/);
    await expect(test.ctx.db.run(sql`delete from refund_events`)).rejects.toThrow('append-only');
  });
});

describe('when the provider', () => {
  it.each([
    ['takes it and its answer is lost', { httpStatus: 500, afterEffect: true, times: 1 }],
    ['breaks before it takes it', { httpStatus: 500, times: 1 }],
    ['takes it and falls silent', { hang: true, afterEffect: true, times: 1 }],
  ])('%s, the money goes back once', async (_, fault) => {
    const { pid, order } = await paid();
    test.sandbox.faults.endpoints.refund = fault;
    const row = await ask(await marked(), pid, 100);
    await eventually(async () => expect((await refund(row)).check_count).toBe(1));
    for (const seconds of [20, 60]) {
      test.setNow(later(seconds));
      await reconcilePayments(test.ctx);
    }
    await becomes(row, 'pending');
    await test.sandbox.settleRefund(row.merchant_refund_id, 'completed');
    test.setNow(later(200));
    await reconcilePayments(test.ctx);
    expect((await payment(pid)).refunded_paise).toBe(10_000);
    expect(test.sandbox.book().orders.find((line) => line.merchantOrderId === order)).toMatchObject({
      refunded: 10_000,
    });
  });

  it('gives no token to ask with, a refund whose answer was lost is not called failed', async () => {
    const { pid } = await paid();
    test.sandbox.faults.endpoints.refund = { httpStatus: 500, afterEffect: true, times: 1 };
    const row = await ask(await marked(), pid, 1250);
    await eventually(async () => expect(test.sandbox.findRefund(row.merchant_refund_id)).toBeDefined());
    test.sandbox.expireTokens();
    test.sandbox.faults.endpoints.token = { httpStatus: 503 };
    test.setNow(later(20));
    await reconcilePayments(test.ctx);
    expect((await refund(row)).check_count).toBe(2);
    expect((await refund(row)).state).toBe('created');
    await expect(ask(await marked(), pid, 1250)).rejects.toEqual(code('REFUND_NOT_POSSIBLE'));
    test.sandbox.faults.endpoints = {};
    test.setNow(later(120));
    await reconcilePayments(test.ctx);
    await becomes(row, 'pending');
  });

  it('gives no token to send it with, it is sent when there is one', async () => {
    const { pid } = await paid();
    test.sandbox.expireTokens();
    test.sandbox.faults.endpoints.token = { httpStatus: 503 };
    const row = await ask(await marked(), pid, 1250);
    await eventually(async () => expect((await refund(row)).check_count).toBe(1));
    expect((await refund(row)).state).toBe('created');
    test.sandbox.faults.endpoints = {};
    test.setNow(later(20));
    await reconcilePayments(test.ctx);
    await becomes(row, 'pending');
  });

  it('refuses it, it has failed, the office is told, and another may be asked for', async () => {
    const { pid } = await paid();
    test.sandbox.faults.endpoints.refund = { httpStatus: 400, times: 1 };
    const row = await ask(await marked(), pid, 1250);
    await becomes(row, 'failed');
    expect(await alerts(pid, 'refund_failed')).toBe(1);
    const next = await ask(await marked(), pid, 1250);
    await becomes(next, 'pending');
    await completes(next, 60);
    expect(await alerts(pid, 'refund_failed')).toBe(0);
  });

  it('refuses one, another that was on its way before does not stand for it', async () => {
    const { pid } = await paid();
    const small = await ask(await marked(), pid, 100);
    await becomes(small, 'pending');
    test.sandbox.faults.endpoints.refund = { httpStatus: 400, times: 2 };
    const before = await countOpenAlerts(test.ctx.db);
    const [large, least] = [await ask(await marked(), pid, 400), await ask(await marked(), pid, 50)];
    await becomes(large, 'failed');
    await becomes(least, 'failed');
    await completes(small, 60);
    expect(await alerts(pid, 'refund_failed')).toBe(2);
    // One payment to look at, and one line of it: closing it closes both.
    expect(await countOpenAlerts(test.ctx.db)).toBe(before + 1);
    expect((await findOfficePayment(test.ctx.db, pid))?.alerts).toMatchObject([{ kind: 'refund_failed' }]);

    test.setNow(undefined);
    const again = await ask(await marked(), pid, 399);
    await becomes(again, 'pending');
    await completes(again, 120);
    expect(await alerts(pid, 'refund_failed')).toBe(1);

    test.setNow(undefined);
    const rest = await ask(await marked(), pid, 751);
    await becomes(rest, 'pending');
    await completes(rest, 180);
    expect(await alerts(pid, 'refund_failed')).toBe(0);
  });

  it('cannot pay it back in the end, the money may be promised again', async () => {
    const { pid } = await paid();
    const row = await ask(await marked(), pid, 1250);
    await becomes(row, 'pending');
    await test.sandbox.settleRefund(row.merchant_refund_id, 'failed');
    test.setNow(later(60));
    await reconcilePayments(test.ctx);
    expect(await refund(row)).toMatchObject({ state: 'failed', failure_code: 'REFUND_DECLINED' });
    expect((await payment(pid)).refunded_paise).toBe(0);
    expect(await told(pid)).toEqual([]);
    await ask(await marked(), pid, 1250);
  });

  it('needs more than ten days, a person is told once', async () => {
    const { pid } = await paid();
    const row = await ask(await marked(), pid, 10);
    await becomes(row, 'pending');
    for (const days of [11, 12]) {
      test.setNow(later(days * 86_400));
      await reconcilePayments(test.ctx);
    }
    expect(await alerts(pid, 'refund_late')).toBe(1);
  });
});

describe('a quotation paid twice', () => {
  /** The second payment, and the refund of it that the books have asked for. */
  async function paidTwice(paise: number): Promise<{ pid: number; id: number }> {
    const quoted = await test.quotedFarmer(paise);
    const claim = { chat_id: quoted.chatId, amount: paise / 100 };
    const { pid } = await createPayment(test.ctx, quoted.farmer, claim);
    await test.ctx.db.run(
      sql`update payments set status = 'failed', failure_code = 'CHECKOUT_LOST' where pid = ${pid}`,
    );
    await createPayment(test.ctx, quoted.farmer, claim);
    const row = await payment(pid);
    await test.sandbox.settle(row.merchant_order_id, 'success');
    const report = {
      state: 'COMPLETED' as const,
      amountPaise: paise,
      providerOrderId: row.provider_order_id ?? '',
    };
    for (let times = 0; times < 3; times += 1) await applyProviderResult(test.ctx, row, 'webhook', report);
    const { id } = await test.ctx.db.one(
      Type.Object({ id: Type.Integer() }),
      sql`select id from refunds where pid = ${pid} and requested_by is null and amount_paise = ${paise}`,
    );
    return { pid, id };
  }

  it('has the second payment asked back by the books, for a person to confirm', async () => {
    const { pid, id } = await paidTwice(80_000);
    expect(await alerts(pid, 'paid_twice')).toBe(1);
    await confirmRefund(test.ctx, await marked(), { pid, id }, { decision: 'confirm' });
    await becomes({ id }, 'pending');
    const { merchant_refund_id: name } = await refund({ id });
    await test.sandbox.settleRefund(name, 'completed');
    test.setNow(later(60));
    await reconcilePayments(test.ctx);
    expect(await told(pid)).toMatchObject([{ text: `Refunded ₹800.00, reference ${name}` }]);
    expect(await alerts(pid, 'paid_twice')).toBe(0);
  });

  it('above the limit takes two people, where there are two: the first takes the wish up as theirs', async () => {
    const name = await paidTwice(2_000_000);
    const bhima = await colleague('accounts', 'bhima@clinic.example');
    const first = await marked();
    expect(await confirmRefund(test.ctx, first, name, { decision: 'confirm' })).toMatchObject({
      requested_by: first.staffId,
      confirmed_by: null,
      state: 'created',
      has_second_person: true,
    });
    expect(await alerts(name.pid, 'refund_waits')).toBe(1);
    await expect(confirmRefund(test.ctx, await marked(), name, { decision: 'confirm' })).rejects.toEqual(
      code('REFUND_SAME_PERSON'),
    );
    const his = { ...(await test.officeLogin()), staffId: bhima };
    await test.stepUp(his);
    expect(await confirmRefund(test.ctx, his, name, { decision: 'confirm' })).toMatchObject({
      confirmed_by: bhima,
    });
    await becomes(name, 'pending');
    await leaves(bhima);
  });

  it('above the limit is one person’s word where nobody else may give money back', async () => {
    const name = await paidTwice(2_000_000);
    await confirmRefund(test.ctx, await marked(), name, { decision: 'confirm' });
    await becomes(name, 'pending');
  });
});
