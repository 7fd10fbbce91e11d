import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  CreateSdkOrderRequest,
  Env,
  RefundRequest,
  StandardCheckoutClient,
  StandardCheckoutPayRequest,
} from '@phonepe-pg/pg-sdk-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { createPaymentGateway } from '../index.ts';
import { type PaymentSandbox, startPaymentSandbox } from './index.ts';

/**
 * The contract: PhonePe's own client, unchanged but for the address it calls, works against the look-alike that our
 * client is tested with. What only our client believes of the provider would fail here.
 */

const credentials = {
  clientId: 'CLIENT',
  clientSecret: 'secret',
  webhookUsername: 'username',
  webhookPassword: 'password1',
};

let folder: string;
let sandbox: PaymentSandbox;
let merchant: Server;
let calls: { authorization: string; text: string }[];
let official: StandardCheckoutClient;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-official-'));
  calls = [];
  merchant = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    calls.push({ authorization: request.headers.authorization ?? '', text });
    response.end();
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  const webhookUrl = `http://localhost:${(merchant.address() as AddressInfo).port}/hook`;
  sandbox = await startPaymentSandbox({ port: 0, dataDir: folder, webhookUrl, credentials });
  official = StandardCheckoutClient.getInstance('CLIENT', 'secret', 1, Env.SANDBOX, false);
  official.httpClient.interceptors.request.use((config) => {
    const { pathname, search } = new URL(config.url ?? '');
    return {
      ...config,
      url: `${sandbox.url}${pathname.replace('/apis/pg-sandbox', '')}${search}`,
      params: {},
    };
  });
});

afterAll(async () => {
  await sandbox.close();
  merchant.close();
  await rm(folder, { recursive: true, force: true });
});

const pay = (id: string, amount = 125_010) =>
  official.pay(
    StandardCheckoutPayRequest.builder()
      .merchantOrderId(id)
      .amount(amount)
      .message('Quotation 42')
      .expireAfter(1_200)
      .redirectUrl('http://localhost:3000/payment-result?pid=1')
      .build(),
  );

const refund = (id: string, order: string, amount: number) =>
  official.refund(
    RefundRequest.builder().merchantRefundId(id).originalMerchantOrderId(order).amount(amount).build(),
  );

/** Our own client at the same look-alike. */
const ours = () => {
  const { webhookUsername, webhookPassword, ...known } = credentials;
  return createPaymentGateway({
    provider: 'sandbox',
    apiUrl: sandbox.url,
    tokenUrl: `${sandbox.url}/v1/oauth/token`,
    clientVersion: '1',
    webhookUsername,
    webhookPassword,
    ...known,
  } as Parameters<typeof createPaymentGateway>[0]);
};

