import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChat } from '../../../tests/factories.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { insertAttempt } from '../payments/payments.store.ts';
import { setPaid } from './quotes.store.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

let app: TestApp;
let office: TestClient;
let stranger: TestClient;
let farmer: FarmerClient;
let other: FarmerClient;
let chatId: number;

beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
  stranger = app.client();
  [farmer, other] = [await app.loginFarmer(), await app.loginFarmer()];
  chatId = await openChat(farmer);
  await openChat(other);
});
afterAll(() => app.close());

function upload(
  client: TestClient,
  fields: Record<string, string> = {},
  file: Blob | null = new Blob([PDF]),
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ chat_id: String(chatId), ...fields })) form.set(name, value);
  if (file) form.set('file', file, 'ದರಪಟ್ಟಿ 1.pdf');
  return client.postForm('/api/quotes/upload', form);
}

const list = async (client: TestClient, mobile = farmer.mobile) =>
  (await client.get(`/api/quotes/list-by-mobile/${mobile}`)).body as {
    id: number;
    status: string;
    file_path: string | null;
  }[];

describe('the office uploads a quotation', () => {
  it('and the farmer has its card in the thread and its line in their list', async () => {
    const answer = await upload(office, { amount: '1250.10' });
    expect(answer.status).toBe(200);
    const { quotation } = answer.body;
    expect(quotation).toMatchObject({
      amount: 1250.1,
      status: 'open',
      original_name: 'ದರಪಟ್ಟಿ 1.pdf',
      mime_type: 'application/pdf',
    });
    expect(await list(farmer)).toContainEqual(quotation);
    const thread = await farmer.get(`/api/chat/thread/${chatId}`);
    expect(thread.body.at(-1)).toMatchObject({
      id: quotation.message_id,
      message_type: 'quote',
      sender_role: 'admin',
      file_path: quotation.file_path,
      meta: { quotation_id: quotation.id, amount: 1250.1, original_name: 'ದರಪಟ್ಟಿ 1.pdf' },
    });
    const events = await farmer.get(`/api/chat/${chatId}/events?after=${answer.body.head_seq - 1}`);
    expect(events.body.events).toMatchObject([{ type: 'quotation', quotation, removed: false }]);
  });

  it('without a price, which is then zero', async () => {
    for (const fields of [{}, { amount: '' }, { amount: '0' }] as Record<string, string>[]) {
      expect((await upload(office, fields)).body.quotation.amount).toBe(0);
    }
  });

  it('once, however often it is sent with one client id', async () => {
    const before = (await list(office)).length;
    const fields = { amount: '75', client_id: randomUUID() };
    const answers = await Promise.all([
      upload(office, fields),
      upload(office, fields),
      upload(office, fields),
    ]);
    answers.push(await upload(office, fields));
    expect(new Set(answers.map(({ body }) => body.quotation.id)).size).toBe(1);
    expect((await list(office)).length - before).toBe(1);
    expect((await upload(office, { ...fields, amount: '76' })).body.code).toBe('CLIENT_ID_REUSED');
  });

  it.each([
    ['no file', {}, null, 422, 'QUOTE_FILE_REQUIRED'],
    ['an empty file', {}, new Blob([]), 422, 'FILE_EMPTY'],
    [
      'a web page named pdf',
      {},
      new Blob(['<!doctype html><script>alert(1)</script>']),
      415,
      'FILE_TYPE_REFUSED',
    ],
    ['a price that is none', { amount: '12,50.1.0' }, new Blob([PDF]), 422, 'INVALID_AMOUNT'],
    ['a negative price', { amount: '-5' }, new Blob([PDF]), 422, 'INVALID_AMOUNT'],
    ['a chat that is not there', { chat_id: '999999' }, new Blob([PDF]), 404, 'NOT_FOUND'],
    ['a chat that is no number', { chat_id: 'x' }, new Blob([PDF]), 400, 'INVALID_INPUT'],
    ['a field nobody knows', { sender_role: 'farmer' }, new Blob([PDF]), 400, 'INVALID_INPUT'],
  ] as const)('but not with %s', async (_, fields, file, status, code) => {
    const before = (await list(office)).length;
    expect(await upload(office, fields, file)).toMatchObject({ status, body: { ok: false, code } });
    expect(await list(office)).toHaveLength(before);
  });

  it('and nobody else does', async () => {
    expect((await upload(farmer)).status).toBe(403);
    expect((await upload(stranger)).status).toBe(401);
    expect((await office.post('/api/quotes/upload', { chat_id: chatId })).status).toBe(415);
  });
});

describe('a list of quotations', () => {
  it('is the farmer’s own, under any spelling of their number, and the office’s', async () => {
    for (const mobile of [farmer.mobile, `+91 ${farmer.mobile}`, `0${farmer.mobile}`]) {
      expect((await list(farmer, encodeURIComponent(mobile))).length).toBeGreaterThan(0);
    }
    expect((await list(office)).length).toBeGreaterThan(0);
    expect(await list(office, '9999900000')).toEqual([]);
  });

  it.each(['list', 'latest'])('is refused to others (%s)', async (which) => {
    const path = `/api/quotes/${which}-by-mobile/${farmer.mobile}`;
    expect((await other.get(path)).status).toBe(403);
    expect((await stranger.get(path)).status).toBe(401);
    expect((await farmer.get(`/api/quotes/${which}-by-mobile/12345`)).body.code).toBe('INVALID_MOBILE');
  });

  it('has a chat, once the farmer wrote', async () => {
    const newcomer = await app.loginFarmer();
    const latest = (client: TestClient, mobile: string) =>
      client.get(`/api/quotes/latest-by-mobile/${mobile}`);
    expect((await latest(newcomer, newcomer.mobile)).body).toEqual({ ok: true, chat_id: null });
    expect((await latest(farmer, farmer.mobile)).body).toEqual({ ok: true, chat_id: chatId });
    expect((await latest(office, farmer.mobile)).body).toEqual({ ok: true, chat_id: chatId });
  });
});

