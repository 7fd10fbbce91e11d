import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ARTICLE } from '../../../tests/support/articles.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import {
  createPaymentContext,
  type PaymentContext,
  type Quoted,
} from '../../../tests/support/payment-context.ts';
import { sql } from '../../platform/database/db.ts';
import { type ChatListRequest, listChats } from '../chat/inbox/list-chats.ts';
import { openChatForOffice } from '../chat/inbox/open-chat-for-office.ts';
import { sendMessage } from '../chat/message/send-message.ts';
import type { OfficeActor } from '../identity/index.ts';
import { createPayment } from '../payments/attempt/create-payment.ts';
import { listPaymentsOfChat, lockToSend } from '../payments/index.ts';
import { handOver } from '../payments/office/hand-over.ts';
import { findPayment, lockPayment } from '../payments/payments.store.ts';
import { readPayment } from '../payments/read-payment.ts';
import { reconcilePayments } from '../payments/reconcile/reconcile-payments.ts';
import { confirmRefund } from '../payments/refunds/confirm-refund.ts';
import { findRefund, insertRefund, type RefundRow } from '../payments/refunds/refunds.store.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { orderCatalogueItem } from '../payments/shop/order-catalogue-item.ts';
import { feature } from './feature.ts';
import { sendLr } from './send-lr.ts';

let test: PaymentContext;
let office: OfficeActor;

beforeAll(async () => {
  test = await createPaymentContext({ more: [feature] });
  office = await test.officeLogin();
});
afterEach(() => test.setNow(undefined));
afterAll(() => test.close());

async function settle({ farmer }: Pick<Quoted, 'farmer'>, pid: number): Promise<void> {
  const order = (await findPayment(test.ctx.db, pid))?.merchant_order_id ?? '';
  await test.sandbox.settle(order, 'success');
  test.setNow(new Date(Date.now() + 4_000));
  const viewer = { actors: [farmer], holdsResultCookie: false };
  expect((await readPayment(test.ctx, viewer, pid)).status).toBe('success');
  test.setNow(undefined);
}

async function pay(world: Quoted, rupees: number): Promise<number> {
  const { pid } = await createPayment(test.ctx, world.farmer, { chat_id: world.chatId, amount: rupees });
  await settle(world, pid);
  return pid;
}

/** Two quotations of one farmer, both paid: 300 and then 700 rupees. */
async function paidTwice(): Promise<{ chatId: number; first: number; second: number }> {
  const world = await test.quotedFarmer(30_000);
  const first = await pay(world, 300);
  await test.quote(world.chatId, 70_000);
  return { chatId: world.chatId, first, second: await pay(world, 700) };
}

const rows = async (query: ChatListRequest) => (await listChats(test.ctx, query)).chats;
const isIn = async (query: ChatListRequest, chatId: number) =>
  (await rows(query)).some(({ id }) => id === chatId);
const code = (expected: string) => expect.objectContaining({ code: expected });
let lrs = 0;
const lr = (chatId: number, more: Partial<Parameters<typeof sendLr>[2]> = {}) => {
  lrs += 1;
  return sendLr(test.ctx, office, { chat_id: chatId, lr_number: `VRL${lrs}`, ...more });
};

