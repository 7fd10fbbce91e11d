/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { EMPTY_INTAKE } from '#shared/domain/intake/empty-intake.ts';
import { drawWeeks } from '../../server/features/reviews/draw-weeks.ts';
import { done, form, soundPlan, tell } from '../factories.ts';
import { counting } from './count-presses.ts';
import { day } from './farmer-plan.ts';
import { appForFile } from './journey-app.ts';
import { look, lookAtBoth } from './look.ts';
import { OfficeScreen } from './office-screen.ts';

/* A doctor's morning: farmers told what is wrong, each of another crop; each is answered once, by a plan or a question. */

const app = appForFile();
/** Each way of answering, and who got worse; `npm run trials -- mornings` has twenty. */
const CASES = Number(process.env.MORNING_CASES ?? 5);
const CROPS = [
  ...['chilli', 'tomato', 'brinjal', 'okra', 'cotton', 'maize', 'paddy', 'groundnut', 'onion', 'potato'],
  ...[
    'cabbage',
    'cauliflower',
    'mango',
    'grapes',
    'pomegranate',
    'banana',
    'sugarcane',
    'tur',
    'jowar',
    'coffee',
  ],
].slice(0, CASES);
const nameOf = (at: number) => `ರೈತ ${String(at + 1).padStart(2, '0')}`;
/** Told last of all, that it got worse: taken up first. */
const WORSE = CROPS.length - 1;
const TEMPLATE = 'Sanitation first';

type Way = 'template' | 'no-spray' | 'question';
const WAYS: readonly Way[] = ['template', 'no-spray', 'question'];
const wayOf = (at: number): Way => WAYS[at % WAYS.length] ?? 'question';

test.beforeAll(async () => {
  const colleague = await app.hire(['doctor'], { en: 'Dr Meena', kn: 'ಡಾ. ಮೀನಾ' });
  for (const [at, crop] of CROPS.entries()) {
    const farmer = await app.loginFarmer({ name: nameOf(at) });
    const { message } = await done(
      tell(farmer, { ...EMPTY_INTAKE, crop, part: 'leaf', since: 'week', acres: 1, words: 'ಎಲೆ ಹಳದಿ' }),
    );
    if (wayOf(at) === 'template') {
      const problem = { ...soundPlan().problem, key: null, name: 'Leaf spot', signs: 'Brown spots' };
      const plan = soundPlan({ problem, prevent: 'Burn fallen leaves', check: { on: day(9), look: '' } });
      await done(colleague.post('/api/admin/plan-templates', { name: TEMPLATE, crop, plan }));
    }
    if (at === WORSE) await getsWorse(farmer, colleague, message.chat_id);
  }
});

/** Whoever is advised already, and says that it got worse. */
async function getsWorse(
  farmer: Awaited<ReturnType<typeof app.loginFarmer>>,
  doctor: Awaited<ReturnType<typeof app.hire>>,
  chatId: number,
): Promise<void> {
  const { cases } = await done(doctor.get(`/api/admin/chats/${chatId}/cases`));
  const { draft } = await done(
    doctor.put(`/api/admin/cases/${cases[0].id}/plan`, {
      version: null,
      plan: soundPlan({ problem: { ...soundPlan().problem, key: null, name: 'Rust' } }),
      reasons: {},
    }),
  );
  const { plan } = await done(
    doctor.post(`/api/admin/cases/${cases[0].id}/plan/send`, {
      client_id: crypto.randomUUID(),
      version: draft.version,
    }),
  );
  await query(`insert into checkups (plan_id, nth, asked_at) values (${plan.card.id}, 1, now())`);
  await done(
    farmer.postForm(
      '/api/chat/message',
      form({ client_id: crypto.randomUUID(), plan_id: plan.card.id, outcome: 'worse', text: 'ಹೆಚ್ಚಾಗಿದೆ' }),
    ),
  );
}

test.describe.configure({ mode: 'serial' });

