import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/features/identity/codes/password.ts';
import { migrate, readMigrations } from '../../server/platform/database/migrate.ts';
import { FARMER_COOKIE, hashToken, OFFICE_COOKIE } from '../../server/platform/sessions.ts';
import { OFFICE_EMAIL, OFFICE_PASSWORD, startTestApp, type TestApp } from '../support/app.ts';
import type { TestClient } from '../support/client.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/**
 * A business of the days of one mailbox and one password, before people had names and roles, opened by the program of
 * today: every row stands as it stood, and both sides read their chats to the first word, in the logins they had.
 */

const FIRST_OF_PEOPLE = '0034_people.sql';
/** Enough for the shape of a token. */
const [FARMER_TOKEN, OFFICE_TOKEN] = ['f'.repeat(44), 'o'.repeat(44)];
const WORDS = ['ಅಡಿಕೆ ಕಾಯಿ ಉದುರುತ್ತಿದೆ', 'ಬೋರ್ಡೋ ಸಿಂಪಡಿಸಿ', null, 'LR VRL77', 'ಧನ್ಯವಾದ'];
const OFFICE_NAME = { en: 'Office', kn: 'ಕಚೇರಿ' };

let database: TestDatabase;
let client: pg.Client;
let before: Snapshot;
let after: Snapshot;
let app: TestApp;
let farmer: TestClient;
let office: TestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  const old = (await readMigrations()).map(({ name }) => name).filter((name) => name < FIRST_OF_PEOPLE);
  await migrate(database.connectionString, { only: new Set(old) });
  await fill();
  before = await takeSnapshot();
  await migrate(database.connectionString);
  after = await takeSnapshot();
  app = await startTestApp({ DATABASE_URL: database.connectionString });
  [farmer, office] = [app.client(), app.client()];
  farmer.cookies.set(FARMER_COOKIE, FARMER_TOKEN);
  office.cookies.set(OFFICE_COOKIE, OFFICE_TOKEN);
});
afterAll(async () => {
  await app?.close();
  await client.end();
  await database.drop();
});

