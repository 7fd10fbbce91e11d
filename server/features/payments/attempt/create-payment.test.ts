import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createPaymentContext,
  type PaymentContext,
  type Quoted,
} from '../../../../tests/support/payment-context.ts';
import { sql } from '../../../platform/database/db.ts';
import { reconcilePayments } from '../reconcile/reconcile-payments.ts';
import { createPayment } from './create-payment.ts';
import { openAttempt } from './open-attempt.ts';

let test: PaymentContext;

beforeAll(async () => {
  test = await createPaymentContext({ timeoutMs: 500 });
});
afterEach(() => {
  test.setNow(undefined);
  test.sandbox.faults.endpoints = {};
});
afterAll(() => test.close());

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** What the farmer's Pay button sends. */
const pay = ({ farmer, chatId }: Quoted, amount: number | string, named: { quotation_id?: number } = {}) =>
  createPayment(test.ctx, farmer, { chat_id: chatId, amount, ...named });

const refusal = (code: string) => expect.objectContaining({ code });

describe('starting a payment', () => {
  it('places an order for the quotation’s amount and keeps it as pending', async () => {
    const quoted = await test.quotedFarmer(125_010);
    const { pid } = await pay(quoted, 1250.1);
    const [stored] = await test.payments(quoted.quotationId);
    expect(stored).toMatchObject({ pid, status: 'pending' });
    expect(test.sandbox.find(stored?.merchant_order_id ?? '')).toMatchObject({
      amount: 125_010,
      state: 'PENDING',
    });
    expect(
      await test.count(
        sql`select count(*) as n from payment_events where pid = ${pid} and to_status in ('created', 'pending')`,
      ),
    ).toBe(2);
  });

  it.each([
    ['1250.10', 125_010],
    [1250.1, 125_010],
    [1.15, 115],
    ['1.15', 115],
    [4.35, 435],
    ['₹ 1,250.10', 125_010],
    [9_999_999_999.99, 999_999_999_999],
  ])('takes %s as the exact number of paise', async (amount, paise) => {
    const quoted = await test.quotedFarmer(paise);
    await pay(quoted, amount);
    const [stored] = await test.payments(quoted.quotationId);
    expect(test.sandbox.find(stored?.merchant_order_id ?? '')?.amount).toBe(paise);
  });

  it.each([
    0,
    -1250,
    1250.101,
    0.1 + 0.2,
    Number.NaN,
    1e21,
    '',
    'abc',
    '12,50.1.0',
    '-1250',
    '1250',
    1249.99,
    1250.11,
  ])('refuses %s for a quotation of 1250.10', async (amount) => {
    const quoted = await test.quotedFarmer(125_010);
    await expect(pay(quoted, amount)).rejects.toThrow(refusal('INVALID_AMOUNT'));
    expect(await test.payments(quoted.quotationId)).toEqual([]);
  });

  it('refuses a quotation that names no price, or less than the provider takes', async () => {
    for (const paise of [0, 99]) {
      await expect(pay(await test.quotedFarmer(paise), paise / 100)).rejects.toThrow(
        refusal('INVALID_AMOUNT'),
      );
    }
  });

  it.each([null, 0, -1, 999_999])('finds no chat %s', async (chatId) => {
    const quoted = await test.quotedFarmer(50_000);
    const start = createPayment(test.ctx, quoted.farmer, { chat_id: chatId, amount: 500 });
    await expect(start).rejects.toThrow('Chat not found. Please send a message once.');
  });

  it('does not know another farmer’s chat, nor their quotation', async () => {
    const [mine, theirs] = [await test.quotedFarmer(50_000), await test.quotedFarmer(60_000)];
    await expect(pay({ ...mine, chatId: theirs.chatId }, 600)).rejects.toThrow(refusal('CHAT_NOT_FOUND'));
    await expect(pay(mine, 600, { quotation_id: theirs.quotationId })).rejects.toThrow(
      refusal('INVALID_AMOUNT'),
    );
  });

  it('pays the quotation that is named, of two with one amount', async () => {
    const quoted = await test.quotedFarmer(50_000);
    await test.quote(quoted.chatId, 50_000);
    await pay(quoted, 500, { quotation_id: quoted.quotationId });
    expect(await test.payments(quoted.quotationId)).toHaveLength(1);
  });

  it('is held to five tries a minute', async () => {
    const quoted = await test.quotedFarmer(50_000);
    for (let tries = 0; tries < 5; tries += 1) await pay(quoted, 500);
    await expect(pay(quoted, 500)).rejects.toThrow(refusal('RATE_LIMITED'));
  });

  it('may be mistyped more often than that, though not for ever', async () => {
    const quoted = await test.quotedFarmer(50_000);
    for (let tries = 0; tries < 25; tries += 1) {
      await expect(pay(quoted, 499)).rejects.toThrow(refusal('INVALID_AMOUNT'));
    }
    for (let tries = 0; tries < 5; tries += 1) await pay(quoted, 500);
    await expect(pay(quoted, 499)).rejects.toThrow(refusal('RATE_LIMITED'));
  });
});