test(`${CASES} cases of as many crops: the worse first, then the oldest, each answered once @trial`, async ({
  browser,
}, info) => {
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  const panel = page.getByRole('dialog', { name: /^Cases of/ });
  let presses = 0;

  await test.step('who got worse stands first in the list of cases, and is told anew', async () => {
    await page.goto(`${app.url}/admin/cases?mine=1`);
    const first = page.getByRole('region', { name: 'Cases of all farmers' }).getByRole('listitem').first();
    await expect(first).toContainText(nameOf(WORSE));
    await look(page, 'list', info);
    const count = await counting(page);
    await first.getByRole('link').click();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: /^Write the next/ }).click();
    await noSpray(page);
    await expect(panel).toBeHidden();
    presses += await count();
  });

  await test.step('Next leads through the rest', async () => {
    const count = await counting(page);
    for (let at = 0; at < WORSE; at += 1) {
      await next(page);
      await expect(page.getByRole('region', { name: `Chat with ${nameOf(at)}` })).toBeVisible();
      if (wayOf(at) === 'question') await office.write('ಎಲೆಯ ಕೆಳಗಿನ ಫೋಟೊ ಕಳುಹಿಸಿ');
      else {
        // One case waits: its key opens it.
        await page.getByRole('button', { name: 'Cases and plans' }).click();
        if (at === 0) await look(page, 'case', info);
        if (wayOf(at) === 'template') await fromTemplate(page);
        else await noSpray(page);
        await expect(panel).toBeHidden();
      }
      await expect(page.getByRole('button', { name: 'Done: needs no answer' })).toHaveCount(0);
    }
    presses += await count();
  });

  console.log(`a morning of ${CROPS.length} cases: ${presses} keys and taps`);
  expect(presses / CROPS.length, 'keys and taps a case').toBeLessThan(25);
  expect(await answers()).toEqual([
    { name: nameOf(WORSE), plans: 2, words: 0 },
    ...CROPS.slice(0, WORSE).map((_, at) => ({
      name: nameOf(at),
      plans: wayOf(at) === 'question' ? 0 : 1,
      words: wayOf(at) === 'question' ? 1 : 0,
    })),
  ]);
  await next(page);
  await expect(page.getByText('Nobody else is waiting')).toBeVisible();
  await office.close();
});

test('of the week one plan is drawn; who did not write it says what it was worth, and its case says so @trial', async ({
  browser,
}, info) => {
  await query(
    `update plans set created_at = created_at - interval '7 days',
       created_by = (select id from staff where name ->> 'en' = 'Dr Meena')`,
  );
  await query('delete from plan_review_weeks');
  await drawWeeks(app.ctx);
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  await page.goto(`${app.url}/admin/cases`);
  await page.getByRole('link', { name: '1 plan waits for your second look' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'For you' });
  await expect(row).toHaveCount(1);
  await lookAtBoth(page, 'reviews', info);
  await row.getByRole('link').click();
  await expect(page.getByRole('complementary', { name: 'The farmer’s card' })).toBeVisible();
  const keep = page.getByRole('button', { name: 'Keep this verdict' });
  await expect(keep).toBeDisabled();
  await lookAtBoth(page, 'review', info);
  await page.getByText('Partial', { exact: true }).click();
  await page.getByLabel('Why, in a sentence').fill('No word of the drainage');
  await keep.dblclick();
  await expect(keep).toHaveCount(0);
  await expect(page.getByText(/No word of the drainage/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the case' }).click();
  const panel = page.getByRole('dialog', { name: /^Cases of/ });
  await expect(panel.getByText(/No word of the drainage/)).toBeAttached();
  await look(page, 'beside-the-plan', info);
  await page.goto(`${app.url}/admin/reviews?list=done`);
  await expect(page.getByRole('listitem').getByText(/No word of the drainage/)).toBeVisible();
  await office.readIn('kn');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await lookAtBoth(page, 'kn-reviews', info);
  await office.close();
});

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

async function fromTemplate(page: Page): Promise<void> {
  await page.getByLabel('Template', { exact: true }).selectOption(TEMPLATE);
  await expect(page.getByText('7 of 7')).toBeVisible();
  await page.getByRole('button', { name: 'Send: no spray needed' }).click();
}

async function noSpray(page: Page): Promise<void> {
  const problem = page.getByRole('combobox', { name: 'Problem' });
  await problem.pressSequentially('Too wet');
  await problem.press('Enter');
  await page.getByRole('button', { name: 'Send: no spray needed' }).click();
}

/** What the office sent each farmer, in the order in which they had their newest answer. */
const answers = () =>
  query(
    `select f.name, count(*) filter (where m.kind = 'plan')::int as plans, count(*) filter (where m.kind = 'text')::int as words
     from messages m join chats c on c.id = m.chat_id join farmers f on f.id = c.farmer_id
     where m.sender_role = 'admin' and not m.meta ? 'auto' group by f.name order by max(m.id)`,
  );

async function query(statement: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
