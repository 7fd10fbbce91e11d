/// <reference lib="dom" />
import { type Browser, expect, type Page, test } from '@playwright/test';
import kn from '#content/strings/kn/plancard.json' with { type: 'json' };
import type { PlanBody } from '#shared/contract/office/plans.ts';
import { day, FIELD, PLAN } from './farmer-plan.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeClient } from './office-client.ts';
import { beginChat } from './two-sides.ts';

/* What becomes of a plan in the farmer’s hand: read, promised, kept, told, priced, printed. */

test.use({ serviceWorkers: 'allow' });

const app = appForFile();
let office: OfficeClient;
test.beforeAll(async () => {
  office = await OfficeClient.logIn(app);
});

/** A farmer with a plan in their thread. */
async function withPlan(browser: Browser, mobile: string, plan: PlanBody, language: 'en' | 'kn') {
  const { farmer, page, chatId } = await beginChat(browser, { app, office }, mobile, 'ಮೆಣಸಿನ ಎಲೆ ಮುದುಡಿದೆ');
  await page.evaluate(() => navigator.serviceWorker.ready);
  if (language === 'kn') {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'ಕನ್ನಡ' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'kn');
  }
  await office.sendPlan(chatId, FIELD, plan);
  const card = farmer.thread.getByRole('region');
  await expect(card).toBeVisible();
  return { farmer, page, card, chatId };
}

/** Stops before the screen’s own words for a promise. */
const promise = (page: Page, name: keyof typeof kn.safety) =>
  page.getByRole('button', { name: kn.safety[name] });

test('a plan in Kannada: promises before doses, kept without network, priced once, sprayed, printed', async ({
  browser,
}, testInfo) => {
  const { farmer, page, card, chatId } = await withPlan(browser, '9845055101', PLAN, 'kn');

  await test.step('names, day and harvest stand; no dose before three promises', async () => {
    await expect(card).toContainText('ಥ್ರಿಪ್ಸ್');
    await expect(card).toContainText('Spinetoram 11.7% SC');
    await expect(card).toContainText(kn.harvest);
    await expect(card).not.toContainText(/\d ಮಿ\.ಲೀ/);
    await expect(card.getByRole('button', { name: kn.copy })).toHaveCount(0);
    await look(page, 'locked', testInfo);
    await promise(page, 'gloves').click();
    await promise(page, 'away').click();
    await expect(card).not.toContainText(/\d ಮಿ\.ಲೀ/);
    await promise(page, 'label').click();
    await expect(card.getByRole('definition').first()).toHaveText('15 ಮಿ.ಲೀ');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await card.getByRole('button', { name: kn.copy }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/15\.?\d* ml/);
    await look(page, 'open', testInfo);
  });

  await test.step('without network it stands as it was left, and a step can be ticked', async () => {
    await card.getByRole('checkbox').first().check();
    await page.context().setOffline(true);
    await page.reload();
    await expect(card.getByRole('definition').first()).toHaveText('15 ಮಿ.ಲೀ');
    await expect(card.getByRole('checkbox').first()).toBeChecked();
    await card.getByRole('checkbox').nth(1).check();
    await look(page, 'offline', testInfo);
    await page.context().setOffline(false);
  });

  await test.step('a double tap asks for one quotation, also after a reload', async () => {
    await card.getByRole('button', { name: kn.quotation.press }).dblclick();
    await expect(card.getByRole('button', { name: kn.quotation.asked })).toBeDisabled();
    await expect.poll(() => office.heardFrom(chatId, 'Spinetoram 11.7% SC: 285')).toHaveLength(1);
    await page.reload();
    await expect(card.getByRole('button', { name: kn.quotation.asked })).toBeDisabled();
  });

  await test.step('sprayed: the doctor has it as the last spray', async () => {
    await card.getByRole('button', { name: kn.done.press }).click();
    const asked = page.getByRole('dialog', { name: kn.done.title });
    await expect(asked).toContainText('15 ಮಿ.ಲೀ / 16 ಲೀಟರ್ ನೀರು');
    await look(page, 'sprayed', testInfo);
    await asked.getByRole('button', { name: kn.done.send }).click();
    await expect
      .poll(() => office.spraysOf(chatId))
      .toEqual([
        {
          date: day(0).split('-').reverse().join('-'),
          chemical: 'Spinetoram 11.7% SC',
          dosage: '15 ಮಿ.ಲೀ / 16 ಲೀಟರ್ ನೀರು',
        },
      ]);
    await expect(card.getByRole('button', { name: kn.done.press })).toHaveCount(0);
  });

  await test.step('the days of waiting, of all fields', async () => {
    await card.getByRole('button', { name: kn.days.open }).click();
    const days = page.getByRole('dialog', { name: kn.days.title });
    await expect(days.getByRole('listitem')).toHaveCount(1);
    await look(page, 'days', testInfo);
    await page.keyboard.press('Escape');
  });

  await test.step('a paper of A4 in both languages', async () => {
    await card.getByRole('button', { name: kn.paper.open }).click();
    const paper = page.getByRole('dialog', { name: kn.paper.title });
    await expect(paper.getByRole('region')).toHaveCount(2);
    await look(page, 'paper', testInfo);
    // Two sheets and nothing of the screen: the chat is not printed, nor what is pressed.
    const pdf = await page.pdf({ preferCSSPageSize: true, path: testInfo.outputPath('plan.pdf') });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    const sheets = page.locator('[data-plan-paper] section');
    await expect(sheets.first()).toContainText('ಪಂಪಿಗೆ');
    await expect(sheets.nth(1)).toContainText('in each 16 litre tank');
    await expect(sheets.locator('button, input')).toHaveCount(0);
  });
  await farmer.close();
});

test('a plan in English without a spray is good news, and says so when the phone has no voice @trial', async ({
  browser,
}, testInfo) => {
  const plan: PlanBody = { ...PLAN, lines: [], problem: { ...PLAN.problem, threshold: 'below' } };
  const { farmer, page, card } = await withPlan(browser, '9845055102', plan, 'en');
  await expect(card).toContainText('No spray is needed');
  await expect(card.getByRole('button', { name: 'Ask for a quotation' })).toHaveCount(0);
  await look(page, 'no-spray', testInfo);
  await card.getByRole('button', { name: 'Read aloud' }).click();
  await expect(card.getByRole('status')).toContainText('no English voice');
  await farmer.close();
});
