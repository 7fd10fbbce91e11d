import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import type { NumbersAnswer } from '#shared/contract/office/numbers.ts';
import { countWaits } from '../../server/features/numbers/count-waits.ts';
import { addPayments } from '../../tools/bench/seed/add-payments.ts';
import { seedBusiness } from '../../tools/bench/seed/seed-business.ts';
import { Business } from '../../tools/demo/business.ts';
import { DEMO_FARMERS } from '../../tools/demo/people.ts';
import { HttpClient } from '../../tools/http-client.ts';
import { codeFromOutbox } from '../../tools/outbox.ts';
import { OFFICE_EMAIL, OFFICE_PASSWORD, startTestApp, type TestApp } from '../support/app.ts';
import { countNumbers } from '../support/count-numbers.ts';

/**
 * The owner's numbers against a count by hand, over the demo and over the business of the bench. A small one in every run
 * of the suite; `npm run trials -- numbers` counts 50,000 chats and 5,000,000 messages, and the whole demo.
 */
const CHATS = Number(process.env.RECOUNT_CHATS ?? 60);
const MESSAGES = Number(process.env.RECOUNT_MESSAGES ?? 4_000);
/** Each of the demo's farmers has a story; the first three tell what a number can count. */
const CAST = process.env.RECOUNT_CHATS ? DEMO_FARMERS : DEMO_FARMERS.slice(0, 3);
/** A database that was filled before, as `npm run bench numbers` keeps one; without it the test fills its own. */
const SEEDED = process.env.RECOUNT_DATABASE;
const TIMEOUT_MS = 240_000 + MESSAGES;
const HOUR_MS = 3_600_000;

let app: TestApp;
let client: pg.Client;

async function begin(env: Record<string, string> = {}): Promise<void> {
  app = await startTestApp(env);
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
}
async function end(): Promise<void> {
  await client.end();
  await app.close();
}

/** @param now the same moment for both counts */
async function expectSame(now: Date): Promise<void> {
  app.setNow(now);
  const office = await app.loginOffice();
  expect(await countWaits(app.ctx, { rest: false, runMs: HOUR_MS }), 'all chats are counted').toBe(true);
  for (const days of [7, 30, 90]) {
    const { status, body } = await office.get(`/api/admin/numbers?days=${days}`);
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    const { ok: _, counted_at: __, by_person, ...numbers } = body as NumbersAnswer;
    const said = { ...numbers, by_person: by_person.map(({ name: _name, ...row }) => row) };
    expect(said, `${days} days`).toEqual(await countNumbers(client, { now, days, week: BUSINESS.hours }));
    expect(numbers.answers.count, 'there is something to count').toBeGreaterThan(0);
  }
}

describe('the numbers equal a count by hand', () => {
  it(
    `over a business of ${CHATS} chats and ${MESSAGES} messages`,
    async () => {
      await begin(SEEDED ? { DATABASE_URL: SEEDED } : {});
      if (!SEEDED) await seedBusiness(app.databaseUrl, { chats: CHATS, messages: MESSAGES }, () => undefined);
      if (!SEEDED) await addPayments(client);
      await client.query(
        `insert into chat_labels (chat_id, label_id, put_by, put_at)
         select c.id, l.id, 1, now() from chats c join labels l on c.id % 7 = l.id % 7 where l.id <= 9
         on conflict do nothing`,
      );
      await client.query('update farmers set blocked_at = now() where id % 40 = 0');
      await expectSame(new Date());
    },
    TIMEOUT_MS,
  );

  it(
    `over ${CAST.length} farmers of the demo`,
    async () => {
      await end();
      await begin({ TRUST_PROXY: '1' });
      const now = new Date();
      await playDemo(now);
      await expectSame(now);
    },
    TIMEOUT_MS,
  );
  afterAll(end);
});

/** As `npm run demo` does: each step at its own moment, through the product's routes. */
async function playDemo(until: Date): Promise<void> {
  let clock = until;
  const at = (moment: Date) => {
    clock = moment;
    app.setNow(moment);
  };
  const business = new Business({
    client: (ip) => new HttpClient(app.url, { 'x-forwarded-for': ip }),
    settle: app.settlePayment,
    wait: (seconds) => at(new Date(clock.getTime() + seconds * 1000)),
    office: { email: OFFICE_EMAIL, password: OFFICE_PASSWORD },
    readCode: (recipient) => codeFromOutbox(app.dataDir, recipient),
  });
  for (const moment of business.plan(CAST).sort((a, b) => b.hoursAgo - a.hoursAgo)) {
    at(new Date(until.getTime() - moment.hoursAgo * HOUR_MS));
    await moment.happen(clock);
  }
}
