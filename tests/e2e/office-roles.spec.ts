/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import customer from '../../content/strings/en/customer.json' with { type: 'json' };
import notesEn from '../../content/strings/en/notes.json' with { type: 'json' };
import en from '../../content/strings/en/office.json' with { type: 'json' };
import repliesEn from '../../content/strings/en/replies.json' with { type: 'json' };
import notesKn from '../../content/strings/kn/notes.json' with { type: 'json' };
import kn from '../../content/strings/kn/office.json' with { type: 'json' };
import { ROLE_NAMES, type RoleName } from '../../shared/domain/people.ts';
import { OFFICE } from '../support/running-app.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { lookAtBoth } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';
import { turns } from './turns.ts';

/** What the desk offers to somebody of one role: nothing that the server would refuse. */
const WORDS = { en: { ...en, notes: notesEn }, kn: { ...kn, notes: notesKn } };
const DEVICES = {
  en: { viewport: { width: 1366, height: 768 } },
  kn: PHONE,
};
const app = appForFile();
let farmer: FarmerScreen;
const NAME = 'ಚೆನ್ನಮ್ಮ';

test.beforeAll(async ({ browser }) => {
  farmer = await FarmerScreen.enter(browser, app, { mobile: '9845081193', name: NAME, place: 'ಗದಗ' });
  await farmer.write('ಹತ್ತಿ ಎಲೆ ಕೆಂಪಾಗಿದೆ');
  await farmer.allSent();
});
test.afterEach(() => setRoles('owner'));
test.afterAll(() => farmer.close());

for (const language of turns(['en', 'kn'] as const)) {
  const t = WORDS[language];

  test(`a helper reads, writes notes, and finds no button that would be refused (${language})`, async ({
    browser,
  }, testInfo) => {
    const { page, office } = await enterAs(browser, language, 'helper');
    const refused = refusalsOf(page);
    await office.openChat(NAME);
    const note = page.getByRole('form', { name: t.notes.label });
    await expect(note).toBeVisible();
    await expect(note.getByRole('button', { name: t.notes.close })).toHaveCount(0);
    for (const name of [t.bar.next, t.bar.quotation, t.bar.dispatch]) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    await expect(page.locator('#composer textarea')).toBeHidden();
    await expect(page.locator('a[href^="/admin/payments"]')).toHaveCount(0);
    if (language === 'en') {
      const card = page.getByRole('complementary', { name: 'Customer' });
      await expect(card.getByText(NAME)).toBeVisible();
      await expect(card.getByRole('button', { name: customer.edit.open })).toHaveCount(0);
    }
    await lookAtBoth(page, `helper-${language}`, testInfo);
    const words = `ಮಾತನಾಡಿದ್ದೇನೆ (${language})`;
    await note.getByRole('textbox').fill(words);
    await note.getByRole('button', { name: t.notes.save, exact: true }).click();
    await expect(office.thread.getByText(words)).toBeVisible();
    expect(await statusOf()).toBe('UNREAD');
    expect(refused).toEqual([]);
    await page.context().close();
  });
}

for (const language of turns(['en', 'kn'] as const)) {
  const t = WORDS[language];

  test(`who keeps the accounts is led to the payments (${language})`, async ({ browser }, testInfo) => {
    const { page } = await enterAs(browser, language, 'accounts');
    await expect(page.getByText(t.noChats.title)).toBeVisible();
    await lookAtBoth(page, `accounts-${language}`, testInfo);
    await page.getByRole('link', { name: t.noChats.payments, exact: true }).click();
    await expect(page).toHaveURL(/admin\/payments/);
    await page.context().close();
  });
}

/** Whose each page of the office is, written by hand. */
const EVERYBODY: RoleName[] = [...ROLE_NAMES];
const READERS: RoleName[] = ['owner', 'doctor', 'sales', 'dispatch', 'helper'];
const PAGES: Record<string, RoleName[]> = {
  '/admin/settings': ['owner', 'doctor', 'sales', 'dispatch'],
  '/admin/settings/labels': READERS,
  '/admin/settings/blocked': READERS,
  '/admin/settings/customers': ['owner', 'sales'],
  '/admin/settings/log': ['owner', 'accounts'],
  '/admin/settings/health': ['owner'],
  '/admin/people': EVERYBODY,
  '/admin/me': EVERYBODY,
  '/admin/alerts': EVERYBODY,
  '/admin/cases': EVERYBODY,
  '/admin/pictures': ['owner', 'doctor'],
  '/admin/spoken': ['owner', 'doctor'],
  '/admin/reviews': ['owner', 'doctor'],
  '/admin/numbers': EVERYBODY,
  '/admin/payments': ['owner', 'dispatch', 'accounts'],
};

/**
 * `npm run trials -- roles` sends everybody to every page; here each is opened by the first of these whose it is, who may do
 * the least, and by the first whose it is not.
 */
const EVERY_ROLE = process.env.EVERY_ROLE === '1';
const LEAST_FIRST: RoleName[] = ['helper', 'accounts', 'dispatch', 'sales', 'doctor', 'owner'];

/** Where somebody of this role goes: the pages that are theirs, then the others. */
function visitsOf(role: RoleName): { theirs: string[]; others: string[] } {
  const chosen = (whose: RoleName[], isTheirs: boolean) =>
    whose.includes(role) === isTheirs &&
    (EVERY_ROLE || LEAST_FIRST.find((each) => whose.includes(each) === isTheirs) === role);
  const pages = (isTheirs: boolean) =>
    Object.keys(PAGES).filter((address) => chosen(PAGES[address] ?? [], isTheirs));
  return { theirs: pages(true), others: pages(false) };
}

