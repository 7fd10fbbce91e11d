import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aField, draftPlan, form, makeCase, soundPlan, tell } from '../../../tests/factories.ts';
import { photoWithGps } from '../../../tests/fixtures/images.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { openedUpload } from '../../../tests/support/tus.ts';
import { verifyLog } from '../audit/index.ts';
import { runRetention } from './purge-farmers.ts';

const DAY_MS = 86_400_000;
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

let app: TestApp;
let office: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
});
afterAll(() => app.close());

const later = (days: number) => app.setNow(days === 0 ? undefined : new Date(Date.now() + days * DAY_MS));
const runAfter = async (days: number) => {
  later(days);
  await runRetention(app.ctx);
  later(0);
};

async function filesIn(...folder: string[]): Promise<number> {
  const place = path.join(app.dataDir, ...folder);
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

/** Every row of every table as text, and in which table a word stands. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const { rows } = await app.ctx.db.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await app.ctx.db.pool.query(
      `select 1 from ${name} t where t::text like any($1::text[]) limit 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (hit.rowCount) found.push(name);
  }
  return found;
}

/** A farmer who stands in every table a farmer can stand in. */
async function fullLife(name: string) {
  const farmer = await app.loginFarmer({ name, address: `${name}ಪುರ` });
  const { chat_id: chatId } = (await farmer.postForm('/api/chat/message', form({ text: `${name} ಎಲೆ` }))).body
    .message;
  const photo = { name: `${name}.jpg`, bytes: await photoWithGps() };
  const { message: photographed } = (
    await farmer.postForm('/api/chat/message', form({ last_chemical: `${name} ಔಷಧಿ` }, photo))
  ).body;
  const hidden = (await farmer.postForm('/api/chat/message', form({ text: `${name} ಮರೆ` }))).body.message;
  await farmer.postForm('/api/chat/message', form({ text: `${name} ಉತ್ತರ`, reply_to: String(hidden.id) }));
  await farmer.del(`/api/chat/message/${hidden.id}?mode=me`);
  await office.post(`/api/admin/chats/${chatId}/picture-consent`, {});
  await farmer.put('/api/picture-consent', { given: true, version: 1, language: 'kn', place: 'chat' });
  const marked = await office.post('/api/admin/picture-book', {
    ...{ client_id: randomUUID(), message_id: photographed.id, looked: true, stage: null, part: null },
    ...{ crop: 'chilli', problem: 'chilli-thrips', hidden: [], before_id: null },
    area: { x: 0, y: 0, width: 300, height: 300 },
  });
  expect(marked.status).toBe(200);
  await isAdvised(chatId, name);
  await openedUpload(farmer, 1_000);
  await farmer.post('/api/push/subscribe', {
    endpoint: `https://fcm.googleapis.com/fcm/send/${farmer.mobile}`,
    keys: {
      p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
      auth: 'A'.repeat(22),
    },
  });
  await office.put(`/api/admin/customers/${chatId}`, {
    name: `${name} ಭಟ್`,
    address: `${name}ಪುರ`,
    crops: [`${name} ಬೆಳೆ`],
  });
  await office.put(`/api/admin/customers/${chatId}/note`, { note: `${name} ಸಾಲ` });
  await office.post(`/api/admin/chats/${chatId}/notes`, { text: `${name} ಟಿಪ್ಪಣಿ`, client_id: randomUUID() });
  const { label } = (await office.post('/api/admin/labels', { kind: 'own', names: { kn: 'ತಡವಾಗಿ ಕೊಡುವವರು' } }))
    .body;
  await office.put(`/api/admin/chats/${chatId}/labels/${label.id}`, {});
  await office.put(`/api/admin/chats/${chatId}/holder`, { from: null, to: { me: true } });
  for (const blocked of [true, false])
    await office.post('/api/admin/block', { mobile: farmer.mobile, blocked, reason: `${name} ಬೈದರು` });
  await farmer.put(`/api/farmer/fields/${randomUUID()}`, { version: 0, ...aField({ name: `${name} ಹೊಲ` }) });
  const missing = [{ slot: 'part', client_id: randomUUID() }];
  await tell(farmer, { crop: `${name} ಬೆಳೆ`, words: `${name} ಎಲೆ`, photos: missing });
  const quote = { name: `${name}.pdf`, bytes: PDF };
  const { quotation } = (
    await office.postForm('/api/quotes/upload', form({ chat_id: String(chatId), amount: '100' }, quote))
  ).body;
  await office.post('/api/chat/lr', { chat_id: chatId, lr_number: 'VRL9001' });
  return { farmer, chatId: chatId as number, quotationId: quotation.id as number };
}

/** A plan that a second doctor has looked at, and an alert after which they wanted none. */
async function isAdvised(chatId: number, name: string): Promise<void> {
  const caseId = await makeCase(office, chatId);
  const { version } = await draftPlan(office, caseId, soundPlan({ prevent: `${name} ತಡೆ` }));
  const send = { client_id: randomUUID(), version };
  const { plan } = (await office.post(`/api/admin/cases/${caseId}/plan/send`, send)).body;
  await draftPlan(office, caseId, soundPlan({ prevent: `${name} ಮುಂದೆ` }));
  await app.ctx.db.pool.query(
    `insert into plan_review_weeks values ('2026-11-02', 1, now()) on conflict do nothing`,
  );
  await app.ctx.db.pool.query(
    `insert into plan_reviews (plan_id, week, drawn_for, verdict, reason, answered_by, answered_at, alone)
     values ($1, '2026-11-02', 1, 'best', $2, 1, now(), true)`,
    [plan.card.id, `${name} ಸರಿ`],
  );
  await app.ctx.db.pool.query(
    `with sent as (insert into alerts (state, problem, taluks, words, updated_by, updated_at, sent_at)
       values ('sending', 'chilli-thrips', '{}', '{}', 1, now(), now()) returning id),
     them as (insert into alert_recipients (alert_id, farmer_id, due_at)
       select sent.id, c.farmer_id, now() from sent, chats c where c.id = $1 returning farmer_id, alert_id)
     insert into alert_opt_outs (farmer_id, since, alert_id) select farmer_id, now(), alert_id from them`,
    [chatId],
  );
}

async function leave(farmer: FarmerClient): Promise<void> {
  await app.ctx.db.pool.query('delete from rate_limits');
  await farmer.post('/api/auth/send-otp', { mobile: farmer.mobile });
  const code = /\b\d{6}\b/.exec((await app.lastMessageTo(farmer.mobile))?.text ?? '')?.[0];
  expect((await farmer.post('/api/privacy/me/deletion', { code })).status).toBe(200);
  // Left by themselves within a day, and counted on the machine's clock.
  await app.ctx.db.pool.query('delete from rate_limits; delete from otp_challenges');
}

async function pay(chatId: number, quotationId: number): Promise<void> {
  await app.ctx.db.pool.query(
    `insert into payments (pid, purpose, quotation_id, chat_id, farmer_id, amount_paise, status, provider,
                           merchant_order_id, utr, paid_at, captured_paise)
     select 1700000000000 + $2, 'quote', $2, $1, c.farmer_id, 10000, 'success', 'phonepe', 'M' || $2, 'UTR' || $2,
            now(), 10000 from chats c where c.id = $1`,
    [chatId, quotationId],
  );
  await app.ctx.db.pool.query('update quotations set paid_at = now() where id = $1', [quotationId]);
  await app.ctx.db.pool.query(
    `insert into refunds (pid, merchant_refund_id, amount_paise, reason, needs_second, created_at)
     select pid, 'RF' || pid, 100, 'ಶಾಂತಮ್ಮ ಅವರ ಚೀಲ ಹರಿದಿತ್ತು', false, now() from payments where quotation_id = $1`,
    [quotationId],
  );
  await app.ctx.db.pool.query(
    `with next as (
       insert into receipt_counters values ('R', '26-27', 1)
       on conflict (series, financial_year) do update set last_serial = receipt_counters.last_serial + 1
       returning last_serial
     )
     insert into receipts (pid, series, financial_year, serial, issued_at, amount_paise, payer_name, payer_address,
                           payer_mobile_end, chat_id)
     select p.pid, 'R', '26-27', next.last_serial, now(), p.amount_paise, f.name, f.address, right(f.mobile, 4), p.chat_id
     from next, payments p join farmers f on f.id = p.farmer_id where p.quotation_id = $1`,
    [quotationId],
  );
}

describe('what may no longer be kept', () => {
  it('nothing of a farmer is left a year after they asked, in no table and on no disk; not a day earlier', async () => {
    const before = await filesIn('uploads');
    const { farmer, chatId } = await fullLife('ಕಮಲಾಕ್ಷಿ');
    const words = ['ಕಮಲಾಕ್ಷಿ', farmer.mobile];
    await leave(farmer);
    await runAfter(364);
    expect(await tablesWith(...words)).toEqual(expect.arrayContaining(['public.farmers', 'public.messages']));
    expect(await filesIn('uploads')).toBeGreaterThan(before);
    expect(await filesIn('tmp', 'tus')).toBeGreaterThan(0);
    await runAfter(366);
    expect(await tablesWith(...words)).toEqual([]);
    const { rows } = await app.ctx.db.pool.query(
      `select (select count(*)::int from plans p where p.chat_id = $1) as plans, (select count(*)::int from plan_reviews) as reviews,
              (select count(*)::int from alert_recipients) as alerts, (select count(*)::int from alert_opt_outs) as wishes`,
      [chatId],
    );
    expect(rows).toEqual([{ plans: 0, reviews: 0, alerts: 0, wishes: 0 }]);
    await expect.poll(() => filesIn('uploads')).toBe(before);
    await expect.poll(() => filesIn('tmp', 'tus')).toBe(0);
    expect((await office.get(`/api/chat/${chatId}`)).body.chat).toMatchObject({
      name: '',
      mobile: '',
      listed: false,
    });
    const { body } = await office.get('/api/chat/all?limit=100');
    expect(body.map(({ id }: { id: number }) => id)).not.toContain(chatId);
  });

  it('the office’s log stays whole when its words go', async () => {
    const verdict = await verifyLog(app.ctx.db);
    expect(verdict).toMatchObject({ fault: undefined, purged: 7 });
    const { lines } = (await office.get('/api/admin/log?group=customer')).body;
    expect(lines).toMatchObject([
      { action: 'customer.note', detail: {} },
      { action: 'customer.edit', detail: {}, chat: null },
    ]);
  });

  it('who came back is not purged, and who bought leaves the papers of the sale for eight years', async () => {
    const back = await fullLife('ಮಾದಪ್ಪ');
    await leave(back.farmer);
    await app.ctx.db.pool.query('update farmers set deletion_requested_at = null where mobile = $1', [
      back.farmer.mobile,
    ]);
    const buyer = await fullLife('ಶಾಂತಮ್ಮ');
    await pay(buyer.chatId, buyer.quotationId);
    await leave(buyer.farmer);
    await runAfter(366);
    expect(await tablesWith('ಮಾದಪ್ಪ ಎಲೆ', back.farmer.mobile)).toEqual(
      expect.arrayContaining(['public.farmers', 'public.messages']),
    );
    // The quotation's file bears the name under which the office saved it.
    expect((await tablesWith('ಶಾಂತಮ್ಮ', buyer.farmer.mobile)).sort()).toEqual([
      'public.files',
      'public.quotations',
      'public.receipts',
      'public.refunds',
    ]);
    const papers = await app.ctx.db.pool.query(
      `select p.utr, q.amount_paise, d.lr_number, q.file_id is not null as has_file
       from payments p join quotations q on q.id = p.quotation_id join dispatches d on d.chat_id = p.chat_id
       where p.chat_id = $1`,
      [buyer.chatId],
    );
    expect(papers.rows).toEqual([
      { utr: `UTR${buyer.quotationId}`, amount_paise: 10000, lr_number: 'VRL9001', has_file: true },
    ]);
    await runAfter(366 * 8 - 1);
    expect(await tablesWith(`UTR${buyer.quotationId}`)).toEqual(['public.payments']);
    await runAfter(366 * 8 + 1);
    expect(await tablesWith('ಶಾಂತಮ್ಮ', `UTR${buyer.quotationId}`)).toEqual([]);
    const books = await app.ctx.db.pool.query(
      `select r.number, r.amount_paise, r.payer_name, r.payer_address, r.payer_mobile_end,
              (select count(*)::int from dispatches d where d.chat_id = r.chat_id) as sent
       from receipts r where r.chat_id = $1`,
      [buyer.chatId],
    );
    expect(books.rows).toEqual([
      {
        number: 'R/26-27/000001',
        amount_paise: 10000,
        payer_name: '-',
        payer_address: '-',
        payer_mobile_end: '',
        sent: 0,
      },
    ]);
  });

  it('a receipt says who paid as long as they are not purged, and never another name', async () => {
    const { farmer, chatId, quotationId } = await fullLife('ನಿಂಗಪ್ಪ');
    await pay(chatId, quotationId);
    const rename = (name: string, address = '-', end = '') =>
      app.ctx.db.pool.query(
        'update receipts set payer_name = $2, payer_address = $3, payer_mobile_end = $4 where chat_id = $1',
        [chatId, name, address, end],
      );
    await expect(rename('-')).rejects.toThrow('until he is purged');
    await runAfter(366 * 9);
    expect(await tablesWith('ನಿಂಗಪ್ಪ')).toContain('public.receipts');
    await leave(farmer);
    await runAfter(366);
    await expect(rename('ಬೇರೆ')).rejects.toThrow('until he is purged');
    await expect(
      app.ctx.db.pool.query("update receipts set amount_paise = 1, payer_name = '-' where chat_id = $1", [
        chatId,
      ]),
    ).rejects.toThrow('append-only');
    await rename('-');
  });

  it('runs again without harm, and the number is free for its new holder all the while', async () => {
    const { farmer } = await fullLife('ಗಿರಿಜಾ');
    await leave(farmer);
    await runAfter(31);
    const holder = await app.loginFarmer({ mobile: farmer.mobile, name: 'ಹೊಸಬ' });
    await runAfter(366);
    await runAfter(367);
    expect(await tablesWith('ಗಿರಿಜಾ')).toEqual([]);
    expect((await holder.get('/api/auth/me')).body.farmer.name).toBe('ಹೊಸಬ');
  });
});
