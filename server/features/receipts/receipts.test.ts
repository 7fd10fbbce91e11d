import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { createPaymentContext, type PaymentContext } from '../../../tests/support/payment-context.ts';
import { linesOfPdf } from '../../../tests/support/pdf-text.ts';
import type { AppContext } from '../../context.ts';
import { createLocalStore } from '../../partners/object-store/index.ts';
import { sql } from '../../platform/database/db.ts';
import { createFileStore } from '../../platform/files/index.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import { createPayment } from '../payments/attempt/create-payment.ts';
import { applyProviderResult } from '../payments/check/apply-provider-result.ts';
import { findPayment, type PaymentRow } from '../payments/payments.store.ts';
import { deliverReceipt } from './deliver-receipt.ts';
import { feature } from './feature.ts';
import { deliverDue, issueReceipt } from './receipt-jobs.ts';
import { findReceipt, insertReceipt, type ReceiptRow } from './receipts.store.ts';

let test: PaymentContext;
let ctx: AppContext;
let objects: ObjectStore;
let dataDir: string;

beforeAll(async () => {
  // Its jobs are not run here: the tests are the ones who deliver.
  test = await createPaymentContext({ more: [feature] });
  ctx = test.ctx;
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'av-receipts-'));
  objects = createLocalStore(path.join(dataDir, 'uploads'));
  ctx.files = createFileStore({
    objectStore: objects,
    dataDir,
    log: ctx.log,
    db: ctx.db,
    rateLimit: ctx.rateLimit,
  });
});
afterEach(() => test.setNow(undefined));
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** An attempt that only waits for the provider's word. */
async function started(env: 'live' | 'uat' = 'uat'): Promise<PaymentRow> {
  const { farmer, chatId } = await test.quotedFarmer(125_000);
  const { pid } = await createPayment(ctx, farmer, { chat_id: chatId, amount: 1250 });
  await ctx.db.run(sql`update payments set env = ${env} where pid = ${pid}`);
  return (await findPayment(ctx.db, pid)) as PaymentRow;
}

const settle = (payment: PaymentRow, node: AppContext = ctx) =>
  applyProviderResult(node, payment, 'poll', {
    state: 'COMPLETED',
    amountPaise: payment.amount_paise,
    providerOrderId: payment.provider_order_id ?? '',
    utr: '455069731511',
  });

async function settled(env?: 'live' | 'uat'): Promise<ReceiptRow> {
  const payment = await started(env);
  await settle(payment);
  return (await findReceipt(ctx.db, payment.pid)) as ReceiptRow;
}

const serials = (series: string, year: string) =>
  ctx.db
    .many(
      Type.Object({ serial: Type.Integer() }),
      sql`select serial from receipts where series = ${series} and financial_year = ${year} order by serial`,
    )
    .then((rows) => rows.map(({ serial }) => serial));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const inYear = (year: number) => test.setNow(new Date(`${year}-06-15T06:00:00Z`));

describe('the number of a receipt', () => {
  it('is the next one, although payments are settled at the same moment on two nodes', async () => {
    const payments = [];
    for (let count = 0; count < 12; count += 1) payments.push(await started('live'));
    const { db, inTransaction } = test.anotherNode();
    const nodes = [ctx, { ...ctx, db, inTransaction }];
    inYear(2031);
    await Promise.all(payments.map((payment, index) => settle(payment, nodes[index % 2])));
    expect(await serials('R', '31-32')).toEqual(upTo(12));
  });

  it('is given once, however many looks find the same success', async () => {
    const payment = await started('live');
    inYear(2032);
    await Promise.all(Array.from({ length: 20 }, () => settle(payment)));
    await settle(payment);
    expect(await serials('R', '32-33')).toEqual([1]);
  });

  it('comes back when the settling fails after it was taken', async () => {
    inYear(2033);
    const first = await settled('live');
    const lost = await started('live');
    const broken = ctx.inTransaction(async (tx) => {
      await tx.run(sql`update payments set status = 'success', paid_at = now() where pid = ${lost.pid}`);
      const receipt = { pid: lost.pid, series: 'R', financialYear: '33-34', now: ctx.now() } as const;
      expect(await insertReceipt(tx, receipt)).toBe('R/33-34/000002');
      throw new Error('the line to the database was cut');
    });
    await expect(broken).rejects.toThrow('cut');
    expect([first.number, (await settled('live')).number]).toEqual(['R/33-34/000001', 'R/33-34/000002']);
  });

  it('begins again on the first of April, in Karnataka', async () => {
    test.setNow(new Date('2035-03-31T18:29:00Z'));
    const march = await settled('live');
    test.setNow(new Date('2035-03-31T18:30:00Z'));
    const april = await settled('live');
    expect([march.number, april.number]).toEqual(['R/34-35/000001', 'R/35-36/000001']);
  });

  it('is of another series for a test system’s money, and there is none for a demonstration', async () => {
    inYear(2036);
    expect((await settled('uat')).number).toBe('T/36-37/000001');
    const demo = await started('uat');
    await ctx.inTransaction((tx) => issueReceipt(ctx, tx, { ...demo, purpose: 'demo' }));
    expect(await findReceipt(ctx.db, demo.pid)).toBeUndefined();
  });

  it('cannot be changed, removed or taken out of turn, whoever tries', async () => {
    inYear(2037);
    const { pid } = await settled('live');
    const next = await started('live');
    for (const statement of [
      sql`update receipts set serial = 9 where pid = ${pid}`,
      sql`update receipts set payer_name = 'x' where pid = ${pid}`,
      sql`delete from receipts where pid = ${pid}`,
      sql`insert into receipts (pid, series, financial_year, serial, issued_at, amount_paise, payer_name,
            payer_address, payer_mobile_end) values (${next.pid}, 'R', '37-38', 3, now(), 1, '', '', '')`,
    ]) {
      await expect(ctx.db.run(statement)).rejects.toMatchObject({ code: '23001' });
    }
  });
});

