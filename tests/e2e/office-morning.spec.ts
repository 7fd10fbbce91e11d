import { expect, test } from '@playwright/test';
import pg from 'pg';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';

/** A morning of three people of different roles, each led by Next alone; `npm run trials -- mornings` has thirty farmers. */
const FARMERS = Number(process.env.MORNING_FARMERS ?? 9);
const ROLES = ['doctor', 'sales', 'dispatch'] as const;

const app = appForFile();

/** The database of the app, for as long as one statement takes. */
async function query<Row extends pg.QueryResultRow>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

test.beforeAll(async () => {
  for (const role of ROLES) {
    await query(
      `insert into staff (email, password_hash, name, roles)
       select $1 || '@office.example', password_hash, jsonb_build_object('en', $1::text), array[$1::text] from staff where id = 1`,
      [role],
    );
  }
  // The first has waited the longest.
  await query(
    `with f as (
       insert into farmers (mobile, name, address)
       select (9845080000 + n)::text, 'ರೈತ ' || lpad(n::text, 2, '0'), 'ಹಾಸನ' from generate_series(1, $1::int) n
       returning id, mobile
     ), c as (
       insert into chats (farmer_id, head_seq, last_message, last_message_seq, last_message_at, waiting_since, unread_count)
       select id, 1, 'ಎಲೆ ಹಳದಿ', 1, at, at, 1
       from f, lateral (select now() - make_interval(mins => 500 - (mobile::bigint - 9845080000)::int) as at) w
       returning id, waiting_since, farmer_id
     )
     insert into messages (chat_id, seq, sender_role, sender_id, text, created_at)
     select id, 1, 'farmer', farmer_id, 'ಎಲೆ ಹಳದಿ', waiting_since from c`,
    [FARMERS],
  );
});

test('every farmer is answered once, the oldest first, and nobody twice @trial', async ({ browser }) => {
  const people = await Promise.all(
    ROLES.map(async (role) => {
      const screen = await OfficeScreen.open(browser, app);
      await screen.logIn(`${role}@office.example`);
      return screen;
    }),
  );
  const worked = await Promise.all(people.map((screen, index) => work(screen, ROLES[index] ?? '')));

  for (const names of worked) {
    expect(names, 'each of them went from the longest wait on').toEqual(names.toSorted());
    expect(names.length, 'the morning was shared').toBeGreaterThan(0);
  }
  const rows = await query<{ name: string; by: string }>(
    `select f.name, s.name ->> 'en' as by
     from messages m join chats c on c.id = m.chat_id join farmers f on f.id = c.farmer_id join staff s on s.id = m.sender_id
     where m.sender_role = 'admin' order by m.created_at, m.id`,
  );
  const everybody = Array.from({ length: FARMERS }, (_, n) => `ರೈತ ${String(n + 1).padStart(2, '0')}`);
  expect(rows.map(({ name }) => name).toSorted(), 'everybody once').toEqual(everybody);
  for (const [index, { name }] of rows.entries()) {
    const before = everybody.indexOf(name);
    expect(before, `${name}: nobody who waited longer was passed over`).toBeLessThan(index + ROLES.length);
  }
  expect(rows.map(({ name, by }) => `${by}: ${name}`).toSorted()).toEqual(
    worked.flatMap((names, index) => names.map((name) => `${ROLES[index]}: ${name}`)).toSorted(),
  );
  await Promise.all(people.map((screen) => screen.close()));
});

/** Presses Next, answers whom it leads to, and begins again until nobody is left. @returns whom they answered, in order */
async function work(screen: OfficeScreen, role: string): Promise<string[]> {
  const { page } = screen;
  const answered: string[] = [];
  const openChat = page.getByRole('region', { name: /^Chat with/ });
  const nobody = page.getByText('Nobody else is waiting');
  const shown = async () => {
    if (await nobody.isVisible()) return 'nobody';
    const label = (await openChat.isVisible()) ? await openChat.getAttribute('aria-label') : null;
    return label?.replace('Chat with ', '') ?? '';
  };
  for (;;) {
    const before = answered.at(-1) ?? '';
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(shown, { intervals: [50] }).not.toBe(before);
    const name = await shown();
    if (name === 'nobody') return answered;
    await screen.write(`${name}: ಬೋರ್ಡೋ ಸಿಂಪಡಿಸಿ (${role})`);
    await expect(page.getByRole('button', { name: 'Done: needs no answer' })).toHaveCount(0);
    answered.push(name);
  }
}
