import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeFeatures } from '../../server/compose-features.ts';
import { FEATURES } from '../../server/feature-list.ts';
import { findNext } from '../../server/features/assignments/leases.store.ts';
import { countInbox, listInbox } from '../../server/features/chat/inbox/inbox.store.ts';
import { listThread } from '../../server/features/chat/message/messages.store.ts';
import { findCandidates } from '../../server/features/chat/search/search.store.ts';
import type { Database, Sql, Statement } from '../../server/platform/database/db.ts';
import { createDatabase, sqlOver } from '../../server/platform/database/db.ts';
import { searchWords } from '../../shared/domain/chat/search-words.ts';
import { seedBusiness } from '../../tools/bench/seed/seed-business.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import type { TestClient } from '../support/client.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { countStatements } from '../support/statements.ts';

/** What must stay true for the office to be quick with any number of chats: statements a page, and plans. */

const STATEMENTS_A_PAGE = 3;

describe('a page of the office list, over HTTP', () => {
  let app: TestApp;
  let office: TestClient;
  const ofRequest = countStatements();

  beforeAll(async () => {
    app = await startTestApp();
    office = await app.loginOffice();
  });
  afterAll(() => app.close());

  it.each([
    '',
    '?filter=UNREAD',
    '?sort=waiting',
    '?unpaid=true',
    `?q=${encodeURIComponent('ಲಕ್ಷ್ಮೀ')}`,
    '?filter=SENT&unpaid=true&sort=waiting&q=98',
  ])('costs at most three statements, the session included: %s', async (query) => {
    const { answer, statements } = await ofRequest(() => office.get(`/api/chat/all${query}`));
    expect(answer.status).toBe(200);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(STATEMENTS_A_PAGE);
  });
});

describe('the hot statements on a business of 3,000 chats', () => {
  let database: TestDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    await seedBusiness(database.connectionString, { chats: 3_000, messages: 40_000 }, () => {});
    db = createDatabase(database.connectionString, { onError: () => {} });
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });

  /** The plan of the one statement a store function runs. */
  async function planOf(ask: (sql: Sql) => Promise<unknown>): Promise<string> {
    const client = await db.pool.connect();
    let plan = '';
    const explain = async (_: unknown, { text, values }: Statement) => {
      const { rows } = await client.query({ text: `explain ${text}`, values });
      plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
      return [];
    };
    try {
      await client.query('begin');
      await ask({ ...sqlOver(client, false), many: explain, one: explain, maybe: explain } as unknown as Sql);
      return plan;
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
  const { queries } = composeFeatures(FEATURES);
  const page = {
    reader: { staffId: 1, roles: [], now: new Date() },
    filter: 'ALL',
    sort: 'newest',
    unpaidOnly: false,
    toSendOnly: false,
    dispatchedOnly: false,
    mineOnly: false,
    nobodysOnly: false,
    labels: [],
    search: '',
    after: undefined,
    limit: 51,
  } as const;

  it.each([
    ['the newest chats', page, 'chats_recent'],
    ['a later page', { ...page, after: { position: Date.now() * 1000, id: 7 } }, 'chats_recent'],
    ['one status', { ...page, filter: 'UNREAD' }, 'chats_recent_by_status'],
    ['the longest wait', { ...page, sort: 'waiting' }, 'chats_waiting'],
  ] as const)('%s come out of their index in order, without a sort', async (_, request, index) => {
    const plan = await planOf((sql) => listInbox(sql, queries, request));
    expect(plan).toMatch(new RegExp(`Index Scan (Backward )?using ${index} `));
    expect(plan).not.toMatch(/Sort|Seq Scan on (chats|farmers|messages|quotations)|hashed SubPlan/);
  });

  it('unpaid quotations come out of the index of the unpaid', async () => {
    expect(await planOf((sql) => listInbox(sql, queries, { ...page, unpaidOnly: true }))).toContain(
      'quotations_unpaid',
    );
  });

  it('what is to be sent comes out of its index', async () => {
    expect(await planOf((sql) => listInbox(sql, queries, { ...page, toSendOnly: true }))).toContain(
      'payments_to_send',
    );
    expect(await planOf((sql) => countInbox(sql, queries, page.reader))).toContain('payments_to_send');
    const next = { reader: page.reader, work: ['to_send'], leave: 0, passed: [], now: new Date() } as const;
    expect(await planOf((sql) => findNext(sql, queries, next))).toContain('payments_to_send');
  });

  it('the counts read no whole chat', async () => {
    const plan = await planOf((sql) => countInbox(sql, queries, page.reader));
    expect(plan).toContain('chats_counted');
    expect(plan).not.toContain('Seq Scan on chat_side_state');
  });

  it('a page of a thread is read off its own index', async () => {
    const plan = await planOf((sql) => listThread(sql, { chatId: 1, side: 'admin', before: 300, limit: 51 }));
    expect(plan).toContain('messages_chat_id_seq_key');
    expect(plan).not.toContain('Seq Scan on messages');
  });

  it.each(['ಕ್ಷೀಣ', 'ಹೂ', 'mextolzan3', 'soil report'])(
    'the search for %s asks the index of three letters within a span of time',
    async (q) => {
      const words = searchWords(q);
      const plan = await planOf((sql) => findCandidates(sql, { words, before: 30_000, limit: 64 }));
      expect(plan).toContain('Bitmap Index Scan on messages_search');
      expect(plan).toMatch(/Index Cond: .*>> 17.* = .*search_key/);
      expect(plan).not.toContain('Seq Scan');
    },
  );
});
