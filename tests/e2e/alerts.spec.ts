/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import kn from '#content/strings/kn/alertcard.json' with { type: 'json' };
import { sendBatches } from '../../server/features/alerts/send-batches.ts';
import { photoWithGps } from '../fixtures/images.ts';
import { makeUpCase, makeUpFarmer, talukName } from '../support/made-up-fields.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look, lookAtBoth } from './look.ts';
import { OfficeClient } from './office-client.ts';
import { OfficeScreen } from './office-screen.ts';

/* What rises is told by the doctor to who grows that crop there; who has heard enough says so. */

const app = appForFile();
const MOBILE = '9845076001';
const WORDS = {
  look: { en: 'Leaves curl down', kn: 'ಎಲೆಗಳು ಕೆಳಕ್ಕೆ ಮುದುಡುತ್ತವೆ' },
  first: { en: 'Stop sprays by the calendar', kn: 'ದಿನ ಲೆಕ್ಕದಲ್ಲಿ ಸಿಂಪಡಿಸಬೇಡಿ' },
};
const NAMES = { crop: 'ಮೆಣಸಿನಕಾಯಿ', problem: 'ಥ್ರಿಪ್ಸ್' };

/** By day, today: alerts wait for the morning. */
function byDay(): Date {
  const now = new Date();
  now.setUTCHours(6, 0, 0, 0);
  return now;
}

async function speakKannada(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'ಕನ್ನಡ' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn');
}

async function sendOut(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await sendBatches(app.ctx);
}

test('cases rise, the doctor warns, a farmer reads it in Kannada and wants no second one @trial', async ({
  browser,
}, testInfo) => {
  test.setTimeout(240_000);
  app.setNow(byDay());
  const byadagi = talukName('byadagi');
  for (let n = 0; n < 3; n += 1) {
    const farmer = await makeUpFarmer(app, { address: byadagi });
    await makeUpCase(app, farmer, { signs: ['chilli-thrips'] }, byDay());
  }
  const farmer = await FarmerScreen.enter(browser, app, { mobile: MOBILE, name: 'ಶಾರದಮ್ಮ', place: byadagi });
  await farmer.page.setViewportSize({ width: 360, height: 740 });
  await farmer.write('ಮೆಣಸಿನ ಗಿಡ ನೋಡಿ');
  await farmer.allSent();
  await speakKannada(farmer.page);
  const office = await OfficeScreen.enter(browser, app);
  const client = await OfficeClient.logIn(app);
  const { page } = office;

  await test.step('the doctor sees what rises, and the cases behind it', async () => {
    const chatId = (await app.ctx.db.pool.query('select max(id) as id from chats')).rows[0].id;
    await app.ctx.db.pool.query(
      `insert into cases (chat_id, facts, client_id, created_at, updated_at)
       values ($1, '{"crop": "chilli", "taluk": "", "signs": []}', gen_random_uuid(), $2, $2)`,
      [chatId, new Date(byDay().getTime() - 1000)],
    );
    await page.goto(`${app.url}/admin/cases`);
    const rising = page.getByRole('region', { name: 'Rising' });
    await expect(rising).toContainText('Chilli: thrips');
    await expect(rising).toContainText('3 farmers in 14 days');
    await rising.getByText('3 cases').click();
    await expect(rising.getByRole('link', { name: 'ರೈತ' })).toHaveCount(3);
    await lookAtBoth(page, 'rising', testInfo);
    await rising.getByRole('button', { name: 'Write alert' }).click();
  });

  await test.step('they write over the suggestion; a dose is refused', async () => {
    await expect(page.getByText('It goes to 4 farmers.')).toBeVisible();
    const look = page.getByLabel('What to look for, English');
    await expect(look).toHaveValue(/curl upwards/);
    const first = page.getByLabel('What to do first, without a chemical, English');
    await expect(first).toHaveValue(/blue sticky traps/i);
    const own = await first.inputValue();
    await first.fill(`${own} Spray 2 ml/acre.`);
    await expect(page.getByRole('alert')).toContainText('reads like a dose');
    await page.getByLabel('Type the number of farmers').fill('4');
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await first.fill(own);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await lookAtBoth(page, 'composer', testInfo);
    await page.reload();
    await expect(first).toHaveValue(own);
  });

  await test.step('it goes to as many as they typed', async () => {
    const send = page.getByRole('button', { name: /^Send/ });
    await page.getByLabel('Type the number of farmers').fill('5');
    await expect(send).toBeDisabled();
    await page.getByLabel('Type the number of farmers').fill('4');
    await send.click();
    await expect(page.getByText(/^Sent to \d of 4$/).first()).toBeVisible();
    await sendOut();
    await expect(page.getByText('Sent to 4 of 4')).toBeVisible();
  });

  await test.step('the farmer reads it in Kannada, and sends a photo of theirs', async () => {
    const card = farmer.thread.getByRole('region', { name: kn.name });
    await expect(card).toContainText(NAMES.problem);
    await expect(card).toContainText('thrips');
    await card.scrollIntoViewIfNeeded();
    await look(farmer.page, 'card-kn-360', testInfo);
    await expect(card.getByRole('link', { name: kn.page })).toHaveAttribute('href', /chilli#chilli-thrips$/);
    await card
      .getByLabel(kn.too)
      .setInputFiles({ name: 'field.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() });
    await farmer.allSent();
    await expect(farmer.thread).toContainText('ನಮ್ಮ ಹೊಲದಲ್ಲೂ ಇದೆ');
    await expect(page.getByText('See it too').locator('xpath=..')).toContainText('1');
    await lookAtBoth(page, 'sent', testInfo);
  });

  await test.step('they want no more, and a second alert does not come', async () => {
    const card = farmer.thread.getByRole('region', { name: kn.name });
    await card.getByRole('button', { name: kn.stop }).click();
    await expect(card).toContainText(kn.stopped);
    await card.getByRole('button', { name: kn.undo }).click();
    await card.getByRole('button', { name: kn.stop }).click();
    await expect(card).toContainText(kn.stopped);
    await card.getByText(kn.stopped).scrollIntoViewIfNeeded();
    await look(farmer.page, 'opted-out-360', testInfo);
    await expect(page.getByText('Want no more').locator('xpath=..')).toContainText('1');

    app.setNow(new Date(byDay().getTime() + 86_400_000));
    const before = await farmer.thread.getByRole('region', { name: kn.name }).count();
    expect(await client.warn('chilli-yellow-mite', 'byadagi', WORDS)).toBe(3);
    await sendOut();
    await expect(farmer.thread.getByRole('region', { name: kn.name })).toHaveCount(before);
    const { rows } = await app.ctx.db.pool.query(
      `select count(*)::int as n from messages where kind = 'alert'`,
    );
    expect(rows[0].n).toBe(4 + 3);
    await page.goto(`${app.url}/admin/alerts`);
    await lookAtBoth(page, 'list', testInfo);
  });
  await farmer.close();
  await office.close();
});