async function fill(): Promise<void> {
  const one = (text: string, values: unknown[]) => client.query(text, values);
  await one('insert into staff (email, password_hash) values ($1, $2), ($3, $2)', [
    'old-office@test.example',
    await hashPassword(OFFICE_PASSWORD),
    OFFICE_EMAIL,
  ]);
  await client.query(`
    insert into farmers (mobile, name, address, language, blocked_at, blocked_by, blocked_reason) values
      ('9845012345', 'ಗೌರಮ್ಮ', 'ತೀರ್ಥಹಳ್ಳಿ, ಶಿವಮೊಗ್ಗ', 'kn', null, null, null),
      ('9845012346', 'Madappa', 'Hunsur', 'en', '2026-02-01Z', 2, 'ಬೈದರು');
    insert into farmers (mobile, former_mobile, name, address, deletion_requested_at)
      values (null, '9845012347', 'ಹೋದವರು', 'ಕೋಲಾರ', now());
    insert into chats (farmer_id, head_seq, status, unread_count, last_message, last_message_seq, last_message_at,
                       waiting_since, created_at)
      values (1, 6, 'UNREAD', 1, 'ಧನ್ಯವಾದ', 6, '2026-03-05Z', '2026-03-05Z', '2026-03-01Z'),
             (2, 1, 'UNREAD', 1, 'hello', 1, '2026-01-31Z', '2026-01-31Z', '2026-01-31Z');
    insert into files (storage_key, chat_id, uploaded_by, uploader_id, original_name, mime_type, size_bytes)
      values ('q1', 1, 'admin', 2, 'ದರಪಟ್ಟಿ.pdf', 'application/pdf', 900);
    insert into messages (chat_id, seq, sender_role, sender_id, kind, text, meta, file_id, file_name, created_at)
      select 1, 1, 'farmer', 1, 'text', 'ಅಡಿಕೆ ಕಾಯಿ ಉದುರುತ್ತಿದೆ', '{"summary": "ಅಡಿಕೆ"}'::jsonb, null::uuid, null, '2026-03-01Z'::timestamptz
      union all select 1, 2, 'admin', 1, 'text', 'ಬೋರ್ಡೋ ಸಿಂಪಡಿಸಿ', '{"summary": "ಬೋರ್ಡೋ"}', null, null, '2026-03-02Z'
      union all select 1, 3, 'admin', 2, 'quote', null, '{"summary": "₹1,250", "amount": 1250, "original_name": "ದರಪಟ್ಟಿ.pdf"}',
        (select id from files), 'ದರಪಟ್ಟಿ.pdf', '2026-03-03Z'
      union all select 1, 4, 'admin', 2, 'lr', 'LR VRL77',
        '{"summary": "LR VRL77", "lr_number": "VRL77", "tracking_link": "https://vrl.example/77"}', null, null, '2026-03-04Z'
      union all select 1, 6, 'farmer', 1, 'text', 'ಧನ್ಯವಾದ', '{"summary": "ಧನ್ಯವಾದ"}', null, null, '2026-03-05Z'
      union all select 2, 1, 'farmer', 2, 'text', 'hello', '{"summary": "hello"}', null, null, '2026-01-31Z';
    insert into chat_events (chat_id, seq, audience, type, payload)
      select chat_id, seq, 'both', 'message', jsonb_build_object('message_id', id) from messages
      union all select 1, 5, 'admin', 'status', '{"status": "SENT", "unread_count": 0}';
    insert into chat_side_state (chat_id, side, delivered_seq, read_seq)
      values (1, 'farmer', 4, 4), (1, 'admin', 2, 2), (2, 'admin', 0, 0);
    insert into quotations (chat_id, message_id, file_id, amount_paise, original_name, created_by, created_at, paid_at)
      select 1, id, file_id, 125000, file_name, 2, created_at, '2026-03-03T06:00Z' from messages where kind = 'quote';
    insert into dispatches (chat_id, message_id, lr_number, tracking_link, created_by, created_at, quotation_id)
      select 1, id, 'VRL77', 'https://vrl.example/77', 2, created_at, 1 from messages where kind = 'lr';
    insert into payments (pid, purpose, quotation_id, chat_id, farmer_id, amount_paise, status, provider, env,
                          merchant_order_id, captured_paise, refunded_paise, paid_at, dispatch_id)
      values (1700000000000, 'quote', 1, 1, 1, 125000, 'success', 'phonepe', 'live', 'AV1', 125000, 25000,
              '2026-03-03T06:00Z', 1);
    insert into payment_events (pid, source, from_status, to_status, staff_id)
      values (1700000000000, 'office', 'review', 'success', 2);
    insert into refunds (pid, merchant_refund_id, amount_paise, reason, state, needs_second, requested_by,
                         requested_session, confirmed_by, confirmed_session, confirmed_at, created_at, sent_at, completed_at)
      values (1700000000000, 'RF1', 25000, 'ಮೊಳಕೆ ಬಂದಿಲ್ಲ', 'completed', true, 2, gen_random_uuid(), 2,
              gen_random_uuid(), '2026-03-04Z', '2026-03-04Z', '2026-03-04Z', '2026-03-06Z');
    insert into receipt_counters values ('R', '25-26', 1);
    insert into receipts (pid, series, financial_year, serial, issued_at, amount_paise, payer_name, payer_address,
                          payer_mobile_end, chat_id)
      values (1700000000000, 'R', '25-26', 1, '2026-03-03Z', 125000, 'ಗೌರಮ್ಮ', 'ತೀರ್ಥಹಳ್ಳಿ', '2345', 1);
    insert into customer_notes (farmer_id, note, updated_by, updated_at) values (1, 'ಬುಧವಾರ ಕರೆ', 2, '2026-03-02Z');
    insert into privacy_notices (farmer_id, version, language, agreed_at) values (1, 1, 'kn', '2026-03-01Z');
    insert into audit_log (staff_id, action, subject, chat_id, detail, at) values
      (1, 'message.send', 'chat:1', 1, '{"message_id": 2}', '2026-03-02Z'),
      (2, 'quotation.upload', 'quotation:1', 1, '{"amount_paise": 125000}', '2026-03-03Z');
    select seal_audit_lines();`);
  await one(
    `insert into sessions (token_hash, farmer_id, staff_id, created_at, last_seen_at, expires_at) values
       ($1, 1, null, now(), now(), now() + interval '90 days'), ($2, null, 2, now(), now(), now() + interval '9 days')`,
    [hashToken(FARMER_TOKEN), hashToken(OFFICE_TOKEN)],
  );
}

type Snapshot = Map<string, Record<string, unknown>[]>;