/** What the thread and the store hold of a receipt. */
async function delivered({ pid, chat_id }: ReceiptRow) {
  const messages = await ctx.db.many(
    Type.Object({ id: Type.Integer(), text: Type.String(), key: Type.String(), name: Type.String() }),
    sql`select m.id, m.text, f.storage_key as key, f.original_name as name
        from messages m join files f on f.id = m.file_id
        where m.chat_id = ${chat_id} and m.kind = 'receipt' and m.meta ->> 'pid' = ${String(pid)}
          and m.sender_role = 'admin' and m.meta ? 'auto'`,
  );
  return messages;
}

async function stored(): Promise<number> {
  let count = 0;
  for await (const _ of objects.list()) count += 1;
  return count;
}

describe('a receipt reaches its thread', () => {
  it('once, although it is delivered ten times at a time and again later', async () => {
    const receipt = await settled();
    const before = await stored();
    await Promise.all(Array.from({ length: 10 }, () => deliverReceipt(ctx, receipt.pid)));
    await deliverReceipt(ctx, receipt.pid);
    const messages = await delivered(receipt);
    expect(messages).toMatchObject([
      {
        text: `Receipt ${receipt.number} ₹1,250.00`,
        name: `receipt-${receipt.number.replaceAll('/', '-')}.pdf`,
      },
    ]);
    expect((await findReceipt(ctx.db, receipt.pid))?.message_id).toBe(messages[0]?.id);
    expect((await stored()) - before).toBe(1);
  });

  it('once, when the process dies with the paper stored and not yet in the thread', async () => {
    const receipt = await settled();
    const before = await stored();
    const dying: AppContext = {
      ...ctx,
      inTransaction: () => Promise.reject(new Error('killed')),
    };
    await expect(deliverReceipt(dying, receipt.pid)).rejects.toThrow('killed');
    expect(await delivered(receipt)).toEqual([]);
    await deliverReceipt(ctx, receipt.pid);
    expect(await delivered(receipt)).toHaveLength(1);
    // What was stored for nothing goes with the nightly sweep.
    expect((await stored()) - before).toBe(2);
    await ctx.files.sweep(new Date(Date.now() + 25 * 3_600_000));
    expect((await stored()) - before).toBe(1);
  });

  it('once, when the process dies in the middle of writing it down', async () => {
    const receipt = await settled();
    const before = await stored();
    const dying: AppContext = {
      ...ctx,
      inTransaction: (work) =>
        ctx.inTransaction(async (tx) => {
          await work(tx);
          throw new Error('killed before the commit');
        }),
    };
    await expect(deliverReceipt(dying, receipt.pid)).rejects.toThrow('killed');
    expect([(await delivered(receipt)).length, (await stored()) - before]).toEqual([0, 0]);
    await deliverReceipt(ctx, receipt.pid);
    expect(await delivered(receipt)).toHaveLength(1);
  });

  it('although its job was lost', async () => {
    const receipt = await settled();
    await deliverDue(ctx);
    expect(await delivered(receipt)).toHaveLength(0);
    test.setNow(new Date(Date.now() + 16 * 60_000));
    await deliverDue(ctx);
    await deliverDue(ctx);
    expect(await delivered(receipt)).toHaveLength(1);
  });

  it('and answers nobody: the farmer who waits goes on waiting', async () => {
    const receipt = await settled();
    const waiting = () =>
      test.count(
        sql`select count(*) as n from chats where id = ${receipt.chat_id} and waiting_since is not null
              and last_message like 'Payment received%' and unread_count = 1`,
      );
    expect(await waiting()).toBe(1);
    await deliverReceipt(ctx, receipt.pid);
    expect(await waiting()).toBe(1);
  });

  it('with all that a receipt must say, in both languages, and says it is no tax invoice', async () => {
    const receipt = await settled('live');
    await deliverReceipt(ctx, receipt.pid);
    const [message] = await delivered(receipt);
    const pdf = await ctx.files.withLocalCopy(message?.key ?? '', (file) => readFile(file));
    const text = linesOfPdf(pdf ?? Buffer.alloc(0)).join('\n');
    for (const words of [
      BUSINESS.legalName,
      `GSTIN ${BUSINESS.seller.gstin}`,
      receipt.number,
      '₹1,250.00',
      'ಒಂದು ಸಾವಿರದ ಇನ್ನೂರ ಐವತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ',
      'Rupees One Thousand Two Hundred Fifty Only',
      'ಬಸವರಾಜ',
      'ಹಾವೇರಿ',
      `Quotation no. ${receipt.quotation_id}`,
      '455069731511',
      receipt.merchant_order_id,
      'ತೆರಿಗೆ ಬಿಲ್ ಅಲ್ಲ',
      'not a tax invoice',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('TEST PAYMENT');
  });
});