describe('a farmer removes a quotation', () => {
  it('from their list alone; the thread and the office keep it', async () => {
    const { quotation, head_seq } = (await upload(office, { amount: '10' })).body;
    expect((await farmer.del(`/api/quotes/${quotation.id}`)).status).toBe(200);
    expect((await farmer.del(`/api/quotes/${quotation.id}`)).status).toBe(200);
    expect((await list(farmer)).map(({ id }) => id)).not.toContain(quotation.id);
    expect((await list(office)).map(({ id }) => id)).toContain(quotation.id);
    const thread = await farmer.get(`/api/chat/thread/${chatId}`);
    expect(thread.body.at(-1)).toMatchObject({ id: quotation.message_id, deleted: false });
    const log = async (client: TestClient, role: string) =>
      (await client.get(`/api/chat/${chatId}/events?role=${role}&after=${head_seq}`)).body.events;
    expect(await log(farmer, 'farmer')).toMatchObject([{ type: 'quotation', removed: true }]);
    expect(await log(office, 'admin')).toMatchObject([{ type: 'skip' }]);
  });

  it('that is their own', async () => {
    const { quotation } = (await upload(office)).body;
    expect((await other.del(`/api/quotes/${quotation.id}`)).body.code).toBe('NOT_FOUND');
    expect((await office.del(`/api/quotes/${quotation.id}`)).status).toBe(403);
    expect((await stranger.del(`/api/quotes/${quotation.id}`)).status).toBe(401);
    expect((await farmer.del('/api/quotes/999999')).status).toBe(404);
  });

  it('but not while money may be on its way to it', async () => {
    const { quotation } = (await upload(office, { amount: '20' })).body;
    await beginPayment(quotation.id, 2000);
    expect((await list(farmer)).find(({ id }) => id === quotation.id)?.status).toBe('pending');
    expect((await farmer.del(`/api/quotes/${quotation.id}`)).body.code).toBe('PAYMENT_SETTLING');
  });
});

describe('the office takes a quotation back', () => {
  const withdraw = (id: number, client: TestClient = office) => client.post(`/api/quotes/${id}/withdraw`, {});

  it('and the farmer can pay it no more; its card stays and says so, and so do the books', async () => {
    const { quotation, head_seq } = (await upload(office, { amount: '30' })).body;
    const { status, body } = await withdraw(quotation.id);
    expect([status, body.quotation]).toMatchObject([200, { status: 'withdrawn', payable: false }]);
    expect((await withdraw(quotation.id)).status).toBe(200);
    expect((await list(farmer)).map(({ id }) => id)).not.toContain(quotation.id);
    expect((await list(office)).find(({ id }) => id === quotation.id)).toMatchObject({
      status: 'withdrawn',
      file_path: quotation.file_path,
    });
    const { events } = (await farmer.get(`/api/chat/${chatId}/events?after=${head_seq}`)).body;
    expect(events).toMatchObject([
      {
        type: 'message_updated',
        message: { deleted: false, file_path: null, meta: { withdrawn: true, amount: 30 } },
      },
      { type: 'quotation', removed: true },
    ]);
    const pay = await farmer.post('/api/payment/create', {
      chat_id: chatId,
      amount: 30,
      quotation_id: quotation.id,
    });
    expect(pay.body.code).toBe('INVALID_AMOUNT');
    const log = (await office.get(`/api/admin/log?chat_id=${chatId}&group=order`)).body.lines;
    expect(log.filter(({ action }: { action: string }) => action === 'quotation.withdraw')).toHaveLength(1);
  });

  it('but not when it is paid, nor while it is being paid', async () => {
    const [paid, paying] = [
      (await upload(office)).body.quotation,
      (await upload(office, { amount: '40' })).body.quotation,
    ];
    await setPaid(app.ctx.db, paid.id, new Date());
    await beginPayment(paying.id, 4000);
    expect(await withdraw(paid.id)).toMatchObject({ status: 409, body: { code: 'QUOTE_PAID' } });
    expect(await withdraw(paying.id)).toMatchObject({ status: 409, body: { code: 'QUOTE_IN_PAYMENT' } });
    expect((await list(farmer)).find(({ id }) => id === paid.id)?.status).toBe('paid');
  });

  it('and nobody else does', async () => {
    const { quotation } = (await upload(office)).body;
    expect((await withdraw(quotation.id, farmer)).status).toBe(403);
    expect((await withdraw(quotation.id, stranger)).status).toBe(401);
    expect((await withdraw(999_999)).status).toBe(404);
  });

  it('while its message is taken back by nobody', async () => {
    const { quotation } = (await upload(office)).body;
    const { status, body } = await office.del(
      `/api/chat/message/${quotation.message_id}?role=admin&mode=everyone`,
    );
    expect([status, body.code]).toEqual([403, 'RECORD_STAYS']);
  });
});

async function beginPayment(quotationId: number, amountPaise: number): Promise<void> {
  const pid = 1e12 + quotationId;
  const me = await farmer.get('/api/auth/me');
  await insertAttempt(app.ctx.db, {
    pid,
    quotationId,
    chatId,
    farmerId: me.body.farmer.id,
    amountPaise,
    purpose: 'quote',
    env: 'uat',
    provider: 'sandbox',
    merchantOrderId: `T-${pid}`,
    now: new Date(),
    nextCheckAt: new Date(Date.now() + 3_600_000),
  });
}
