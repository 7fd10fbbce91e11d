import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { type PaymentSandbox, startPaymentSandbox } from './index.ts';

const SHOP = 'http://localhost:3000';
const credentials = {
  clientId: 'CLIENT',
  clientSecret: 'secret',
  webhookUsername: 'username',
  webhookPassword: 'password',
};

let folder: string;
let sandbox: PaymentSandbox;
let merchant: Server;
let webhooks: { authorization: string | undefined; body: { event: string; payload: { state: string } } }[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-sandbox-'));
  webhooks = [];
  merchant = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    webhooks.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
    response.end();
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  sandbox = await open();
});

afterEach(async () => {
  await sandbox.close();
  merchant.close();
  await rm(folder, { recursive: true, force: true });
});

function open(): Promise<PaymentSandbox> {
  const webhookUrl = `http://localhost:${(merchant.address() as AddressInfo).port}/hook`;
  return startPaymentSandbox({ port: 0, dataDir: folder, webhookUrl, credentials });
}

async function token(): Promise<string> {
  const form = {
    client_id: 'CLIENT',
    client_secret: 'secret',
    client_version: '1',
    grant_type: 'client_credentials',
  };
  const answer = await fetch(`${sandbox.url}/v1/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const request = (overrides = {}) => ({
  merchantOrderId: 'AV-1',
  amount: 125_010,
  expireAfter: 1200,
  paymentFlow: {
    type: 'PG_CHECKOUT',
    message: '<b>42</b>',
    merchantUrls: { redirectUrl: `${SHOP}/payment-result?pid=1` },
  },
  ...overrides,
});

async function order(body: unknown = request()) {
  const headers = { authorization: `O-Bearer ${await token()}`, 'content-type': 'application/json' };
  const answer = await fetch(`${sandbox.url}/checkout/v2/pay`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { redirectUrl: string; code?: string; message?: string },
  };
}

async function status(id: string) {
  const headers = { authorization: `O-Bearer ${await token()}` };
  return (await fetch(`${sandbox.url}/checkout/v2/order/${id}/status`, { headers })).json() as Promise<{
    state: string;
  }>;
}

const choose = (pageUrl: string, outcome: string) =>
  fetch(`${sandbox.url}/transact/outcome`, {
    method: 'POST',
    body: new URLSearchParams({ token: new URL(pageUrl).searchParams.get('token') ?? '', outcome }),
  });

describe('the look-alike’s API', () => {
  it.each([
    ['no order id', { merchantOrderId: '' }],
    ['an order id with a space', { merchantOrderId: 'AV 1' }],
    ['less than a rupee', { amount: 99 }],
    ['parts of a paisa', { amount: 100.5 }],
    ['a text for an amount', { amount: '125010' }],
    ['too short a time', { expireAfter: 299 }],
    ['no way back', { paymentFlow: { type: 'PG_CHECKOUT' } }],
  ])('refuses %s, as the provider does', async (_, broken) => {
    expect(await order(request(broken))).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  it('takes an order id once', async () => {
    expect((await order()).status).toBe(200);
    expect((await order()).status).toBe(417);
  });

  it('knows nobody without a token', async () => {
    const answer = await fetch(`${sandbox.url}/checkout/v2/order/AV-1/status`, {
      headers: { authorization: 'Bearer x' },
    });
    expect(answer.status).toBe(401);
  });

  it('still has its orders after a restart', async () => {
    const { body } = await order();
    await choose(body.redirectUrl, 'success');
    await sandbox.close();
    sandbox = await open();
    expect(await status('AV-1')).toMatchObject({ state: 'COMPLETED' });
  });

  it('reads a book in which the bank’s reference stood on the order', async () => {
    const { body } = await order();
    await choose(body.redirectUrl, 'success');
    await sandbox.close();
    const file = path.join(folder, 'payment-sandbox/orders.json');
    const [{ attempts, ...kept }] = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify([{ ...kept, utr: attempts[0].utr }]));
    sandbox = await open();
    expect(await status('AV-1')).toMatchObject({
      paymentDetails: [{ state: 'COMPLETED', rail: { utr: attempts[0].utr } }],
    });
  });

  it('says what to do when its books are spoiled', async () => {
    await writeFile(path.join(folder, 'payment-sandbox/orders.json'), '[{"mer');
    await expect(open()).rejects.toThrow('remove it');
  });

  it('lets an order that nobody pays in time fail', async () => {
    await order(request({ expireAfter: 300 }));
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 301_000);
    expect(await status('AV-1')).toMatchObject({ state: 'FAILED', errorCode: 'ORDER_EXPIRED' });
  });
});

describe('its page', () => {
  const visit = (
    url: string,
    headers: Record<string, string> = { referer: `${SHOP}/payment/phonepe/iframe?pid=1` },
  ) => fetch(url, { headers });

  it('shows the amount, says that it is a sandbox, and may be framed', async () => {
    const answer = await visit((await order()).body.redirectUrl);
    const html = await answer.text();
    expect(html).toContain('₹1,250.10');
    expect(html).toContain('SANDBOX');
    expect(html).not.toContain('<b>42</b>');
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
  });

  it.each([{}, { referer: 'https://elsewhere.example/' }])(
    'is refused to a browser that comes from %j',
    async (headers) => {
      expect((await visit((await order()).body.redirectUrl, headers as Record<string, string>)).status).toBe(
        403,
      );
    },
  );

  it.each([
    ['success', 'COMPLETED', 'CONCLUDED'],
    ['failed', 'FAILED', 'CONCLUDED'],
    ['pending', 'PENDING', 'CONCLUDED'],
    ['cancel', 'PENDING', 'USER_CANCEL'],
  ])('on %s leaves the order %s and reports %s', async (outcome, state, result) => {
    const html = await (await choose((await order()).body.redirectUrl, outcome)).text();
    expect(html).toContain(`result: '${result}'`);
    expect(await status('AV-1')).toMatchObject({ state });
  });

  it('does not change an order that has ended', async () => {
    const { redirectUrl } = (await order()).body;
    await choose(redirectUrl, 'success');
    await choose(redirectUrl, 'failed');
    expect(await status('AV-1')).toMatchObject({ state: 'COMPLETED' });
  });
});

describe('its webhooks', () => {
  it('report an end once, signed as the provider signs', async () => {
    await choose((await order()).body.redirectUrl, 'success');
    await eventually(() => expect(webhooks).toHaveLength(1));
    expect(webhooks[0]).toMatchObject({
      authorization: 'bc842c31a9e54efe320d30d948be61291f3ceee4766e36ab25fa65243cd76e0e',
      body: { event: 'checkout.order.completed', payload: { merchantOrderId: 'AV-1', state: 'COMPLETED' } },
    });
  });

  it('come twice when told to', async () => {
    sandbox.faults.webhooks = 'twice';
    await choose((await order()).body.redirectUrl, 'failed');
    await eventually(() => expect(webhooks).toHaveLength(2));
  });
});
