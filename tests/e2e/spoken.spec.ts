/// <reference lib="dom" />
import { type Browser, expect, type Page, test } from '@playwright/test';
import kn from '#content/strings/kn/intake.json' with { type: 'json' };
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look, lookAtBoth } from './look.ts';
import { OfficeScreen } from './office-screen.ts';

/** A line is recorded by the owner, heard by a farmer whose phone has no voice, and silent once its words have changed. */

const app = appForFile();

const LINE = kn.ask.crop;
const CHANGED = 'ನಿಮ್ಮದು ಯಾವ ಬೆಳೆ?';

/** From now on this browser is served a release in which the question has other words. */
async function changeWords(page: Page): Promise<void> {
  await page.context().route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    await route.fulfill({ response: answer, body: code.replaceAll(LINE, CHANGED) });
  });
}

/** Notes what is played, and to which end. */
function noteSounds(): void {
  const heard: string[] = [];
  Object.defineProperty(window, 'heard', { value: heard });
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    this.addEventListener('playing', () => heard.push('playing'), { once: true });
    this.addEventListener('ended', () => heard.push('ended'), { once: true });
    return play.call(this);
  };
}
const heardOn = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

async function openQuestions(page: Page): Promise<void> {
  await page.goto(`${app.url}/admin/spoken?group=questions`);
  await expect(page.locator('[data-line="ask.crop"]')).toBeVisible();
}

/** A farmer in the wizard, in Kannada; what their phone fetches of recordings. */
async function enterWizard(browser: Browser, mobile: string, isChanged: boolean) {
  const farmer = await FarmerScreen.enter(browser, app, { mobile, name: 'ಶಿವಮ್ಮ', place: 'ಮಳವಳ್ಳಿ' });
  const { page } = farmer;
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/spoken')) fetched.push(new URL(request.url()).pathname);
  });
  if (isChanged) await changeWords(page);
  await page.addInitScript(noteSounds);
  await page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
  await page.reload();
  await page.getByRole('button', { name: kn.title }).first().click();
  await expect(page.getByRole('heading', { name: isChanged ? CHANGED : LINE, exact: true })).toBeFocused();
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: kn.aloud.start, exact: true }).click();
  // The crops below it are not recorded: then it says so.
  await expect(page.getByText(isChanged ? kn.aloud.noVoice : kn.aloud.partly)).toBeVisible();
  return { farmer, page, fetched };
}

test('the owner speaks a line and farmers hear it; with other words it is to be said again, and is silent @trial', async ({
  browser,
}, testInfo) => {
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;

  await test.step('recorded with the keyboard, listened to, kept: the next line comes', async () => {
    await openQuestions(page);
    await expect(page.getByRole('status').filter({ hasText: '0 of 15 recorded' })).toBeVisible();
    await page.keyboard.press('v');
    await expect(page.getByText(/^Recording: 0:01/)).toBeVisible();
    await page.keyboard.press('v');
    await expect(page.getByText('Listen to it.', { exact: false })).toBeVisible();
    await page.keyboard.press('p');
    await lookAtBoth(page, 'taken', testInfo);
    await page.keyboard.press('e');
    await expect(page.getByRole('status').filter({ hasText: '1 of 15 recorded' })).toBeVisible();
    await expect(page.locator('[data-line="ask.part"]')).toBeVisible();
  });

  await test.step('who spoke it stands there, and the one before comes back', async () => {
    await page.keyboard.press('k');
    await expect(page.getByText(/^Spoken by Office/)).toBeVisible();
    await page.getByRole('button', { name: 'Record again' }).click();
    await page.waitForTimeout(1_200);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('button', { name: 'Keep', exact: true }).dblclick();
    await expect(page.locator('[data-line="ask.part"]')).toBeVisible();
    await page.keyboard.press('k');
    await page.getByRole('button', { name: 'Bring back the one before' }).click();
    await expect(page.getByRole('button', { name: 'Bring back the one before' })).toHaveCount(0);
    const { rows } = await app.ctx.db.pool.query(
      'select version, spoken_in from spoken_versions order by version',
    );
    expect(rows).toEqual([
      { version: 1, spoken_in: 1 },
      { version: 2, spoken_in: 2 },
      { version: 3, spoken_in: 1 },
    ]);
  });

  await test.step('a phone without a voice plays it', async () => {
    const { farmer, page: phone, fetched } = await enterWizard(browser, '9845062001', false);
    expect(fetched).toHaveLength(2);
    expect(fetched[0]).toBe('/media/spoken-kn.json');
    expect(await heardOn(phone)).toEqual(['playing', 'ended']);
    await look(phone, 'wizard', testInfo);
    await farmer.close();
  });

  await test.step('with other words it is to be said again, and no phone plays it', async () => {
    await changeWords(page);
    await openQuestions(page);
    await expect(page.getByText('0 of 15 recorded, 1 to be said again')).toBeVisible();
    await expect(page.getByText(LINE, { exact: true })).toBeVisible();
    await lookAtBoth(page, 'stale', testInfo);
    const { farmer, page: phone, fetched } = await enterWizard(browser, '9845062002', true);
    expect(fetched).toEqual(['/media/spoken-kn.json']);
    expect(await heardOn(phone)).toEqual([]);
    await farmer.close();
  });

  await test.step('in Kannada', async () => {
    await page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
    await openQuestions(page);
    await lookAtBoth(page, 'kannada', testInfo);
  });
  await office.close();
});
