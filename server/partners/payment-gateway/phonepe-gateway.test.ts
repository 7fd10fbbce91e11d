import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentConfig } from '../../config.ts';
import { createPaymentGateway, type NewOrder, type PaymentGateway, PaymentGatewayError } from './index.ts';
import { type PaymentSandbox, startPaymentSandbox } from './sandbox/index.ts';

const credentials = {
  clientId: 'CLIENT',
  clientSecret: 'secret',
  webhookUsername: 'username',
  webhookPassword: 'password',
};
const order: NewOrder = {
  merchantOrderId: 'AV20261121-1234567890123',
  amountPaise: 125_010,
  expireAfterSeconds: 1200,
  message: 'Quotation 7',
  redirectUrl: 'http://localhost:3000/payment-result?pid=1234567890123',
  pid: 1_234_567_890_123,
};

let folder: string;
let sandbox: PaymentSandbox;
let gateway: PaymentGateway;

function configFor(url: string, overrides: Partial<PaymentConfig> = {}): PaymentConfig {
  return {
    provider: 'sandbox',
    apiUrl: url,
    tokenUrl: `${url}/v1/oauth/token`,
    checkoutScriptUrl: `${url}/web/bundle/checkout.js`,
    clientVersion: '1',
    sandboxPort: 0,
    ...credentials,
    ...overrides,
  };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-gateway-'));
  sandbox = await startPaymentSandbox({
    port: 0,
    dataDir: folder,
    webhookUrl: 'http://localhost:9/none',
    credentials,
  });
  // Too short to wait for a second try after a 500: those are tried in phonepe-refunds.test.ts.
  gateway = createPaymentGateway(configFor(sandbox.url), { timeoutMs: 1_500 });
});