test('every page opens for whose it is, asks for nothing that is refused, and says so to the others @trial', async ({
  browser,
}) => {
  expect(LEAST_FIRST.toSorted()).toEqual([...ROLE_NAMES].toSorted());
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  const refused = refusalsOf(page);
  const notYours = page.getByText(en.notYours.title);
  for (const role of LEAST_FIRST) {
    await test.step(role, async () => {
      await setRoles(role);
      await page.goto(`${app.url}/admin`);
      await expect(page.getByRole('button', { name: en.bar.logout })).toBeVisible();
      // Before it knew who is here the page may have asked as who was here before.
      await page.waitForLoadState('networkidle');
      refused.length = 0;
      if (READERS.includes(role)) await office.openChat(NAME);
      else await expect(page.getByText(en.noChats.title)).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const { theirs, others } = visitsOf(role);
      for (const address of theirs) {
        await page.goto(`${app.url}${address}`);
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
        await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
        await expect(notYours, address).toHaveCount(0);
        // Whatever else the page looks up by itself.
        await page.waitForLoadState('networkidle');
        expect(refused, `${role}: ${address}`).toEqual([]);
      }
      for (const address of others) {
        await page.goto(`${app.url}${address}`);
        await expect(notYours, address).toBeVisible();
      }
    });
  }
  await office.close();
});

test('who sends goods sees saved replies and payments, without the buttons that are others’ @trial', async ({
  browser,
}, testInfo) => {
  const { page } = await enterAs(browser, 'en', 'dispatch');
  const refused = refusalsOf(page);
  for (const [name, count] of [
    [en.bar.next, 1],
    [en.bar.quotation, 0],
    [en.bar.dispatch, 1],
  ] as const) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(count);
  }
  await page.goto(`${app.url}/admin/settings`);
  await expect(page.getByRole('heading', { name: 'Saved replies' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: repliesEn.list.add })).toHaveCount(0);
  await lookAtBoth(page, 'replies-of-dispatch', testInfo);
  await page.goto(`${app.url}/admin/payments`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(refused).toEqual([]);
  await page.context().close();
});

test('words that one person could not send are not sent by the next one at this computer @trial', async ({
  browser,
}) => {
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  await office.openChat(NAME);
  await page.context().setOffline(true);
  const words = 'ನಾಳೆ ಬರುತ್ತೇನೆ';
  await office.box.fill(words);
  await page.keyboard.press('Enter');
  await expect(office.thread.getByText(words)).toBeVisible();
  await office.box.fill('ಅರ್ಧ ಬರೆದದ್ದು');
  await ask('update sessions set revoked_at = now() where staff_id is not null');
  await page.context().setOffline(false);
  await expect(page.locator('[name=password]')).toBeVisible();

  await ask(`insert into staff (email, password_hash, name, roles)
             select 'next@office.example', password_hash, '{"en": "Next"}', '{doctor}' from staff order by id limit 1`);
  const next = { email: 'next@office.example', password: OFFICE.password };
  await logIn(page, next);
  await office.openChat(NAME);
  await expect(office.thread.getByText('ಹತ್ತಿ ಎಲೆ ಕೆಂಪಾಗಿದೆ')).toBeVisible();
  await expect(office.box).toHaveValue('');
  await office.box.fill('ನಮಸ್ಕಾರ');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await ask(`select text as status from messages where sender_role = 'admin'`)).length)
    .toBe(1);
  await expect(office.thread.getByText(words)).toHaveCount(0);

  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, OFFICE);
  await office.openChat(NAME);
  // Meanwhile a colleague has answered: the words go out when their writer has read that.
  await expect(office.thread.getByText('Next has written here')).toBeVisible();
  await office.thread.getByRole('button', { name: 'Retry' }).click();
  await expect
    .poll(
      async () =>
        (await ask(`select text as status from messages where sender_role = 'admin' and sender_id = 1`))
          .length,
    )
    .toBe(1);
  await office.close();
});

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.locator('[type=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  const since = Date.now();
  await page.locator('form button[type=submit]').click();
  await page.locator('[name=code]').fill(await app.code(email, since));
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

async function enterAs(
  browser: Parameters<typeof OfficeScreen.enter>[0],
  language: 'en' | 'kn',
  role: string,
) {
  const office = await OfficeScreen.enter(browser, app, DEVICES[language]);
  const { page } = office;
  await setRoles(role);
  await page.context().addCookies([{ name: 'site_lang', value: language, url: app.url }]);
  await page.evaluate((lang) => localStorage.setItem('site_lang', lang), language);
  await page.reload();
  await expect(
    page.locator('header').getByRole('button', { name: WORDS[language].bar.logout }),
  ).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Before it knew who is here the page may have asked as who was here before.
  await page.waitForLoadState('networkidle');
  return { page, office };
}

/** What the page asked for in vain. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`);
  });
  return refused;
}

const setRoles = (role: string) => ask(`update staff set roles = array[$1]`, [role]);
const statusOf = async () => (await ask('select status from chats'))[0]?.status;

async function ask(statement: string, values: string[] = []) {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query<{ status: string }>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
