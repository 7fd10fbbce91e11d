import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlockedAnswer, Customer } from '#shared/contract/customers.ts';
import { quote, say } from '../../../tests/factories.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { OFFICE_NAME } from '../identity/people/authors.store.ts';

let app: TestApp;
let farmer: FarmerClient;
let office: TestClient;
let chatId: number;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, office] = [await app.loginFarmer({ name: 'ಗೌರಮ್ಮ', address: 'ಶಿರಸಿ' }), await app.loginOffice()];
  chatId = (await say(farmer, { text: 'ಎಲೆ ಹಳದಿ' })).body.message.chat_id;
});
afterAll(() => app.close());

async function card(id = chatId): Promise<Customer> {
  const { status, body } = await office.get(`/api/admin/customers/${id}`);
  expect({ status, body: status === 200 ? 'fine' : body }).toEqual({ status: 200, body: 'fine' });
  return body.customer;
}

describe('the customer card', () => {
  it('says who the farmer is, and has empty histories to begin with', async () => {
    expect(await card()).toEqual({
      chat_id: chatId,
      name: 'ಗೌರಮ್ಮ',
      address: 'ಶಿರಸಿ',
      mobile: farmer.mobile,
      language: 'kn',
      since: expect.any(String),
      crops: [],
      walk_in: null,
      earlier: null,
      set_aside: null,
      block: null,
      note: '',
      note_from: null,
      quotations: [],
      payments: [],
      sprays: [],
      dispatches: [],
    });
  });

  it('has quotations, payments, sprays and dispatches, the newest first', async () => {
    await quote(office, chatId, '100');
    await quote(office, chatId, '1250.50');
    await farmer.post('/api/payment/create', { chat_id: chatId, amount: 1250.5 });
    for (const last_chemical of ['ಬೋರ್ಡೋ', 'ಬೇವಿನ ಎಣ್ಣೆ']) await say(farmer, { last_chemical });
    for (const lr_number of ['VRL1', 'VRL2'])
      await office.post('/api/chat/lr', { chat_id: chatId, lr_number });
    const { quotations, payments, sprays, dispatches } = await card();
    expect(quotations.map(({ amount, status }) => [amount, status])).toEqual([
      [1250.5, 'pending'],
      [100, 'open'],
    ]);
    expect(payments).toMatchObject([{ amount: 1250.5, status: 'pending', paid_at: null }]);
    expect(sprays.map(({ spray }) => spray.chemical)).toEqual(['ಬೇವಿನ ಎಣ್ಣೆ', 'ಬೋರ್ಡೋ']);
    expect(dispatches.map(({ lr_number }) => lr_number)).toEqual(['VRL2', 'VRL1']);
    expect(dispatches[0]?.tracking_link).toMatch(/^https:/);
  });

  it('has nothing of what the office’s own hand took away, and keeps its records and what was cleared', async () => {
    const lr = (await office.post('/api/chat/lr', { chat_id: chatId, lr_number: 'VRL3' })).body.message.id;
    expect((await office.del(`/api/chat/message/${lr}?mode=everyone`)).body.code).toBe('RECORD_STAYS');
    const hidden = (await say(farmer, { last_chemical: 'ತಪ್ಪು' })).body.message.id;
    await office.del(`/api/chat/message/${hidden}?mode=me`);
    await office.post('/api/chat/clear', { chat_id: chatId, role: 'admin', scope: 'me' });
    const { dispatches, sprays } = await card();
    expect(dispatches.map(({ lr_number }) => lr_number)).toEqual(['VRL3', 'VRL2', 'VRL1']);
    expect(sprays).toHaveLength(2);
  });

  it('has nothing of another farmer', async () => {
    const other = await app.loginFarmer({ name: 'ಮಾದಪ್ಪ' });
    const { chat_id } = (await say(other, { last_chemical: 'ಗಂಧಕ' })).body.message;
    expect(await card(chat_id)).toMatchObject({
      name: 'ಮಾದಪ್ಪ',
      quotations: [],
      payments: [],
      dispatches: [],
    });
  });

  it('is not there for a chat that is none', async () => {
    expect((await office.get('/api/admin/customers/999999')).status).toBe(404);
  });
});

