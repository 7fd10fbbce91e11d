import { randomBytes, randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeFeatures } from '../../server/compose-features.ts';
import { FEATURES } from '../../server/feature-list.ts';
import { findChat, findChatByFarmer } from '../../server/features/chat/chats.store.ts';
import { listInbox } from '../../server/features/chat/inbox/inbox.store.ts';
import { listEvents } from '../../server/features/chat/log/events.store.ts';
import {
  insertMessage,
  insertWithoutWaiting,
} from '../../server/features/chat/message/insert-message.store.ts';
import {
  findMessage,
  findSent,
  listThread,
  listVisible,
} from '../../server/features/chat/message/messages.store.ts';
import {
  advanceWatermarks,
  findNewestUnseen,
  readWatermarks,
} from '../../server/features/chat/side-state.store.ts';
import { findFarmerSession } from '../../server/features/identity/sessions/sessions.store.ts';
import { selectNotifyJob } from '../../server/features/push/subscriptions.store.ts';
import {
  createDatabase,
  type Database,
  type Sql,
  type Statement,
  sqlOver,
} from '../../server/platform/database/db.ts';
import { seedBusiness } from '../../tools/bench/seed/seed-business.ts';
import { logInFarmers } from '../../tools/people.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/**
 * What every send and every opened page asks, on a small business: each answer must come off an index and look at a number of
 * rows that has nothing to do with how many there are. What holds here holds for a hundred million messages
 * (docs/decisions/0023); a plan that reads a table fails whatever the size.
 */
const BUSINESS = { chats: 3_000, messages: 40_000 };
/** A page of fifty, and what is looked up beside each row of it. */
const PAGE_ROWS = 51 * 4;

let database: TestDatabase;
let db: Database;
/** The chat with the most messages. */
let longest = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedBusiness(database.connectionString, BUSINESS, () => {});
  await logInFarmers(database.connectionString, 2_000);
  db = createDatabase(database.connectionString, { onError: () => {} });
  // Enough put away and read for these tables to be worth an index too.
  await db.pool.query(`insert into message_hidden
    select id, side from messages, unnest(array['farmer', 'admin']) side where id % 7 = 0 on conflict do nothing`);
  const { rows } = await db.pool.query<{ id: string }>('select id from chats order by head_seq desc limit 1');
  longest = Number(rows[0]?.id);
  await db.pool.query('vacuum (analyze)');
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

interface Looked {
  indexes: string[];
  /** Tables read from end to end. */
  tablesRead: string[];
  /** Rows looked at in tables and indexes, those thrown away included. */
  rows: number;
}