describe('what is paid and not sent', () => {
  it('stands in a list of its own, through opening and answering, until its LR goes out', async () => {
    const world = await test.quotedFarmer(45_000);
    const { chatId } = world;
    expect(await isIn({ to_send: true }, chatId)).toBe(false);
    await pay(world, 450);
    await openChatForOffice(test.ctx, office, chatId);
    await sendMessage(test.ctx, office, { chat_id: chatId, text: 'Thank you, payment received' }, null);
    const before = (await listChats(test.ctx, {})).counts;
    expect(await isIn({ to_send: true }, chatId)).toBe(true);
    const { message } = await lr(chatId);
    expect(message.meta.carries).toEqual([{ amount: 450 }]);
    expect(await isIn({ to_send: true }, chatId)).toBe(false);
    await openChatForOffice(test.ctx, office, chatId);
    const [row] = await rows({ dispatched: true });
    expect(row).toMatchObject({ id: chatId, status: 'READ', to_send: false });
    expect(row?.dispatched_at).toEqual(expect.any(String));
    const after = (await listChats(test.ctx, {})).counts;
    expect([before.to_send - after.to_send, after.dispatched - before.dispatched]).toEqual([1, 1]);
  });

  it('is named: an article of the list by its name', async () => {
    const farmer = await test.farmer();
    const { pid } = await orderCatalogueItem(test.ctx, farmer, { sku: ARTICLE.sku });
    await settle({ farmer }, pid);
    const chatId = (await findPayment(test.ctx.db, pid))?.chat_id ?? 0;
    expect(await isIn({ to_send: true }, chatId)).toBe(true);
    const [carried] = (await lr(chatId)).message.meta.carries ?? [];
    expect(carried?.item?.en).toBe(ARTICLE.name.en);
  });

  it('each LR carries what it names, and nothing twice', async () => {
    const { chatId, first, second } = await paidTwice();
    expect((await lr(chatId, { pids: [second] })).message.meta.carries).toEqual([{ amount: 700 }]);
    expect(await isIn({ to_send: true }, chatId)).toBe(true);
    await expect(lr(chatId, { pids: [first, second] })).rejects.toEqual(code('DISPATCH_ITEM_GONE'));
    await expect(lr(chatId, { pids: [999] })).rejects.toEqual(code('DISPATCH_ITEM_GONE'));
    await lr(chatId, { pids: [] });
    expect(await isIn({ to_send: true }, chatId)).toBe(true);
    const both = await Promise.allSettled([lr(chatId, { pids: [first] }), lr(chatId, { pids: [first] })]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await isIn({ to_send: true }, chatId)).toBe(false);
  });

  it('goes by when it was paid; the number of a payment is by chance', async () => {
    const { chatId, first, second } = await paidTwice();
    const [older, newer] = first > second ? [first, second] : [second, first];
    await test.ctx.db.run(
      sql`update payments set created_at = created_at - interval '1 day', paid_at = paid_at - interval '1 day' where pid = ${older}`,
    );
    const history = await listPaymentsOfChat(test.ctx.db, test.ctx.queries, chatId, 20);
    expect(history.map(({ pid }) => pid)).toEqual([newer, older]);
    const held = await test.ctx.inTransaction((tx) => lockToSend(tx, chatId));
    expect(held.map(({ pid }) => pid)).toEqual([older, newer]);
  });

  it('is in the history however many attempts came after it, which stand in the order of their time', async () => {
    const world = await test.quotedFarmer(35_000);
    const pid = await pay(world, 350);
    await test.ctx.db.run(
      sql`insert into payments (pid, purpose, quotation_id, chat_id, farmer_id, env, amount_paise, provider, merchant_order_id, status, created_at)
          select p.pid + n, p.purpose, p.quotation_id, p.chat_id, p.farmer_id, p.env, p.amount_paise, p.provider, 'AVFAILED' || n,
                 'failed', p.created_at + make_interval(mins => n) from payments p, generate_series(1, 20) n where p.pid = ${pid}`,
    );
    const history = await listPaymentsOfChat(test.ctx.db, test.ctx.queries, world.chatId, 20);
    expect(history.map((each) => each.pid)).toEqual(
      [...Array(19).keys()].map((n) => pid + 20 - n).concat(pid),
    );
    expect(history.at(-1)).toMatchObject({ pid, to_send: true });
  });

  it('sent before it was paid, it is not to be sent again', async () => {
    const world = await test.quotedFarmer(80_000);
    const { message } = await lr(world.chatId, { quotation_id: world.quotationId });
    expect(message.meta.carries).toEqual([{ amount: 800 }]);
    await pay(world, 800);
    expect(await isIn({ to_send: true }, world.chatId)).toBe(false);
    const other = await test.quotedFarmer(100);
    await expect(lr(other.chatId, { quotation_id: world.quotationId })).rejects.toEqual(
      code('DISPATCH_ITEM_GONE'),
    );
  });

  it('paid while its LR is typed as one for what is not paid, it travels with it, once', async () => {
    const stale = await test.quotedFarmer(80_000);
    await pay(stale, 800);
    const asked = { pids: [], quotation_id: stale.quotationId };
    expect((await lr(stale.chatId, asked)).message.meta.carries).toEqual([{ amount: 800 }]);
    expect(await isIn({ to_send: true }, stale.chatId)).toBe(false);
    await expect(lr(stale.chatId, asked)).rejects.toEqual(code('DISPATCH_ITEM_GONE'));

    const live = await test.quotedFarmer(90_000);
    const both = { pids: [await pay(live, 900)], quotation_id: live.quotationId };
    expect((await lr(live.chatId, both)).message.meta.carries).toEqual([{ amount: 900 }]);
    const named = sql`select count(*) as n from dispatches where quotation_id in (${stale.quotationId}, ${live.quotationId})`;
    expect(await test.count(named)).toBe(0);
  });

  it('handed over the counter it leaves the list, and can be put back', async () => {
    const world = await test.quotedFarmer(20_000);
    const pid = await pay(world, 200);
    for (const handedOver of [true, true, false, true]) {
      await handOver(test.ctx, office, pid, handedOver);
      expect(await isIn({ to_send: true }, world.chatId)).toBe(!handedOver);
    }
    const noted = sql`select count(*) as n from audit_log where subject = ${`payment:${pid}`}`;
    expect(await test.count(noted)).toBe(3);
    await expect(handOver(test.ctx, office, 1, true)).rejects.toEqual(code('NOT_FOUND'));
  });
});

