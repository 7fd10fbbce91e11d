/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { seedBusiness } from '../../tools/bench/seed/seed-business.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';

/** Many times what the list draws; `npm run trials -- search` has 1,200 chats and 30,000 messages. */
const CHATS = Number(process.env.SEARCH_CHATS ?? 200);
const MESSAGES = Number(process.env.SEARCH_MESSAGES ?? 5_000);
/** A word nobody else writes, far back in the longest thread. */
const RARE = 'ದ್ರಾಕ್ಷಿಗೊಂಚಲು';
/** Rows the list may draw at a time, whatever its length. */
const ROWS_DRAWN = 40;

let database: TestDatabase;
let farmer: string;

const app = appForFile(async () => {
  database = await createTestDatabase();
  await seedBusiness(database.connectionString, { chats: CHATS, messages: MESSAGES }, () => {});
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(
    `update messages set text = $1, file_id = null, file_name = null, kind = 'text', deleted_at = null
     where id = (select id from messages where chat_id = 1 and kind = 'text' order by seq offset 4 limit 1)`,
    [`ನಮ್ಮ ${RARE} ಒಣಗುತ್ತಿದೆ`],
  );
  await client.query('delete from message_hidden; update chat_side_state set visible_from_seq = 0');
  farmer =
    (await client.query<{ name: string }>('select name from farmers where id = 1')).rows[0]?.name ?? '';
  await client.end();
  return { DATABASE_URL: database.connectionString };
});
test.afterAll(() => database?.drop());

for (const { mark, ...size } of [
  { width: 1366, height: 768, mark: '' },
  { width: 390, height: 844, mark: ' @trial' },
]) {
  test(`the office narrows, searches and goes to the message at ${size.width}x${size.height}${mark}`, async ({
    browser,
  }) => {
    const office = await OfficeScreen.enter(browser, app, { viewport: size });
    const { page } = office;
    const rows = page.locator('[data-chat-row]');
    const box = page.getByRole('textbox', { name: 'Search chats and messages' });

    await test.step('filters and narrowings show what they say', async () => {
      await expect(rows.first()).toBeVisible();
      await page.getByRole('button', { name: /^SENT/ }).click();
      await expect(page.locator('[data-status]:not([data-status=SENT])')).toHaveCount(0);
      await expect(rows.first()).toContainText('SENT');
      await page.getByRole('button', { name: /^ALL/ }).click();
      await page.getByRole('button', { name: 'Unpaid', exact: true }).click();
      await expect(rows.first()).toContainText('Unpaid quotation');
      await page.getByRole('button', { name: 'Unpaid', exact: true }).click();
      await page.getByRole('button', { name: 'Longest wait' }).click();
      await expect.poll(() => waits(page)).toBe('ascending');
      await page.getByRole('button', { name: 'Longest wait' }).click();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    });

    await test.step('the list is scrolled to its end and back with few rows in the page', async () => {
      expect(await scrollList(page, 'down')).toBeLessThan(ROWS_DRAWN);
      await expect(page.getByText('These are all the chats.')).toBeVisible();
      expect(await scrollList(page, 'up')).toBeLessThan(ROWS_DRAWN);
      await expect(page.locator('[data-index="0"] [data-chat-row]')).toBeVisible();
    });

    await test.step('any part of a word, conjuncts too, leads to its message, marked for a moment', async () => {
      await box.fill('ಕ್ಷಿಗೊಂ');
      const hits = page.getByRole('list', { name: 'Messages' }).getByRole('link');
      await expect(hits).toHaveCount(1);
      await expect(hits.first()).toContainText(farmer);
      await expect(hits.locator('mark')).toHaveText('ಕ್ಷಿಗೊಂ');
      // The mark is gone again within a second: it is waited for before the press that makes it.
      const marked = page.waitForSelector('[class*=flash]', { state: 'attached' });
      await hits.first().click();
      const message = office.thread.getByText(RARE);
      await expect(message).toBeInViewport();
      await marked;
      await expect(page.locator('[class*=flash]')).toHaveCount(0);
      await expect(message).toBeInViewport();
    });

    await test.step('the same hit again goes there again; the results are still there on the way back', async () => {
      await page.getByRole('button', { name: /Jump to latest/ }).click();
      await expect(office.thread.getByText(RARE)).not.toBeInViewport();
      if (size.width <= 1000) await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
      await expect(office.thread.getByText(RARE)).toBeInViewport();
      if (size.width > 1000) {
        const open = page.getByRole('list', { name: 'Messages' }).locator('[aria-current=true]');
        await expect(open, 'the hit that is open is marked').toHaveCount(1);
      }
      if (size.width <= 1000) await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(box).toHaveValue('ಕ್ಷಿಗೊಂ');
    });

    await test.step('what is nowhere is said to be nowhere', async () => {
      await box.fill('xylophone');
      await expect(page.getByText('No message with these words.')).toBeVisible();
      await box.press('Escape');
      await expect(rows.first()).toBeVisible();
    });
    await office.close();
  });
}

/** The order of the instants the rows show. */
function waits(page: Page): Promise<string> {
  return page.locator('li[data-index] time').evaluateAll((times) => {
    const instants = times.map((time) => Date.parse(time.getAttribute('datetime') ?? ''));
    return instants.every((instant, index) => index === 0 || instant >= (instants[index - 1] ?? 0))
      ? 'ascending'
      : 'mixed';
  });
}

/** Scrolls until the list ends. @returns the most rows the page held on the way */
function scrollList(page: Page, direction: 'down' | 'up'): Promise<number> {
  return page.evaluate(async (way) => {
    let box = document.querySelector('li[data-index]')?.parentElement ?? null;
    while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
    if (!box) throw new Error('no list');
    let most = 0;
    for (let still = 0; still < 40; ) {
      const before = box.scrollTop;
      box.scrollTop += way === 'down' ? 700 : -700;
      await new Promise((resolve) => setTimeout(resolve, 25));
      most = Math.max(most, document.querySelectorAll('[data-chat-row]').length);
      still = box.scrollTop === before ? still + 1 : 0;
    }
    return most;
  }, direction);
}
