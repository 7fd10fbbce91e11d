import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ChatContext, createChatContext } from '../../../../tests/support/chat-context.ts';
import { sql } from '../../../platform/database/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FarmerActor, OfficeActor } from '../../identity/index.ts';
import { findChatByFarmer } from '../chats.store.ts';
import { blockFarmer } from '../inbox/block-farmer.ts';
import { sendMessage } from './send-message.ts';

let test: ChatContext;
let office: OfficeActor;
let farmers: FarmerActor[];

beforeAll(async () => {
  test = await createChatContext();
  office = await test.office();
  farmers = await Promise.all(Array.from({ length: 12 }, () => test.farmer()));
  await Promise.all(farmers.map((farmer) => send(farmer, 'ನಮಸ್ಕಾರ')));
});
afterAll(() => test.close());
afterEach(() => test.ctx.db.pool.query('drop trigger if exists judged on messages'));

const send = (farmer: FarmerActor, text: string, clientId: string = randomUUID()) =>
  sendMessage(test.ctx, farmer, { text, client_id: clientId }, null);

const nth = (n: number) => farmers[n] as FarmerActor;

const TextRow = Type.Object({ seq: Type.Integer(), text: Type.String() });

/** What was stored of a farmer's with this text. */
const stored = ({ farmerId }: FarmerActor, text: string) =>
  test.ctx.db.many(
    TextRow,
    sql`select seq, text from messages where sender_id = ${farmerId} and text = ${text} order by seq`,
  );

/** From here on the engine does `what` with each message that has this text. */
async function judge(text: string, what: string): Promise<void> {
  await test.ctx.db.pool.query(`create or replace function judge() returns trigger language plpgsql as
    $$ begin if new.text = '${text}' then ${what}; end if; return new; end $$`);
  await test.ctx.db.pool.query(
    'create trigger judged before insert on messages for each row execute function judge()',
  );
}

/** In how many transactions the messages there are were stored. */
async function countCommits(): Promise<number> {
  const { n } = await test.ctx.db.one(
    Type.Object({ n: Type.Integer() }),
    sql`select count(distinct xmin::text)::int as n from messages`,
  );
  return n;
}

it('stores what farmers send at one moment by few commits, each with its own number and answer', async () => {
  const before = await countCommits();
  const answers = await Promise.all(farmers.map((farmer, n) => send(farmer, `ಪ್ರಶ್ನೆ ${n}`)));
  expect((await countCommits()) - before).toBeLessThanOrEqual(2);
  for (const [n, farmer] of farmers.entries()) {
    expect(answers[n]?.message).toMatchObject({ text: `ಪ್ರಶ್ನೆ ${n}`, seq: answers[n]?.head_seq });
    const chat = await findChatByFarmer(test.ctx.db, farmer.farmerId);
    expect(chat).toMatchObject({ id: answers[n]?.message.chat_id, head_seq: answers[n]?.head_seq });
  }
});

it('stores two of one farmer at one moment both, and one of them once', async () => {
  const clientId = randomUUID();
  const [one, other, again] = await Promise.all([
    send(nth(0), 'ಒಂದು', clientId),
    send(nth(0), 'ಎರಡು'),
    send(nth(0), 'ಒಂದು', clientId),
    send(nth(1), 'ಬೇರೆ'),
  ]);
  expect(again).toEqual({ ...one, head_seq: again.head_seq });
  expect(other.message.seq).not.toBe(one.message.seq);
  expect(await stored(nth(0), 'ಒಂದು')).toHaveLength(1);
  expect(await stored(nth(0), 'ಎರಡು')).toHaveLength(1);
});

it('a chat that somebody holds keeps none but its own farmer waiting', async () => {
  const holder = await test.ctx.db.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from chats where farmer_id = $1 for update', [nth(3).farmerId]);
    let isHeldStored = false;
    const held = send(nth(3), 'ಕಾಯುತ್ತಿದ್ದೇನೆ').then((answer) => {
      isHeldStored = true;
      return answer;
    });
    const others = farmers.filter((farmer) => farmer !== nth(3));
    await Promise.all(others.map((farmer) => send(farmer, 'ಕಾಯಬೇಕಿಲ್ಲ')));
    expect(isHeldStored).toBe(false);
    await holder.query('commit');
    expect((await held).message.text).toBe('ಕಾಯುತ್ತಿದ್ದೇನೆ');
  } finally {
    holder.release();
  }
});

