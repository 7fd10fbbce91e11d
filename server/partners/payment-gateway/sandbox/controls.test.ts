import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { readConfig } from '../../../config.ts';
import { type PaymentSandbox, startPaymentSandbox } from './index.ts';

const PROOF = 'bc842c31a9e54efe320d30d948be61291f3ceee4766e36ab25fa65243cd76e0e';
const credentials = {
  clientId: 'CLIENT',
  clientSecret: 'secret',
  webhookUsername: 'username',
  webhookPassword: 'password',
};

let folder: string;
let sandbox: PaymentSandbox;
let merchant: Server;
let webhooks: { proven: boolean; event: string; state: string; at: number }[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-sandbox-'));
  webhooks = [];
  merchant = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { event, payload } = JSON.parse(text);
    const proven = request.headers.authorization === PROOF;
    webhooks.push({ proven, event, state: payload.state, at: Date.now() });
    response.writeHead(proven ? 200 : 401).end();
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

async function call(method: string, address: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${sandbox.url}${address}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(1_000),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any shape
  return { status: answer.status, body: (await answer.json()) as any };
}

async function proof() {
  const form = { client_id: 'CLIENT', client_secret: 'secret', grant_type: 'client_credentials' };
  const answer = await fetch(`${sandbox.url}/v1/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return { authorization: `O-Bearer ${((await answer.json()) as { access_token: string }).access_token}` };
}

async function order(merchantOrderId = 'AV-1', outcome?: 'success' | 'failed') {
  const merchantUrls = { redirectUrl: 'http://localhost:3000/payment-result?pid=1' };
  const paymentFlow = { type: 'PG_CHECKOUT', message: '42', merchantUrls };
  const request = { merchantOrderId, amount: 125_010, paymentFlow };
  const answer = await call('POST', '/checkout/v2/pay', request, await proof());
  if (outcome) await call('POST', `/sandbox/orders/${merchantOrderId}/settle`, { outcome });
  return answer;
}

const set = (switches: object) => call('POST', '/sandbox/switches', switches);
const status = async () => call('GET', '/checkout/v2/order/AV-1/status', undefined, await proof());

describe('a refund', () => {
  const ask = async (merchantRefundId: string, amount: number) =>
    call(
      'POST',
      '/payments/v2/refund',
      { merchantRefundId, originalMerchantOrderId: 'AV-1', amount },
      await proof(),
    );
  const look = async (id: string) =>
    call('GET', `/payments/v2/refund/${id}/status`, undefined, await proof());

  it('is taken as pending, is accepted, and completes with a webhook', async () => {
    await set({ webhooks: 'off', refunds: 'wait' });
    await order('AV-1', 'success');
    expect((await ask('RF-1', 100_000)).body).toMatchObject({ amount: 100_000, state: 'PENDING' });
    await set({ webhooks: 'once' });
    for (const outcome of ['confirmed', 'completed', 'failed']) {
      await call('POST', '/sandbox/refunds/RF-1/settle', { outcome });
    }
    expect((await look('RF-1')).body).toMatchObject({
      originalMerchantOrderId: 'AV-1',
      amount: 100_000,
      state: 'COMPLETED',
    });
    await eventually(() =>
      expect(webhooks.map(({ event }) => event).sort()).toEqual([
        'pg.refund.accepted',
        'pg.refund.completed',
      ]),
    );
  });

  it('gives back no more than was paid, whatever is asked at the same time', async () => {
    await order('AV-1', 'success');
    const asked = await Promise.all([ask('RF-1', 70_000), ask('RF-2', 70_000), ask('RF-3', 55_010)]);
    expect(asked.map((answer) => answer.status).sort()).toEqual([200, 200, 400]);
    const { body } = await call('GET', '/sandbox/book');
    expect(body.orders[0].refunded).toBe(125_010);
  });

  it('that failed leaves its money to be given back again', async () => {
    await order('AV-1', 'success');
    await ask('RF-1', 125_010);
    await call('POST', '/sandbox/refunds/RF-1/settle', { outcome: 'failed' });
    expect((await look('RF-1')).body).toMatchObject({ state: 'FAILED', errorCode: 'REFUND_DECLINED' });
    expect((await ask('RF-2', 125_010)).status).toBe(200);
  });

  it('is refused for an order that was not paid, for a used id, and is not known before', async () => {
    await order();
    expect((await ask('RF-1', 100)).status).toBe(400);
    await call('POST', '/sandbox/orders/AV-1/settle', { outcome: 'success' });
    expect((await ask('RF-1', 100)).status).toBe(200);
    expect((await ask('RF-1', 100)).status).toBe(417);
    expect((await look('RF-9')).body).toMatchObject({ code: 'INVALID_MERCHANT_REFUND_ID' });
  });

  it('is still in the book after a restart', async () => {
    await order('AV-1', 'success');
    await ask('RF-1', 100);
    await sandbox.close();
    sandbox = await open();
    expect((await look('RF-1')).body).toMatchObject({ state: 'PENDING' });
  });
});

describe('the switches', () => {
  it.each([
    ['401', 401],
    ['417', 417],
    ['500', 500],
  ])('make a call answer %s', async (name, expected) => {
    await order();
    await set({ status: name });
    expect((await status()).status).toBe(expected);
    await set({ status: 'ok' });
    expect((await status()).status).toBe(200);
  });

  it('make a call be without an answer, before or after its work', async () => {
    await set({ pay: 'no_answer' });
    await expect(order('AV-1')).rejects.toThrow('timeout');
    await set({ pay: 'no_answer_after' });
    await expect(order('AV-2')).rejects.toThrow('timeout');
    const { body } = await call('GET', '/sandbox/book');
    expect(body.orders.map((each: { merchantOrderId: string }) => each.merchantOrderId)).toEqual(['AV-2']);
  });

  it('make a token old, and an amount wrong', async () => {
    await order();
    const old = await proof();
    await call('POST', '/sandbox/tokens/expire', {});
    expect((await call('GET', '/checkout/v2/order/AV-1/status', undefined, old)).status).toBe(401);
    await set({ wrong_amount: 125_009 });
    expect((await status()).body).toMatchObject({ amount: 125_009 });
    await set({ wrong_amount: '' });
    expect((await status()).body).toMatchObject({ amount: 125_010 });
  });

  it('that do not exist change nothing, not even their neighbours', async () => {
    const before = await call('GET', '/sandbox/switches');
    expect((await set({ webhooks: 'twice', pay: '503' })).status).toBe(400);
    expect((await call('GET', '/sandbox/switches')).body).toEqual(before.body);
  });

  it('are not thrown by a page of another site', async () => {
    const answer = await fetch(`${sandbox.url}/sandbox/switches`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ webhooks: 'off' }),
    });
    expect([answer.status, sandbox.faults.webhooks]).toEqual([403, 'once']);
  });

  it('stand on the page, which leads back to itself', async () => {
    await order();
    const answer = await fetch(`${sandbox.url}/sandbox/switches`, {
      method: 'POST',
      body: new URLSearchParams({ webhooks: 'twice', pay: '500', wrong_amount: '' }),
    });
    const html = await answer.text();
    expect([answer.url, answer.status]).toEqual([`${sandbox.url}/`, 200]);
    expect(html).toContain('<option selected value="twice">');
    expect(html).toContain('AV-1');
  });
});

describe('its webhooks', () => {
  it.each([
    ['twice', ['COMPLETED', 'COMPLETED']],
    ['late', ['COMPLETED']],
    ['out_of_order', ['COMPLETED', 'FAILED']],
    ['forged', []],
    ['off', []],
  ] as const)('by the habit %s bear these states under the proof', async (habit, states) => {
    sandbox.faults.lateMs = 300;
    await set({ webhooks: habit });
    const begun = Date.now();
    await order('AV-1', 'success');
    await eventually(() => {
      expect(webhooks.filter(({ proven }) => proven).map(({ state }) => state)).toEqual(states);
      expect(webhooks.filter(({ proven }) => !proven)).toHaveLength(habit === 'forged' ? 1 : 0);
    });
    if (habit === 'late') expect((webhooks[0]?.at ?? 0) - begun).toBeGreaterThanOrEqual(300);
  });

  it('lie on demand, without the proof or with an earlier one', async () => {
    await order();
    const address = '/sandbox/orders/AV-1/webhook';
    expect((await call('POST', address, { kind: 'forged' })).body).toMatchObject({ merchantAnswered: 401 });
    expect((await call('POST', address, { kind: 'replayed' })).body).toMatchObject({ merchantAnswered: 200 });
    expect(webhooks.map(({ state }) => state)).toEqual(['COMPLETED', 'COMPLETED']);
  });
});

describe('in production', () => {
  it('the app’s settings refuse it', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('PAYMENT_PROVIDER=sandbox is for home');
  });

  it('it does not run by itself, with one sentence', async () => {
    const main = path.join(import.meta.dirname, '../../../../tools/payment-sandbox.ts');
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder };
    const run = promisify(execFile)(process.execPath, [main], { env });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The payment sandbox/),
    });
  });
});