describe('what the office writes on it', () => {
  const correct = (body: { name: string; address: string }) =>
    office.put(`/api/admin/customers/${chatId}`, body);

  it('a corrected name stands in the list, with the farmer, and in the log with the old one', async () => {
    const { body } = await correct({ name: '  ಗೌರಮ್ಮ   ಹೆಗಡೆ ', address: 'ಶಿರಸಿ' });
    expect(body.customer).toMatchObject({ name: 'ಗೌರಮ್ಮ ಹೆಗಡೆ', address: 'ಶಿರಸಿ' });
    expect((await office.get(`/api/chat/${chatId}`)).body.chat.name).toBe('ಗೌರಮ್ಮ ಹೆಗಡೆ');
    expect((await farmer.get('/api/auth/me')).body.farmer.name).toBe('ಗೌರಮ್ಮ ಹೆಗಡೆ');
    const log = (await office.get(`/api/admin/log?chat_id=${chatId}&group=customer`)).body.lines;
    expect(log).toMatchObject([
      { action: 'customer.edit', detail: { before: { name: 'ಗೌರಮ್ಮ' }, after: { name: 'ಗೌರಮ್ಮ ಹೆಗಡೆ' } } },
    ]);
    await correct({ name: 'ಗೌರಮ್ಮ ಹೆಗಡೆ', address: 'ಶಿರಸಿ' });
    const again = (await office.get(`/api/admin/log?chat_id=${chatId}&group=customer`)).body.lines;
    expect(again).toHaveLength(1);
  });

  it.each([
    ['no name', { name: ' ', address: 'ಶಿರಸಿ' }, 422],
    ['no place', { name: 'ಗೌರಮ್ಮ', address: '' }, 422],
    ['too long a name', { name: 'ಅ'.repeat(121), address: 'ಶಿರಸಿ' }, 400],
  ])('%s is refused', async (_what, body, status) => expect((await correct(body)).status).toBe(status));

  const note = (words: string, was?: string) =>
    office.put(
      `/api/admin/customers/${chatId}/note`,
      was === undefined ? { note: words } : { note: words, was },
    );

  it('a note is kept, changed and taken away, and reaches no answer a farmer gets', async () => {
    expect((await note('ಸಾಲ ಬಾಕಿ')).body.customer.note).toBe('ಸಾಲ ಬಾಕಿ');
    const told = await Promise.all(
      ['/api/auth/me', `/api/chat/thread/${chatId}`, `/api/chat/${chatId}/events?after=0`].map((path) =>
        farmer.get(path),
      ),
    );
    expect(JSON.stringify(told.map(({ body }) => body))).not.toContain('ಸಾಲ ಬಾಕಿ');
    expect((await card()).note).toBe('ಸಾಲ ಬಾಕಿ');
    expect((await note('  ', 'ಸಾಲ ಬಾಕಿ')).body.customer.note).toBe('');
    const [line] = (await office.get(`/api/admin/log?chat_id=${chatId}&group=customer`)).body.lines;
    expect(line).toMatchObject({
      action: 'customer.note',
      detail: { before: { note: 'ಸಾಲ ಬಾಕಿ' }, after: { note: '' } },
    });
  });

  it('a note is not written over one its writer has not seen', async () => {
    const both = await Promise.all([note('ಎ ಬರೆದದ್ದು'), note('ಬಿ ಬರೆದದ್ದು')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = (await card()).note;
    expect(await note('ಕಾಣದೆ', '')).toMatchObject({ status: 409, body: { code: 'NOTE_CHANGED' } });
    expect(await note('', 'ಬೇರೆ')).toMatchObject({ status: 409, body: { code: 'NOTE_CHANGED' } });
    expect((await card()).note).toBe(kept);
    // A lost answer: the same again is no quarrel.
    expect((await note(kept)).status).toBe(200);
    expect((await note(`${kept}, ಮತ್ತು`, kept)).body.customer.note).toBe(`${kept}, ಮತ್ತು`);
  });
});

describe('the list of blocked farmers', () => {
  const block = (mobile: string, blocked: boolean, reason?: string) =>
    office.post('/api/admin/block', { mobile, blocked, ...(reason ? { reason } : {}) });
  const blocked = async (query = ''): Promise<BlockedAnswer> =>
    (await office.get(`/api/admin/blocked${query}`)).body;

  it('says whom, why, when and by whom; unblocking takes the farmer off it', async () => {
    await block(farmer.mobile, true, 'ಅಸಭ್ಯ ಮಾತು');
    const { farmers } = await blocked();
    expect(farmers).toMatchObject([
      {
        chat_id: chatId,
        mobile: farmer.mobile,
        block: { reason: 'ಅಸಭ್ಯ ಮಾತು', by: OFFICE_NAME, at: expect.any(String) },
      },
    ]);
    expect((await card()).block).toEqual(farmers[0]?.block);
    await block(farmer.mobile, false);
    expect((await blocked()).farmers).toEqual([]);
    expect((await card()).block).toBeNull();
  });

  it('has farmers who never wrote, and goes on where a page ended', async () => {
    await app.ctx.db.pool.query(
      `insert into farmers (mobile, name, address, blocked_at)
       select (7000000000 + n)::text, 'n' || n, 'p', now() from generate_series(1, 120) n`,
    );
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: BlockedAnswer = await blocked(cursor ? `?cursor=${cursor}` : '');
      seen.push(...page.farmers.map(({ farmer_id }) => farmer_id));
      cursor = page.next_cursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });
});
