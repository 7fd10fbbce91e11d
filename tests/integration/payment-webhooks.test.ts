import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webhookDigest } from '../../server/partners/payment-gateway/webhook.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../support/app.ts';
import type { TestClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { sendQuotation } from '../support/payment-soak/farmers.ts';
import { countDueJobs } from '../support/payment-soak/ledger.ts';

/** What anybody may say to us about an order, in every state it can be in. */
let app: TestApp;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
  await provider('switches', OFF);
});
afterEach(() => provider('switches', OFF));
afterAll(() => app.close());

const OFF = { webhooks: 'off', pay: 'ok', status: 'ok', wrong_amount: '' };
const PAISE = 125_010;

/** The look-alike's controls. */
async function provider(path: string, body: object): Promise<void> {
  const answer = await fetch(`${app.config.payment.apiUrl}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

interface Attempt {
  farmer: FarmerClient;
  chatId: number;
  quotationId: number;
  pid: number;
  order: string;
}

/** Presses Pay and does not wait for the answer. */
async function press(): Promise<{ attempt: Attempt; answer: Promise<{ status: number }> }> {
  const farmer = await app.loginFarmer();
  const hello = new FormData();
  hello.set('text', 'ಬೆಲೆ ಎಷ್ಟು?');
  const chatId = (await farmer.postForm('/api/chat/message', hello)).body.message.chat_id;
  const quotationId = await sendQuotation(office, chatId, PAISE);
  const answer = farmer.post('/api/payment/create', { chat_id: chatId, amount: PAISE / 100 });
  const row = await eventually(async () => {
    const { rows } = await app.ctx.db.pool.query(
      'select pid, merchant_order_id from payments where quotation_id = $1',
      [quotationId],
    );
    expect(rows).toHaveLength(1);
    return rows[0];
  });
  const attempt = { farmer, chatId, quotationId, pid: Number(row.pid), order: row.merchant_order_id };
  return { attempt, answer };
}

async function pressed(): Promise<Attempt> {
  const { attempt, answer } = await press();
  expect(await answer).toMatchObject({ status: 200 });
  return attempt;
}

const look = async ({ farmer, pid }: Attempt) =>
  (await farmer.get(`/api/payment/status/${pid}`)).body.payment;
const settle = ({ order }: Attempt, outcome: string) => provider(`orders/${order}/settle`, { outcome });

/** How to bring an attempt into each state; `created` is one whose order is being placed at this moment. */
const STATES: Record<string, () => Promise<Attempt>> = {
  created: async () => {
    await provider('switches', { pay: 'slow_after' });
    return (await press()).attempt;
  },
  pending: pressed,
  success: async () => {
    const attempt = await pressed();
    await settle(attempt, 'success');
    expect(await look(attempt)).toMatchObject({ status: 'success' });
    return attempt;
  },
  failed: async () => {
    const attempt = await pressed();
    await settle(attempt, 'failed');
    expect(await look(attempt)).toMatchObject({ status: 'failed' });
    return attempt;
  },
  review: async () => {
    const attempt = await pressed();
    await provider('switches', { wrong_amount: PAISE - 1 });
    await settle(attempt, 'success');
    expect(await look(attempt)).toMatchObject({ status: 'pending' });
    await provider('switches', { wrong_amount: '' });
    return attempt;
  },
};

/** Everything a webhook could have changed. */
async function record({ pid, chatId, quotationId }: Attempt) {
  const { rows } = await app.ctx.db.pool.query(
    `select p.status, p.amount_paise, p.failure_code, p.utr, p.paid_at, p.provider_order_id, q.paid_at as quotation_paid_at,
            (select json_agg(e order by e.id) from payment_events e where e.pid = p.pid) as events,
            (select count(*) from messages m where m.chat_id = $3 and m.kind = 'payment') as messages
     from payments p join quotations q on q.id = $2 where p.pid = $1`,
    [pid, quotationId, chatId],
  );
  return rows[0];
}

async function claim(order: string, state: string, proof: 'genuine' | 'forged'): Promise<number> {
  const { webhookUsername, webhookPassword } = app.config.payment;
  const password = proof === 'genuine' ? webhookPassword : `${webhookPassword}1`;
  const ending = state === 'COMPLETED' ? 'completed' : 'failed';
  const payload = { merchantOrderId: order, orderId: randomUUID(), state, amount: PAISE, paymentDetails: [] };
  const answer = await fetch(`${app.url}/api/payment/phonepe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: webhookDigest(webhookUsername, password) },
    body: JSON.stringify({ event: `checkout.order.${ending}`, payload }),
  });
  return answer.status;
}

/** As if the last question to the provider were long ago: the next reason to look leads to a look. */
async function freeTurn({ pid }: Attempt): Promise<void> {
  await app.ctx.db.pool.query('update payments set last_checked_at = null where pid = $1', [pid]);
}

const looked = () => eventually(async () => expect(await countDueJobs(app.ctx.db.pool)).toBe(0));

describe.each(Object.keys(STATES))('a payment that is %s', (state) => {
  it.each(['COMPLETED', 'FAILED'])('is not moved by a forged webhook that says %s', async (said) => {
    const attempt = await (STATES[state] as () => Promise<Attempt>)();
    const before = await record(attempt);
    expect(before.status).toBe(state);
    expect(await claim(attempt.order, said, 'forged')).toBe(401);
    expect(await record(attempt)).toEqual(before);
  });

  it.each(['COMPLETED', 'FAILED'])('is not moved by an old proof over a body that says %s', async (said) => {
    const attempt = await (STATES[state] as () => Promise<Attempt>)();
    const before = await record(attempt);
    for (let replay = 0; replay < 3; replay += 1) {
      if (state !== 'created') await freeTurn(attempt);
      expect(await claim(attempt.order, said, 'genuine')).toBe(200);
    }
    await looked();
    expect(await record(attempt)).toEqual(before);
  });
});

describe('a webhook', () => {
  it('that comes before the order’s own answer takes effect once, after it', async () => {
    await provider('switches', { pay: 'slow_after', webhooks: 'once' });
    const { attempt, answer } = await press();
    await eventually(() => settle(attempt, 'success'));
    expect((await record(attempt)).status).toBe('created');
    expect(await answer).toMatchObject({ status: 200 });
    await eventually(async () => expect((await record(attempt)).status).toBe('success'));
    expect((await record(attempt)).messages).toBe(1);
  });

  it.each(['twice', 'out_of_order'])('that comes %s has its effects once', async (webhooks) => {
    const attempt = await pressed();
    await provider('switches', { webhooks });
    await settle(attempt, 'success');
    await eventually(async () => expect((await record(attempt)).status).toBe('success'));
    const once = await record(attempt);
    // The older call of the disorder comes half a second later.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await looked();
    expect(await record(attempt)).toEqual(once);
    expect(once.messages).toBe(1);
  });

  it('about a failed try, which comes before the end, leaves the end to be heard', async () => {
    const attempt = await pressed();
    expect(await claim(attempt.order, 'FAILED', 'genuine')).toBe(200);
    await looked();
    expect((await record(attempt)).status).toBe('pending');
    await provider('switches', { webhooks: 'once' });
    await settle(attempt, 'success');
    await eventually(async () => expect((await record(attempt)).status).toBe('success'));
  });

  it('about an order nobody knows is answered, so that it is not sent for ever', async () => {
    expect(await claim('AV20260101-1', 'COMPLETED', 'genuine')).toBe(200);
  });
});