afterEach(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

async function faultOf(work: Promise<unknown>): Promise<PaymentGatewayError> {
  const error = await work.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(PaymentGatewayError);
  return error as PaymentGatewayError;
}

/** A provider that has one answer to everything, but for tokens. */
async function withAnswer(answer: string, use: (gateway: PaymentGateway) => Promise<void>): Promise<void> {
  const odd = createServer((request, response) => {
    const token = JSON.stringify({ access_token: 't', expires_at: Date.now() / 1000 + 3600 });
    response.end(request.url?.endsWith('token') ? token : answer);
  });
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
  try {
    await use(createPaymentGateway(configFor(`http://localhost:${(odd.address() as AddressInfo).port}`)));
  } finally {
    odd.close();
  }
}

describe('placing an order', () => {
  it('gives the page to open and when it ends, and the order is pending', async () => {
    const accepted = await gateway.createOrder(order);
    expect(accepted.checkoutUrl).toMatch(/^http:\/\/localhost:\d+\/transact\?token=/);
    expect(accepted.expiresAt.getTime()).toBeGreaterThan(Date.now() + 1_100_000);
    expect(await gateway.getStatus(order.merchantOrderId)).toMatchObject({
      state: 'PENDING',
      amountPaise: 125_010,
      providerOrderId: accepted.providerOrderId,
    });
  });

  it('says when the order id was used before', async () => {
    await gateway.createOrder(order);
    expect((await faultOf(gateway.createOrder(order))).kind).toBe('duplicate');
  });

  it('says that nothing was placed when the provider refuses', async () => {
    const error = await faultOf(gateway.createOrder({ ...order, amountPaise: 99 }));
    expect(error).toMatchObject({ kind: 'refused', status: 400, providerCode: 'BAD_REQUEST' });
  });

  it.each([500, 502, 408, 429])('does not know the outcome after a %i', async (httpStatus) => {
    sandbox.faults.endpoints.pay = { httpStatus };
    expect((await faultOf(gateway.createOrder(order))).kind).toBe('unknown');
  });

  it('does not know the outcome when nobody answers', async () => {
    const url = sandbox.url;
    await sandbox.close();
    expect((await faultOf(createPaymentGateway(configFor(url)).createOrder(order))).kind).toBe('unknown');
  });

  it('does not know the outcome of an answer that is no answer', async () => {
    await withAnswer('<html>maintenance</html>', async (odd) => {
      expect((await faultOf(odd.createOrder(order))).kind).toBe('unknown');
    });
  });
});

describe('asking for an order', () => {
  it.each([
    ['success', 'COMPLETED'],
    ['failed', 'FAILED'],
    ['pending', 'PENDING'],
    ['cancel', 'PENDING'],
  ] as const)('after %s reports %s', async (outcome, state) => {
    await gateway.createOrder(order);
    await sandbox.settle(order.merchantOrderId, outcome);
    const status = await gateway.getStatus(order.merchantOrderId);
    expect(status).toMatchObject({ state });
    if (outcome === 'success') expect(status).toMatchObject({ utr: expect.stringMatching(/^\d{12}$/) });
    if (outcome === 'failed') expect(status).toMatchObject({ errorCode: 'PAYMENT_DECLINED' });
  });

  it('tells an order that does not exist from a failure to find out', async () => {
    expect(await gateway.getStatus('AV-NOBODY')).toBe('not_found');
    sandbox.faults.endpoints.status = { httpStatus: 404 };
    expect((await faultOf(gateway.getStatus('AV-NOBODY'))).kind).toBe('unknown');
  });

  it('gives up waiting after the given time', async () => {
    await gateway.createOrder(order);
    sandbox.faults.endpoints.status = { hang: true };
    const started = Date.now();
    expect((await faultOf(gateway.getStatus(order.merchantOrderId, { timeoutMs: 150 }))).kind).toBe(
      'unknown',
    );
    expect(Date.now() - started).toBeLessThan(2000);
  });
});

describe('a provider that sends far too much', () => {
  const long = 'X'.repeat(10_000);
  const answer = {
    ...{
      state: 'FAILED',
      amount: 125_010,
      expireAt: Date.now() + 60_000,
      redirectUrl: 'https://pay.example',
    },
    ...{ orderId: 'OMO1', refundId: 'OMR1', errorCode: long },
    paymentDetails: [{ state: 'COMPLETED', rail: { utr: long } }],
  };

  it('is cut to the beginning of its codes', async () => {
    await withAnswer(JSON.stringify(answer), async (odd) => {
      const status = await odd.getStatus(order.merchantOrderId);
      expect(status).toMatchObject({ errorCode: long.slice(0, 100), utr: long.slice(0, 100) });
      expect(await odd.getRefund('RF1')).toMatchObject({ errorCode: long.slice(0, 100) });
    });
  });

  it('is not believed when its own name of the order or refund is no name', async () => {
    await withAnswer(JSON.stringify({ ...answer, orderId: long, refundId: long }), async (odd) => {
      const refund = { merchantRefundId: 'RF1', merchantOrderId: order.merchantOrderId, amountPaise: 100 };
      const asked = [
        odd.createOrder(order),
        odd.getStatus(order.merchantOrderId),
        odd.refund(refund),
        odd.getRefund('RF1'),
      ];
      for (const fault of await Promise.all(asked.map(faultOf))) expect(fault.kind).toBe('unknown');
    });
  });
});

describe('the access token', () => {
  it('is fetched once for twenty calls at a time, and kept', async () => {
    await gateway.createOrder(order);
    const fresh = createPaymentGateway(configFor(sandbox.url));
    const before = sandbox.calls.token;
    await Promise.all(Array.from({ length: 20 }, () => fresh.getStatus(order.merchantOrderId)));
    await fresh.getStatus(order.merchantOrderId);
    expect(sandbox.calls.token - before).toBe(1);
  });

  it('is replaced when the provider no longer takes it', async () => {
    await gateway.createOrder(order);
    sandbox.expireTokens();
    expect(await gateway.getStatus(order.merchantOrderId)).toMatchObject({ state: 'PENDING' });
    expect(sandbox.calls.token).toBe(2);
  });

  it('is replaced only once: a provider that always refuses is not asked without end', async () => {
    sandbox.faults.endpoints.pay = { httpStatus: 401 };
    expect((await faultOf(gateway.createOrder(order))).kind).toBe('refused');
    expect(sandbox.calls.pay).toBe(2);
  });

  it('is renewed a minute before it ends', async () => {
    await gateway.getStatus('AV-NOBODY');
    const real = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(real + 3_541_000);
    await gateway.getStatus('AV-NOBODY');
    vi.restoreAllMocks();
    expect(sandbox.calls.token).toBe(2);
  });

  it('wrong credentials place nothing', async () => {
    const stranger = createPaymentGateway(configFor(sandbox.url, { clientSecret: 'wrong' }));
    expect((await faultOf(stranger.createOrder(order))).kind).toBe('not_sent');
    expect(sandbox.calls.pay).toBe(0);
  });
});

describe('a webhook', () => {
  // The vector of the provider's own SDK test.
  const digest = 'bc842c31a9e54efe320d30d948be61291f3ceee4766e36ab25fa65243cd76e0e';

  it('is authentic with the digest of user and password, in any case and with spaces around it', () => {
    expect(gateway.isAuthenticWebhook(digest)).toBe(true);
    expect(gateway.isAuthenticWebhook(` ${digest.toUpperCase()} `)).toBe(true);
  });

  it.each([undefined, '', digest.slice(1), `SHA256 ${digest}`, `0${digest.slice(1)}`])(
    'is not authentic with %s',
    (header) => {
      expect(gateway.isAuthenticWebhook(header)).toBe(false);
    },
  );

  it('names its order, whatever else it carries', () => {
    const body = {
      event: 'checkout.order.completed',
      extra: 1,
      payload: { merchantOrderId: 'AV-1', state: 'X' },
    };
    expect(gateway.parseWebhook(body)).toEqual({
      event: 'checkout.order.completed',
      merchantOrderId: 'AV-1',
    });
    for (const odd of [
      undefined,
      'text',
      {},
      { payload: {} },
      { payload: { merchantOrderId: "x' or 1=1" } },
    ]) {
      expect(gateway.parseWebhook(odd)).toBeUndefined();
    }
  });
});