describe('goods whose money goes back', () => {
  const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

  async function giveBack(pid: number, amount: number): Promise<RefundRow> {
    await test.stepUp(office);
    return requestRefund(test.ctx, office, pid, { amount, reason: 'The seed had not sprouted' }, null);
  }

  async function ends({ id, merchant_refund_id: name }: RefundRow, as: 'completed' | 'failed') {
    await eventually(async () => expect((await findRefund(test.ctx.db, id))?.state).toBe('pending'));
    await test.sandbox.settleRefund(name, as);
    test.setNow(later(60));
    await reconcilePayments(test.ctx);
    expect((await findRefund(test.ctx.db, id))?.state).toBe(as);
    test.setNow(undefined);
  }

  it('stay here from the request on, and are to be sent again when it fails', async () => {
    const world = await test.quotedFarmer(45_000);
    const { chatId } = world;
    const pid = await pay(world, 450);
    await giveBack(pid, 50);
    expect(await isIn({ to_send: true }, chatId)).toBe(true);
    const rest = await giveBack(pid, 400);
    expect(await isIn({ to_send: true }, chatId)).toBe(false);
    await expect(lr(chatId, { pids: [pid] })).rejects.toEqual(code('DISPATCH_ITEM_GONE'));
    await expect(handOver(test.ctx, office, pid, true)).rejects.toEqual(code('DISPATCH_ITEM_GONE'));
    expect(await listPaymentsOfChat(test.ctx.db, test.ctx.queries, chatId, 20)).toMatchObject([
      { pid, to_send: false },
    ]);
    await ends(rest, 'failed');
    expect(await isIn({ to_send: true }, chatId)).toBe(true);
  });

  it('stay here while it waits for a second person', async () => {
    const world = await test.quotedFarmer(2_000_000);
    const pid = await pay(world, 20_000);
    const { id, needs_second } = await giveBack(pid, 20_000);
    expect(needs_second).toBe(true);
    expect(await isIn({ to_send: true }, world.chatId)).toBe(false);
    await confirmRefund(test.ctx, office, { pid, id }, { decision: 'decline' });
    expect(await isIn({ to_send: true }, world.chatId)).toBe(true);
  });

  it('stay here although the LR was already on its way to the same payment', async () => {
    const world = await test.quotedFarmer(60_000);
    const pid = await pay(world, 600);
    let sent: Promise<unknown> = Promise.resolve();
    await test.ctx.inTransaction(async (tx) => {
      await lockPayment(tx, pid);
      sent = lr(world.chatId, { pids: [pid] });
      sent.catch(() => {});
      const waits = sql`select count(*) as n from pg_stat_activity
                        where datname = current_database() and wait_event_type = 'Lock'`;
      await eventually(async () => expect(await test.count(waits)).toBe(1));
      await insertRefund(tx, {
        pid,
        merchantRefundId: `RF${randomUUID().slice(0, 24)}`,
        amountPaise: 60_000,
        reason: 'The seed had not sprouted',
        needsSecond: true,
        requestedBy: office.staffId,
        requestedSession: office.sessionId,
        requestKey: null,
        now: new Date(),
        nextCheckAt: null,
      });
    });
    await expect(sent).rejects.toEqual(code('DISPATCH_ITEM_GONE'));
  });

  it('are all paid back when what the provider held is, though that was less than the price', async () => {
    const world = await test.quotedFarmer(90_000);
    const pid = await pay(world, 900);
    const history = () => listPaymentsOfChat(test.ctx.db, test.ctx.queries, world.chatId, 20);
    await test.ctx.db.run(
      sql`update payments set captured_paise = 85000, refunded_paise = 84900 where pid = ${pid}`,
    );
    expect(await history()).toMatchObject([{ all_back: false, to_send: true }]);
    await test.ctx.db.run(sql`update payments set refunded_paise = 85000 where pid = ${pid}`);
    expect(await history()).toMatchObject([{ all_back: true, to_send: false }]);
  });

  it('travel by no LR that was begun as one for what is not paid, until they are being paid anew', async () => {
    const world = await test.quotedFarmer(80_000);
    const { chatId, quotationId } = world;
    await ends(await giveBack(await pay(world, 800), 800), 'completed');
    await expect(lr(chatId, { pids: [], quotation_id: quotationId })).rejects.toEqual(
      code('DISPATCH_ITEM_GONE'),
    );
    await createPayment(test.ctx, world.farmer, { chat_id: chatId, amount: 800 });
    expect((await lr(chatId, { pids: [], quotation_id: quotationId })).message.meta.carries).toEqual([
      { amount: 800 },
    ]);
  });

  it('paid anew after that are to be sent, though the first went before they were paid', async () => {
    const world = await test.quotedFarmer(70_000);
    const { chatId, quotationId } = world;
    // The second puts a link of the first right: both are for these goods.
    for (const tracking_link of [undefined, 'https://carrier.example/t']) {
      await lr(chatId, { quotation_id: quotationId, ...(tracking_link ? { tracking_link } : {}) });
    }
    const first = await pay(world, 700);
    expect(await isIn({ to_send: true }, chatId)).toBe(false);
    await ends(await giveBack(first, 700), 'completed');
    await pay(world, 700);
    expect(await isIn({ to_send: true }, chatId)).toBe(true);
  });
});

describe('the same LR', () => {
  it('is refused the second time, however it is written, and from two browsers at once', async () => {
    const { chatId } = await test.quotedFarmer(100);
    const same = ['vrl 777', 'VRL777'].map((lr_number) =>
      sendLr(test.ctx, office, { chat_id: chatId, lr_number, client_id: randomUUID() }),
    );
    const ends = await Promise.allSettled(same);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: code('LR_SENT_ALREADY'),
    });
    const sent = sql`select count(*) as n from dispatches where chat_id = ${chatId} and lr_number = 'VRL777'`;
    expect(await test.count(sent)).toBe(1);
  });

  it('goes out again with another link, which puts the first one right, and to another farmer', async () => {
    const [one, other] = [await test.quotedFarmer(100), await test.quotedFarmer(100)];
    const send = (chat_id: number, tracking_link?: string) =>
      sendLr(test.ctx, office, { chat_id, lr_number: 'VRL888', ...(tracking_link ? { tracking_link } : {}) });
    await send(one.chatId);
    await send(one.chatId, 'https://carrier.example/t');
    await send(other.chatId);
  });
});