it('of those at one moment the blocked one is refused, alone', async () => {
  const blocked = nth(4);
  const block = { mobile: blocked.mobile, blocked: true, reason: 'spam' };
  await blockFarmer(test.ctx, office, block, '127.0.0.1');
  const answers = await Promise.allSettled(farmers.map((farmer) => send(farmer, 'ಯಾರಿದ್ದೀರಿ')));
  for (const [n, answer] of answers.entries()) {
    if (nth(n) === blocked) expect(answer).toMatchObject({ reason: new AppError('BLOCKED') });
    else expect(answer.status).toBe('fulfilled');
  }
  expect(await stored(blocked, 'ಯಾರಿದ್ದೀರಿ')).toEqual([]);
  await blockFarmer(test.ctx, office, { ...block, blocked: false }, '127.0.0.1');
});

it('what the engine refuses takes nobody else with it', async () => {
  await judge('ಕೆಟ್ಟದ್ದು', "raise exception 'no'");
  const answers = await Promise.allSettled(
    farmers.map((farmer, n) => send(farmer, n === 5 ? 'ಕೆಟ್ಟದ್ದು' : 'ಒಳ್ಳೆಯದು')),
  );
  expect(answers.map(({ status }) => status)).toEqual(
    farmers.map((_, n) => (n === 5 ? 'rejected' : 'fulfilled')),
  );
  for (const [n, farmer] of farmers.entries())
    expect(await stored(farmer, 'ಒಳ್ಳೆಯದು')).toHaveLength(n === 5 ? 0 : 1);
});

/** How often `judge` began with its text; what is rolled back counts too. */
async function triesOf(call: () => Promise<unknown>): Promise<number> {
  const { db } = test.ctx;
  await db.pool.query('create sequence tries');
  try {
    await call();
    const { n } = await db.one(
      Type.Object({ n: Type.Integer() }),
      sql`select (case when is_called then last_value else 0 end)::int as n from tries`,
    );
    return n;
  } finally {
    await db.pool.query('drop sequence tries');
  }
}

it('what the engine has against all of them is not tried again one by one', async () => {
  await judge('ಜಾಗವಿಲ್ಲ', "perform nextval('tries'); raise exception 'no room' using errcode = '53100'");
  let answers: PromiseSettledResult<unknown>[] = [];
  const tries = await triesOf(async () => {
    answers = await Promise.allSettled(farmers.map((farmer) => send(farmer, 'ಜಾಗವಿಲ್ಲ')));
  });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(tries).toBeLessThanOrEqual(3);
});

it('when the connection dies under them nothing is stored, and the retry stores each once', async () => {
  await judge('ತಡ', "perform nextval('tries'); perform pg_sleep(20)");
  const sends = farmers.map((farmer) => ({ farmer, clientId: randomUUID() }));
  const all = () => Promise.allSettled(sends.map(({ farmer, clientId }) => send(farmer, 'ತಡ', clientId)));
  const tries = await triesOf(async () => {
    const first = all();
    const answers = await Promise.race([first, cutUntil(first)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
  });
  expect(tries, 'none of them tried again by itself').toBeLessThanOrEqual(3);
  await test.ctx.db.pool.query('drop trigger judged on messages');
  for (const { farmer } of sends) expect(await stored(farmer, 'ತಡ')).toEqual([]);
  expect(new Set((await all()).map(({ status }) => status))).toEqual(new Set(['fulfilled']));
  for (const { farmer } of sends) expect(await stored(farmer, 'ತಡ')).toHaveLength(1);
});

/** Ends every connection that sleeps in `judge`, again and again until `done`. */
async function cutUntil<T>(done: Promise<T>): Promise<T> {
  let isDone = false;
  void done.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await test.ctx.db.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`);
    await sleep(20);
  }
  return done;
}