/** Every row of every table, by its text; without columns that the database computes. */
async function takeSnapshot(): Promise<Snapshot> {
  const tables = await client.query<{ name: string; computed: string[] }>(
    `select c.relname as name, array(select attname::text from pg_attribute
       where attrelid = c.oid and attnum > 0 and attgenerated <> '') as computed
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     and c.relname <> 'schema_migrations' order by 1`,
  );
  const rows = new Map<string, Record<string, unknown>[]>();
  for (const { name, computed } of tables.rows) {
    const read = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) - $1::text[] as row from "${name}" t`,
      [computed],
    );
    rows.set(
      name,
      read.rows.map(({ row }) => row),
    );
  }
  return rows;
}

describe('the rows of before', () => {
  it('are all there as they were, column by column, however many columns are new', () => {
    expect(before.get('messages')).toHaveLength(6);
    for (const [table, rows] of before) {
      const columns = Object.keys(rows[0] ?? {});
      const now = (after.get(table) ?? []).map((row) =>
        Object.fromEntries(columns.map((column) => [column, row[column]])),
      );
      const byText = (list: object[]) => list.map((row) => JSON.stringify(row)).toSorted();
      if (rows.length > 0) expect({ table, rows: byText(now) }).toEqual({ table, rows: byText(rows) });
    }
  });
});

describe('the farmer, in the login they had', () => {
  it('reads the chat from the first word to the last, and nobody’s name above what was everybody’s', async () => {
    const thread = await farmer.get('/api/chat/thread/1');
    expect(thread.status).toBe(200);
    expect(thread.body.map(({ text }: { text: string | null }) => text)).toEqual(WORDS);
    expect(new Set(thread.body.map(({ author }: { author: unknown }) => author))).toEqual(new Set([null]));
    const { body } = await farmer.get('/api/chat/1/events?after=0');
    expect(body).toMatchObject({ head_seq: 6, limited: false });
    expect(body.events.map(({ type }: { type: string }) => type)).toEqual([
      ...['message', 'message', 'message', 'message', 'skip', 'message'],
    ]);
    const quotations = await farmer.get('/api/quotes/list-by-mobile/9845012345');
    expect(quotations.body).toMatchObject([{ id: 1, amount: 1250, status: 'paid', refunded: 250 }]);
  });
});

describe('the office, in the login it had', () => {
  it('is the first owner, under the office’s name, and may do what it could', async () => {
    const { office: me } = (await office.get('/api/admin/me')).body;
    expect(me).toMatchObject({ email: OFFICE_EMAIL, name: OFFICE_NAME, roles: ['owner'] });
    const { people } = (await office.get('/api/admin/people')).body;
    expect(people.map(({ active }: { active: boolean }) => active)).toEqual([true, false]);
    await app.loginOffice();
    const former = { email: 'old-office@test.example', password: OFFICE_PASSWORD };
    expect((await app.client().post('/api/admin/login-start', former)).body.code).toBe('OFFICE_EMAIL_WRONG');
  });

  it('reads list, thread, card, note and log; what was done bears the office’s name', async () => {
    const list = (await office.get('/api/chat/all')).body as { name: string; holder: unknown }[];
    expect(list.map(({ name, holder }) => [name, holder])).toEqual([
      ['ಗೌರಮ್ಮ', null],
      ['Madappa', null],
    ]);
    const thread = await office.get('/api/chat/thread/1?role=admin');
    expect(thread.body.map(({ text }: { text: string | null }) => text)).toEqual(WORDS);
    const { customer } = (await office.get('/api/admin/customers/1')).body;
    expect(customer).toMatchObject({
      name: 'ಗೌರಮ್ಮ',
      note: 'ಬುಧವಾರ ಕರೆ',
      note_from: { by: OFFICE_NAME },
      quotations: [{ by: OFFICE_NAME }],
      dispatches: [{ by: OFFICE_NAME, lr_number: 'VRL77' }],
    });
    const { lines } = (await office.get('/api/admin/log?chat_id=1')).body;
    expect(lines.map(({ action }: { action: string }) => action)).toEqual([
      'quotation.upload',
      'message.send',
    ]);
    const { payment } = (await office.get('/api/payments/1700000000000')).body;
    expect(payment).toMatchObject({
      refunded: 250,
      refunds: [{ requested_by: OFFICE_NAME, confirmed_by: OFFICE_NAME }],
    });
    const found = (await office.get(`/api/admin/search?q=${encodeURIComponent('ಬೋರ್ಡೋ')}`)).body;
    expect(JSON.stringify(found)).toContain('ಗೌರಮ್ಮ');
  });

  it('goes on where it was: an answer gets the next number and a name, once there is one', async () => {
    await office.put('/api/admin/staff/me', { name: { en: 'Dr Rao', kn: 'ಡಾ. ರಾವ್' } });
    const { message } = (await office.post('/api/chat/message', { chat_id: 1, text: 'ಸರಿ' })).body;
    expect(message).toMatchObject({ seq: 7, author: { name: { en: 'Dr Rao', kn: 'ಡಾ. ರಾವ್' } } });
    const thread = (await farmer.get('/api/chat/thread/1')).body as { author: unknown }[];
    expect(thread.map(({ author }) => author !== null)).toEqual([false, false, false, false, false, true]);
  });
});
