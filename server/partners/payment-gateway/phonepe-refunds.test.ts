import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentGateway, type PaymentGateway, PaymentGatewayError } from './index.ts';
import { failureContext } from './provider-answers.ts';
import { type PaymentSandbox, startPaymentSandbox } from './sandbox/index.ts';

const credentials = {
  clientId: 'CLIENT',
  clientSecret: 'secret',
  webhookUsername: 'username',
  webhookPassword: 'password',
};
const ORDER = 'AV20261121-1234567890123';

let folder: string;
let sandbox: PaymentSandbox;
let gateway: PaymentGateway;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-refund-gateway-'));
  const webhookUrl = 'http://localhost:9/none';
  sandbox = await startPaymentSandbox({ port: 0, dataDir: folder, webhookUrl, credentials });
  sandbox.faults.refunds = 'wait';
  gateway = createPaymentGateway(
    {
      provider: 'sandbox',
      apiUrl: sandbox.url,
      tokenUrl: `${sandbox.url}/v1/oauth/token`,
      checkoutScriptUrl: `${sandbox.url}/web/bundle/checkout.js`,
      clientVersion: '1',
      sandboxPort: 0,
      ...credentials,
    },
    { timeoutMs: 5_000 },
  );
  await place();
});
afterEach(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const place = (merchantOrderId = ORDER) =>
  gateway.createOrder({
    merchantOrderId,
    amountPaise: 125_010,
    expireAfterSeconds: 1200,
    message: 'Quotation 7',
    redirectUrl: 'http://localhost:3000/payment-result?pid=1',
    pid: 1,
  });
const refund = (amountPaise = 50_000, merchantRefundId = 'RF1') =>
  gateway.refund({ merchantRefundId, merchantOrderId: ORDER, amountPaise });

async function faultOf(work: Promise<unknown>): Promise<PaymentGatewayError> {
  const error = await work.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(PaymentGatewayError);
  return error as PaymentGatewayError;
}

describe('giving money back', () => {
  it('is taken, confirmed and completed', async () => {
    await sandbox.settle(ORDER, 'success');
    expect(await refund()).toMatchObject({ state: 'PENDING', amountPaise: 50_000 });
    await sandbox.settleRefund('RF1', 'confirmed');
    expect(await gateway.getRefund('RF1')).toMatchObject({ state: 'PENDING' });
    await sandbox.settleRefund('RF1', 'completed');
    expect(await gateway.getRefund('RF1')).toMatchObject({
      state: 'COMPLETED',
      providerRefundId: expect.stringMatching(/^OMR/),
    });
  });

  it('that fails says why', async () => {
    await sandbox.settle(ORDER, 'success');
    await refund();
    await sandbox.settleRefund('RF1', 'failed');
    expect(await gateway.getRefund('RF1')).toMatchObject({
      state: 'FAILED',
      errorCode: 'REFUND_DECLINED',
      failure: { detailedErrorCode: 'ZM' },
    });
  });

  it('is refused for an order that is not paid, and beyond what was paid', async () => {
    expect((await faultOf(refund())).kind).toBe('refused');
    await sandbox.settle(ORDER, 'success');
    await refund(125_010, 'RF1');
    expect((await faultOf(refund(100, 'RF2'))).kind).toBe('refused');
  });

  it('under a name that was used says so, whatever became of the answer before', async () => {
    await sandbox.settle(ORDER, 'success');
    sandbox.faults.endpoints.refund = { httpStatus: 500, afterEffect: true, times: 1 };
    expect((await faultOf(refund())).kind).toBe('unknown');
    expect((await faultOf(refund())).kind).toBe('duplicate');
    expect(sandbox.book().refunds).toHaveLength(1);
  });

  it.each([500, 503, 408, 429, 403])('has no certain outcome after a %i', async (httpStatus) => {
    sandbox.faults.endpoints.refund = { httpStatus };
    expect((await faultOf(refund())).kind).toBe('unknown');
  });

  it('tells a refund that does not exist from a failure to find out', async () => {
    expect(await gateway.getRefund('RF-NONE')).toBe('not_found');
    sandbox.faults.endpoints.refundStatus = { httpStatus: 404 };
    expect((await faultOf(gateway.getRefund('RF-NONE'))).kind).toBe('unknown');
  });

  it('goes on after the token was refused once', async () => {
    await sandbox.settle(ORDER, 'success');
    sandbox.expireTokens();
    expect(await refund()).toMatchObject({ state: 'PENDING' });
    expect(sandbox.calls.token).toBe(2);
  });
});

describe('an order the provider answers with a 500', () => {
  it('is sent again after two seconds, under the same id', async () => {
    sandbox.faults.endpoints.pay = { httpStatus: 500, times: 1 };
    const before = sandbox.calls.pay;
    await place('AV-AGAIN');
    expect(sandbox.calls.pay - before).toBe(2);
  });

  it('and had taken all the same is known by its id', async () => {
    sandbox.faults.endpoints.pay = { httpStatus: 500, afterEffect: true, times: 1 };
    expect((await faultOf(place('AV-TAKEN'))).kind).toBe('duplicate');
  });

  it.each([502, 503, 400])('with a %i is not sent again', async (httpStatus) => {
    sandbox.faults.endpoints.pay = { httpStatus };
    const before = sandbox.calls.pay;
    await faultOf(place('AV-ONCE'));
    expect(sandbox.calls.pay - before).toBe(1);
  });
});

describe('a webhook about a refund', () => {
  it('names the refund and its order', () => {
    const payload = { merchantRefundId: 'RF1', originalMerchantOrderId: ORDER, state: 'COMPLETED' };
    expect(gateway.parseWebhook({ event: 'pg.refund.completed', payload })).toEqual({
      event: 'pg.refund.completed',
      merchantRefundId: 'RF1',
      merchantOrderId: ORDER,
    });
    expect(gateway.parseWebhook({ payload: { merchantRefundId: "x' or 1=1" } })).toBeUndefined();
  });
});

it('of a failure only short words are kept, whatever the provider sends', () => {
  const errorContext = {
    source: 'PG',
    stage: 'AUTH',
    description: 'x'.repeat(500),
    errorCode: 'Z9',
    vpa: 'someone@bank',
    nested: { a: 1 },
  };
  expect(failureContext({ detailedErrorCode: 'ZM', errorContext })).toEqual({
    errorCode: 'Z9',
    detailedErrorCode: 'ZM',
    source: 'PG',
    stage: 'AUTH',
    description: 'x'.repeat(200),
  });
  expect(failureContext({})).toBeUndefined();
});
