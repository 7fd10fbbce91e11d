import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import pg from 'pg';
import { newXsrfToken } from '../server/platform/http/origin.ts';
import { FARMER_COOKIE, OFFICE_COOKIE, type SessionCookie } from '../server/platform/sessions.ts';

/** Somebody logged in: what their browser sends along. */
export interface Person {
  id: number;
  cookie: string;
}

export interface FarmerWithChat extends Person {
  chatId: number;
}

const HALF_YEAR = "interval '180 days'";

/**
 * Farmers with an empty chat and an open session each, without five thousand one-time codes. The rows are what a
 * login writes; only the SMS is left out.
 */
export async function logInFarmers(connectionString: string, count: number): Promise<FarmerWithChat[]> {
  const tokens = Array.from({ length: count }, newToken);
  return inClient(connectionString, async (client) => {
    const { rows } = await client.query<{ id: string; chat_id: string; n: number }>(
      `with made as (
         insert into farmers (mobile, name, address)
         select (7000000000 + coalesce((select max(id) from farmers), 0) + n)::text, 'ರೈತ ' || n, 'ಹೊಸನಗರ'
         from generate_series(1, $1::int) n returning id
       ), opened as (insert into chats (farmer_id, status) select id, 'READ' from made returning id, farmer_id)
       select farmer_id as id, id as chat_id, row_number() over (order by farmer_id)::int as n from opened`,
      [count],
    );
    await client.query(
      `insert into sessions (token_hash, farmer_id, expires_at)
       select t.hash, t.id, now() + ${HALF_YEAR} from unnest($1::bytea[], $2::bigint[]) as t(hash, id)`,
      [tokens.map(hashOf), rows.map(({ id }) => id)],
    );
    const cookies = await cookiesOf(client, FARMER_COOKIE, tokens);
    return rows.map(({ id, chat_id }, index) => ({
      id: Number(id),
      chatId: Number(chat_id),
      cookie: cookies[index] ?? '',
    }));
  });
}

/** The office's account, which the product made at its start, on one more browser. */
export async function logInOffice(connectionString: string): Promise<Person> {
  const token = newToken();
  return inClient(connectionString, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into sessions (token_hash, staff_id, expires_at)
       select $1, max(id), now() + ${HALF_YEAR} from staff returning staff_id as id`,
      [hashOf(token)],
    );
    const [cookie = ''] = await cookiesOf(client, OFFICE_COOKIE, [token]);
    return { id: Number(rows[0]?.id), cookie };
  });
}

/** What a write of this person carries: their cookies, and the token that belongs to their session. */
export function writeHeaders(cookie: string): Record<string, string> {
  return { cookie, 'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '' };
}

/** Cookies of somebody whose session is this, on every node of the database. */
async function cookiesOf(client: pg.Client, name: SessionCookie, tokens: string[]): Promise<string[]> {
  await client.query(
    `insert into app_secrets (name, value) values ('xsrf_key', $1) on conflict (name) do nothing`,
    [randomBytes(32)],
  );
  const { rows } = await client.query<{ value: Buffer }>(
    `select value from app_secrets where name = 'xsrf_key'`,
  );
  const key = createSecretKey(rows[0]?.value ?? Buffer.alloc(0));
  return tokens.map((token) => `${name}=${token}; XSRF-TOKEN=${newXsrfToken(key, { [name]: token })}`);
}

async function inClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
