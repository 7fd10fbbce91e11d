import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/** Somebody logged in: what his browser sends along. */
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
    return rows.map(({ id, chat_id }, index) => ({
      id: Number(id),
      chatId: Number(chat_id),
      cookie: `av_farmer=${tokens[index]}`,
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
    return { id: Number(rows[0]?.id), cookie: `av_office=${token}` };
  });
}

/** A token of the product at `url` for writes; it belongs to nobody, and every node of one database takes it. */
export async function xsrfToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/me`);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('XSRF-TOKEN='));
  const token = cookie?.slice('XSRF-TOKEN='.length).split(';', 1)[0];
  if (!token) throw new Error('the product gave no XSRF token');
  return token;
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