/** Runs what a store function runs, in a transaction that is undone, and tells how the engine went about it. */
async function look(ask: (sql: Sql) => Promise<unknown>): Promise<Looked> {
  const client = await db.pool.connect();
  const looked: Looked = { indexes: [], tablesRead: [], rows: 0 };
  const explain = async (_: unknown, { text, values }: Statement) => {
    const { rows } = await client.query({ text: `explain (analyze, format json) ${text}`, values });
    walk(rows[0]['QUERY PLAN'][0].Plan, looked);
    return [];
  };
  try {
    await client.query('begin');
    const one = async (row: unknown, statement: Statement) => {
      await explain(row, statement);
      return {};
    };
    await ask({ ...sqlOver(client, false), many: explain, one, maybe: one } as unknown as Sql);
    return looked;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function walk(node: PlanNode, looked: Looked): void {
  if (node['Index Name']) looked.indexes.push(node['Index Name']);
  const table = node['Relation Name'];
  if (node['Node Type'] === 'Seq Scan' && table && node['Actual Loops'] > 0) looked.tablesRead.push(table);
  // A bitmap's index tells its heap what to read: those rows are counted there.
  if (/Scan/.test(node['Node Type']) && table) {
    const thrown = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    looked.rows += (node['Actual Rows'] + thrown) * node['Actual Loops'];
  }
  for (const child of node.Plans ?? []) walk(child, looked);
}

const message = (chatId = 7) => ({
  chatId,
  senderId: chatId,
  clientId: randomUUID(),
  contentHash: randomBytes(32),
  kind: 'text' as const,
  text: 'ಅಡಿಕೆ',
  meta: { summary: 'ಅಡಿಕೆ' },
  replyTo: null,
  fileId: null,
  fileName: null,
});
const thirty = () => Array.from({ length: 30 }, (_, n) => message(n + 1));
const terms = () => ({
  senderRole: 'farmer' as const,
  now: new Date(),
  status: 'UNREAD' as const,
  refuseBlocked: true,
  queued: [selectNotifyJob('push.notify', { side: 'farmer', now: new Date(), runAt: new Date() })],
});
const sent = { senderRole: 'farmer' as const, senderId: 7, clientId: randomUUID(), contentHash: null };
const list = {
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

describe('asked with every message', () => {
  it.each<[string, (sql: Sql) => Promise<unknown>, index: string, rows: number]>([
    [
      'whose session it is',
      (sql) => findFarmerSession(sql, randomBytes(32), new Date()),
      'sessions_token_hash_key',
      4,
    ],
    ["the farmer's chat", (sql) => findChatByFarmer(sql, 7), 'chats_farmer_id_key', 2],
    ['a chat by its number', (sql) => findChat(sql, 7), 'chats_pkey', 2],
    ['the send itself', (sql) => insertMessage(sql, message(), terms()), 'chats_pkey', 16],
    [
      'the sends of thirty at once',
      (sql) => insertWithoutWaiting(sql, thirty(), terms()),
      'chats_pkey',
      30 * 10,
    ],
    [
      'whether a phone rings, in the send',
      (sql) => insertMessage(sql, message(), terms()),
      'sessions_of_farmer',
      16,
    ],
    ['whether it was sent before', (sql) => findSent(sql, sent), 'messages_client_id', 1],
    ['the message as shown', (sql) => findMessage(sql, 77), 'messages_pkey', 4],
  ])('%s', async (_, ask, index, rows) => {
    const looked = await look(ask);
    expect(looked.indexes).toContain(index);
    expect(looked.tablesRead.filter(isLarge)).toEqual([]);
    expect(looked.rows).toBeLessThanOrEqual(rows);
  });
});

describe('asked with every page', () => {
  it.each<[string, (sql: Sql) => Promise<unknown>, index: string, rows: number]>([
    [
      'the newest of a thread',
      (sql) => listThread(sql, { chatId: longest, side: 'farmer', before: undefined, limit: 51 }),
      'messages_chat_id_seq_key',
      PAGE_ROWS,
    ],
    [
      'older ones anywhere in it',
      (sql) => listThread(sql, { chatId: longest, side: 'admin', before: 9, limit: 51 }),
      'messages_chat_id_seq_key',
      PAGE_ROWS,
    ],
    ['the log after a position', (sql) => listEvents(sql, longest, 3, 9), 'chat_events_pkey', 6],
    [
      'messages of log entries',
      (sql) =>
        listVisible(
          sql,
          'farmer',
          Array.from({ length: 50 }, (_entry, n) => n + 1),
        ),
      'messages_pkey',
      PAGE_ROWS,
    ],
    ['how far both sides have read', (sql) => readWatermarks(sql, longest), 'chat_side_state_pkey', 4],
    [
      'a side has read on',
      (sql) => advanceWatermarks(sql, { chatId: longest, side: 'admin', delivered: 12, read: 12 }),
      'messages_chat_id_seq_key',
      40,
    ],
    [
      'what a phone has not seen',
      (sql) => findNewestUnseen(sql, longest, 'farmer'),
      'messages_chat_id_seq_key',
      400,
    ],
    [
      "the office's list",
      (sql) => listInbox(sql, composeFeatures(FEATURES).queries, list),
      'chats_recent',
      PAGE_ROWS + 51,
    ],
  ])('%s', async (_, ask, index, rows) => {
    const looked = await look(ask);
    expect(looked.indexes).toContain(index);
    expect(looked.tablesRead.filter(isLarge)).toEqual([]);
    expect(looked.rows).toBeLessThanOrEqual(rows);
  });
});

describe('when something goes', () => {
  /** What points to a row is looked for before the row may go. Staff stay: they are switched off, not deleted. */
  it('whatever may point to it has an index', async () => {
    const { rows } = await db.pool.query(`
      select c.conrelid::regclass || '.' || a.attname as pointer from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid <> 'staff'::regclass and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
    expect(rows).toEqual([]);
  });

  it('the answers to a message are not looked for among all messages', async () => {
    const looked = await look((sql) =>
      sql.many(Type.Object({}), {
        text: 'select from messages where reply_to = $1 for key share',
        values: [77],
      }),
    );
    expect(looked.indexes).toEqual(['messages_replies']);
  });
});

/** Tables that grow with the business; a handful of staff may be read as a whole. */
function isLarge(table: string): boolean {
  return [
    'messages',
    'chats',
    'chat_events',
    'chat_side_state',
    'message_hidden',
    'farmers',
    'sessions',
    'files',
  ].includes(table);
}