describe('PhonePe’s own client at the look-alike', () => {
  it('opens an order, once, and is refused in classes of its own', async () => {
    expect(await pay('OF-1')).toMatchObject({
      state: 'PENDING',
      redirectUrl: expect.stringContaining(`${sandbox.url}/transact?token=`),
      expireAt: expect.any(Number),
    });
    await expect(pay('OF-1')).rejects.toMatchObject({
      type: 'ExpectationFailed',
      code: 'INVALID_TRANSACTION_ID',
    });
    await expect(pay('OF-2', 99)).rejects.toMatchObject({ type: 'BadRequest', code: 'BAD_REQUEST' });
    await expect(official.getOrderStatus('OF-NONE')).rejects.toMatchObject({
      code: 'INVALID_MERCHANT_ORDER_ID',
    });
  });

  it('opens an order for an app, by a token instead of a page', async () => {
    const request = CreateSdkOrderRequest.StandardCheckoutBuilder().merchantOrderId('OF-APP').amount(50_000);
    const order = await official.createSdkOrder(request.expireAfter(600).build());
    expect(order).toMatchObject({ state: 'PENDING', token: expect.stringMatching(/.{20}/) });
    expect(order).not.toHaveProperty('redirectUrl');
    const page = await fetch(`${sandbox.url}/transact?token=${order.token}`);
    expect(page.status).toBe(403);
  });

  it('is told the latest try alone, or every one, of an order paid at the second', async () => {
    await pay('OF-MIXED');
    await sandbox.settle('OF-MIXED', 'attempt_failed');
    const open = await official.getOrderStatus('OF-MIXED');
    expect(open).toMatchObject({ state: 'PENDING', paymentDetails: [{ state: 'FAILED' }] });
    expect(await ours().getStatus('OF-MIXED')).toMatchObject({ state: 'PENDING' });

    await sandbox.settle('OF-MIXED', 'success');
    const latest = await official.getOrderStatus('OF-MIXED');
    expect(latest.paymentDetails.map(({ state }) => state)).toEqual(['COMPLETED']);
    const all = await official.getOrderStatus('OF-MIXED', true);
    expect(all).toMatchObject({ state: 'COMPLETED', amount: 125_010 });
    expect(all.paymentDetails.map(({ state, errorCode }) => [state, errorCode])).toEqual([
      ['FAILED', 'PAYMENT_DECLINED'],
      ['COMPLETED', undefined],
    ]);
    const [failed, paid] = all.paymentDetails.map(({ transactionId }) => transactionId);
    expect(failed).not.toBe(paid);
    expect((await official.getTransactionStatus(String(failed))).paymentDetails).toMatchObject([
      { transactionId: failed, state: 'FAILED' },
    ]);
    expect(await official.getTransactionStatus(String(paid))).toMatchObject({
      orderId: all.orderId,
      state: 'COMPLETED',
      paymentDetails: [{ state: 'COMPLETED', rail: { type: 'UPI', utr: expect.any(String) } }],
    });
    await expect(official.getTransactionStatus('OM-NONE')).rejects.toMatchObject({ type: 'BadRequest' });
    expect(await ours().getStatus('OF-MIXED')).toMatchObject({ state: 'COMPLETED', amountPaise: 125_010 });
  });

  it('is told why an order failed; ours, which asks for more, is told more', async () => {
    await pay('OF-FAILED');
    await sandbox.settle('OF-FAILED', 'failed');
    const told = await official.getOrderStatus('OF-FAILED');
    expect(told).toMatchObject({ state: 'FAILED', errorCode: 'PAYMENT_DECLINED', detailedErrorCode: 'ZM' });
    expect(told).not.toHaveProperty('errorContext');
    expect(await ours().getStatus('OF-FAILED')).toMatchObject({
      state: 'FAILED',
      errorCode: 'PAYMENT_DECLINED',
      failure: { source: 'CUSTOMER', stage: 'AUTHORIZATION', description: expect.any(String) },
    });
    // Nobody tried to pay what ran out of time.
    await pay('OF-LATE');
    await sandbox.settle('OF-LATE', 'expire');
    expect(await official.getOrderStatus('OF-LATE', true)).toMatchObject({
      errorCode: 'ORDER_EXPIRED',
      paymentDetails: [],
    });
  });

  it('gives money back and follows it, not more than there was', async () => {
    await pay('OF-PAID', 20_000);
    await sandbox.settle('OF-PAID', 'success');
    expect(await refund('OF-R1', 'OF-PAID', 15_000)).toMatchObject({ state: 'PENDING', amount: 15_000 });
    await expect(refund('OF-R2', 'OF-PAID', 5_001)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const done = () => official.getRefundStatus('OF-R1');
    await eventually(async () => expect(await done()).toMatchObject({ state: 'COMPLETED' }));
    expect(await done()).toMatchObject({
      merchantRefundId: 'OF-R1',
      originalMerchantOrderId: 'OF-PAID',
      amount: 15_000,
      paymentDetails: [{ state: 'COMPLETED', amount: 15_000 }],
    });
    expect(await ours().getRefund('OF-R1')).toMatchObject({ state: 'COMPLETED', amountPaise: 15_000 });
  });

  it('believes the look-alike’s calls, and not a stranger’s', async () => {
    await pay('OF-CALL');
    await sandbox.settle('OF-CALL', 'success');
    // A call about an order of before may come late.
    const ofOrder = () => calls.filter(({ text }) => text.includes('OF-CALL') && text.includes('COMPLETED'));
    await eventually(() => expect(ofOrder()).toHaveLength(1));
    const [{ authorization, text }] = ofOrder() as [(typeof calls)[0]];
    const read = (password: string) => official.validateCallback('username', password, authorization, text);
    expect(read('password1').payload).toMatchObject({ merchantOrderId: 'OF-CALL', state: 'COMPLETED' });
    expect(() => read('password2')).toThrow('Invalid Callback');
    expect(ours().isAuthenticWebhook(authorization)).toBe(true);
  });

  it('fetches a new token when the old one is refused', async () => {
    await pay('OF-TOKEN');
    sandbox.expireTokens();
    expect(await official.getOrderStatus('OF-TOKEN')).toMatchObject({ state: 'PENDING' });
  });
});