describe('starting it again', () => {
  it('leads to the same attempt, also from two tabs at one moment', async () => {
    const quoted = await test.quotedFarmer(70_000);
    const placed = test.sandbox.calls.pay;
    test.sandbox.faults.endpoints.pay = { delayMs: 200 };
    const starts = await Promise.all([pay(quoted, 700), pay(quoted, 700), pay(quoted, 700)]);
    starts.push(await pay(quoted, 700));
    expect(new Set(starts.map(({ pid }) => pid)).size).toBe(1);
    expect(test.sandbox.calls.pay - placed).toBe(1);
    expect(await test.payments(quoted.quotationId)).toHaveLength(1);
  });

  it('opens a new attempt when the first one failed, although nobody told us', async () => {
    const quoted = await test.quotedFarmer(70_000);
    const first = await pay(quoted, 700);
    const [stored] = await test.payments(quoted.quotationId);
    await test.sandbox.settle(stored?.merchant_order_id ?? '', 'failed');
    test.setNow(later(5));
    const second = await pay(quoted, 700);
    expect(second.pid).not.toBe(first.pid);
    expect(await test.payments(quoted.quotationId)).toMatchObject([
      { status: 'failed', failure_code: 'PAYMENT_DECLINED' },
      { status: 'pending' },
    ]);
  });

  it('says that it is paid when the first one succeeded, although nobody told us', async () => {
    const quoted = await test.quotedFarmer(70_000);
    await pay(quoted, 700);
    const [stored] = await test.payments(quoted.quotationId);
    await test.sandbox.settle(stored?.merchant_order_id ?? '', 'success');
    test.setNow(later(5));
    await expect(pay(quoted, 700)).rejects.toThrow(refusal('QUOTE_PAID'));
  });

  it('opens no second attempt beside one that has ended here and not yet at the bank', async () => {
    const quoted = await test.quotedFarmer(70_000);
    await pay(quoted, 700);
    test.setNow(later(21 * 60));
    await expect(pay(quoted, 700)).rejects.toThrow(refusal('PAYMENT_SETTLING'));
    expect(await test.payments(quoted.quotationId)).toMatchObject([{ status: 'pending' }]);
  });
});

describe('when the provider', () => {
  it('refuses, nothing is open and the farmer may try again at once', async () => {
    const quoted = await test.quotedFarmer(80_000);
    test.sandbox.faults.endpoints.pay = { httpStatus: 403, times: 1 };
    await expect(pay(quoted, 800)).rejects.toThrow('Could not start payment. Please try again.');
    await pay(quoted, 800);
    expect(await test.payments(quoted.quotationId)).toMatchObject([
      { status: 'failed', failure_code: 'ORDER_REFUSED' },
      { status: 'pending' },
    ]);
  });

  it.each([
    ['breaks', { httpStatus: 500, times: 1 }, 'NEVER_PLACED'],
    ['never answers', { hang: true, times: 1 }, 'NEVER_PLACED'],
    [
      'takes the order and loses its answer',
      { httpStatus: 500, afterEffect: true, times: 1 },
      'CHECKOUT_LOST',
    ],
    ['takes the order and falls silent', { hang: true, afterEffect: true, times: 1 }, 'CHECKOUT_LOST'],
  ])('%s, the next try is safe', async (_, fault, failureCode) => {
    const quoted = await test.quotedFarmer(80_000);
    test.sandbox.faults.endpoints.pay = fault;
    await expect(pay(quoted, 800)).rejects.toThrow(refusal('PAYMENT_START_FAILED'));
    expect(await test.payments(quoted.quotationId)).toMatchObject([{ status: 'created' }]);
    const { pid } = await pay(quoted, 800);
    expect(await test.payments(quoted.quotationId)).toMatchObject([
      { status: 'failed', failure_code: failureCode },
      { status: 'pending', pid },
    ]);
  });

  it('says that the order id was used, another attempt follows in the same request', async () => {
    const quoted = await test.quotedFarmer(80_000);
    test.sandbox.faults.endpoints.pay = { httpStatus: 417, times: 1 };
    const { pid } = await pay(quoted, 800);
    expect(await test.payments(quoted.quotationId)).toMatchObject([
      { status: 'failed', failure_code: 'NEVER_PLACED' },
      { status: 'pending', pid },
    ]);
  });

  it('no longer takes our token, it is replaced and the farmer notices nothing', async () => {
    const quoted = await test.quotedFarmer(80_000);
    test.sandbox.expireTokens();
    await pay(quoted, 800);
    expect(await test.payments(quoted.quotationId)).toMatchObject([{ status: 'pending' }]);
  });

  it('cannot be reached at all, the attempt waits for it', async () => {
    const quoted = await test.quotedFarmer(80_000);
    test.sandbox.faults.endpoints = { pay: { httpStatus: 503 }, status: { httpStatus: 503 } };
    await expect(pay(quoted, 800)).rejects.toThrow(refusal('PAYMENT_START_FAILED'));
    await expect(pay(quoted, 800)).rejects.toThrow(refusal('PAYMENT_SETTLING'));
    test.sandbox.faults.endpoints = {};
    test.setNow(later(30));
    await pay(quoted, 800);
  });
});

describe('when this process dies between its row and the provider', () => {
  const claim = ({ chatId }: Quoted) => ({ chatId, amountPaise: 90_000, quotationId: undefined });

  it('the reconciler finds that no order exists', async () => {
    const quoted = await test.quotedFarmer(90_000);
    await openAttempt(test.ctx, quoted.farmer, claim(quoted));
    test.setNow(later(25));
    await reconcilePayments(test.ctx);
    expect(await test.payments(quoted.quotationId)).toMatchObject([
      { status: 'failed', failure_code: 'NEVER_PLACED' },
    ]);
  });

  it('the farmer’s next try opens another attempt', async () => {
    const quoted = await test.quotedFarmer(90_000);
    const { payment } = await openAttempt(test.ctx, quoted.farmer, claim(quoted));
    test.setNow(later(13));
    const { pid } = await pay(quoted, 900);
    expect(pid).not.toBe(payment.pid);
  });

  it('leaves the attempt alone while it may still be being placed', async () => {
    const quoted = await test.quotedFarmer(90_000);
    await openAttempt(test.ctx, quoted.farmer, claim(quoted));
    test.setNow(later(8));
    await reconcilePayments(test.ctx);
    expect(await test.payments(quoted.quotationId)).toMatchObject([{ status: 'created' }]);
  });
});
