import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlanOfferAnswer } from '#shared/contract/office/plan-offer.ts';
import type { PlanBody } from '#shared/contract/office/plans.ts';
import { draftPlan, form, makeCase, openChat, soundLine, soundPlan } from '../../../tests/factories.ts';
import { unzip } from '../../../tests/fixtures/unzip.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { PACK, sellPack } from '../../../tests/support/sell-pack.ts';

const LINE = soundLine('2031-06-01', { pack: PACK });
const UNSOLD = {
  ...LINE,
  product: 'spinosad-45-sc',
  dose: null,
  tank: 2,
  spray_on: '2031-06-09',
  pack: null,
};
const PDF = {
  name: 'q.pdf',
  bytes: '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
};

let app: TestApp;
let doctor: TestClient;
let sales: TestClient;
let farmer: FarmerClient;
let chatId: number;

beforeAll(async () => {
  app = await startTestApp();
  app.setNow(new Date('2031-06-01T12:00:00+05:30'));
  doctor = await app.hire(['doctor']);
  sales = await app.hire(['sales']);
});
afterAll(() => app.close());
beforeEach(async () => {
  sellPack(app.ctx, 412.35);
  farmer = await app.loginFarmer();
  chatId = await openChat(farmer);
});

async function sendPlan(lines: PlanBody['lines'], chat = chatId): Promise<number> {
  const caseId = await makeCase(doctor, chat, { acres: 2, tank_litres: 16, sprayer: 'adult' });
  const { version } = await draftPlan(doctor, caseId, soundPlan({ lines }));
  const sent = await doctor.post(`/api/admin/cases/${caseId}/plan/send`, {
    client_id: crypto.randomUUID(),
    version,
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return sent.body.plan.card.id;
}

const offer = async (): Promise<NonNullable<PlanOfferAnswer['plan']>> =>
  (await sales.get(`/api/admin/chats/${chatId}/plan-offer`)).body.plan;
const quoteFor = (planId: number, fields: object = {}) =>
  sales.postForm(
    '/api/quotes/upload',
    form({ chat_id: chatId, amount: '824.70', plan_id: planId, ...fields }, PDF),
  );

describe('what the newest plan would cost', () => {
  it('is nothing before there is one', async () => {
    expect(await offer()).toBeNull();
  });

  it('is its packs at the prices of today, and it says what the shop does not sell', async () => {
    await sendPlan([]);
    const id = await sendPlan([LINE, UNSOLD]);
    const plan = await offer();
    expect(plan.id).toBe(id);
    expect(plan.lines).toMatchObject([
      {
        total: { amount: 160, unit: 'g' },
        planned: { sku: PACK.sku, price: 412.35, is_sold: true },
        articles: [{ sku: PACK.sku, price: 412.35, size: { amount: 100, unit: 'g' }, count: 2 }],
      },
      { planned: null, articles: [] },
    ]);
    expect(plan.lines[0]?.articles[0]?.left).toBeCloseTo(40);
  });

  it('names the price of the plan’s day where it has changed, and a pack that is gone', async () => {
    await sendPlan([LINE]);
    sellPack(app.ctx, 430.05);
    expect((await offer()).lines[0]).toMatchObject({
      planned: { price: 412.35 },
      articles: [{ price: 430.05 }],
    });
    sellPack(app.ctx, null);
    expect((await offer()).lines[0]).toMatchObject({
      planned: { sku: PACK.sku, is_sold: false },
      articles: [],
    });
  });

  it('offers a pack where the doctor named none', async () => {
    await sendPlan([{ ...LINE, pack: null }]);
    expect((await offer()).lines[0]).toMatchObject({
      planned: null,
      articles: [{ sku: PACK.sku, count: 2 }],
    });
  });
});

describe('a quotation for a plan', () => {
  it('remembers it, to the paisa, on both sides and in the farmer’s copy', async () => {
    const id = await sendPlan([LINE]);
    const { quotation } = (await quoteFor(id)).body;
    expect(quotation).toMatchObject({ plan_id: id, amount: 824.7 });
    const [listed] = (await farmer.get(`/api/quotes/list-by-mobile/${farmer.mobile}`)).body;
    expect(listed).toMatchObject({ plan_id: id });
    const thread = (await farmer.get(`/api/chat/thread/${chatId}`)).body;
    expect(thread.at(-1).meta).toMatchObject({ quotation_id: quotation.id, plan_id: id });
    const cookie = farmer.cookieHeader;
    const copy = await fetch(`${app.url}/api/privacy/me/export`, { headers: { cookie } });
    const data = unzip(Buffer.from(await copy.arrayBuffer())).get('data.json');
    expect(JSON.parse(String(data)).quotations).toMatchObject([{ id: quotation.id, plan: id }]);
  });

  it('is of a plan of this chat and of no other', async () => {
    const other = await openChat(await app.loginFarmer());
    const foreign = await sendPlan([LINE], other);
    for (const id of [foreign, 999_999]) {
      const { status, body } = await quoteFor(id);
      expect({ status, fields: body.fields }).toEqual({
        status: 400,
        fields: { plan_id: 'is no plan of this chat' },
      });
    }
    expect((await farmer.get(`/api/quotes/list-by-mobile/${farmer.mobile}`)).body).toEqual([]);
  });

  it('sent again under one name for another plan is refused', async () => {
    const [one, two] = [await sendPlan([LINE]), await sendPlan([])];
    const client_id = crypto.randomUUID();
    const first = await quoteFor(one, { client_id });
    expect((await quoteFor(one, { client_id })).body.quotation.id).toBe(first.body.quotation.id);
    expect((await quoteFor(two, { client_id })).body.code).toBe('CLIENT_ID_REUSED');
  });

  it('is what Next leads sales to once a plan with products is sent, without a picture', async () => {
    await app.ctx.db.pool.query('update chats set waiting_since = null, done_seq = head_seq');
    await sendPlan([]);
    const next = async () => {
      await app.ctx.db.pool.query('delete from chat_leases');
      return (await sales.post('/api/admin/next', {})).body.chat_id;
    };
    expect(await next()).toBeNull();
    const id = await sendPlan([LINE]);
    expect(await next()).toBe(chatId);
    await quoteFor(id);
    expect(await next()).toBeNull();
  });
});
