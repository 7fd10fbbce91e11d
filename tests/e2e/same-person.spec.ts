/// <reference lib="dom" />
import { type Browser, expect, test } from '@playwright/test';
import { query } from '../support/data-dirs.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';

/** A number of which nothing was heard for ninety days, on a phone nobody knows; and customers who are one person. */

const app = appForFile();

/** Somebody who wrote long ago, and is not heard of since. */
async function quietFarmer(
  browser: Browser,
  profile: { mobile: string; name: string; place: string },
  words: string,
): Promise<void> {
  const farmer = await FarmerScreen.enter(browser, app, profile);
  await farmer.write(words);
  await farmer.allSent();
  await farmer.close();
  const id = `(select id from farmers where mobile = '${profile.mobile}')`;
  const ago = `- interval '100 days'`;
  await query(app.databaseUrl, `update farmers set created_at = created_at ${ago} where id = ${id}`);
  await query(
    app.databaseUrl,
    `update sessions set last_seen_at = last_seen_at ${ago} where farmer_id = ${id}`,
  );
  await query(
    app.databaseUrl,
    `update messages set created_at = created_at ${ago} where chat_id = (select id from chats where farmer_id = ${id})`,
  );
  await query(
    app.databaseUrl,
    `update chats set last_message_at = last_message_at ${ago} where farmer_id = ${id}`,
  );
  await query(app.databaseUrl, 'delete from rate_limits');
}

test('a new phone, another spelling: the office makes one chat of the two', async ({ browser }, testInfo) => {
  const old = { mobile: '9845078001', name: 'ಸಾವಿತ್ರಮ್ಮ', place: 'ತೀರ್ಥಹಳ್ಳಿ' };
  await quietFarmer(browser, old, 'ಅಡಿಕೆಗೆ ಕೊಳೆ ರೋಗ');
  const farmer = await FarmerScreen.open(browser, app);
  const { page: phone } = farmer;
  const since = Date.now();
  await phone.getByLabel('Mobile number').fill(old.mobile);
  await phone.getByRole('button', { name: 'Send OTP' }).click();
  await phone.getByRole('button', { name: 'I agree, send the OTP' }).click();
  await phone.getByLabel('OTP', { exact: true }).fill(await app.code(old.mobile, since));
  await expect(phone.getByText('You are new here. Whom may we write to?')).toBeVisible();
  await expect(phone.getByText('The office looks for your earlier papers if you ask.')).toBeVisible();
  await expect(phone.getByLabel('Your name')).toHaveValue('');
  await look(phone, '01-asked-as-new', testInfo);
  await phone.getByLabel('Your name').fill('Savitri Bhat');
  await phone.getByLabel('Your place/address').fill('Sagara');
  await phone.getByRole('button', { name: 'Start the chat' }).click();
  await expect(farmer.composer).toBeVisible();
  await farmer.write('ಹಳೆಯ ಚಾಟ್ ಕಾಣುತ್ತಿಲ್ಲ');
  await farmer.allSent();
  await expect(farmer.thread.getByText('ಅಡಿಕೆಗೆ ಕೊಳೆ ರೋಗ')).toHaveCount(0);

  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  await expect(office.row(old.name).getByText('Set aside')).toBeVisible();
  await office.openChat('Savitri Bhat');
  const card = page.getByRole('complementary', { name: 'Customer' });
  if (!(await card.isVisible())) await page.getByRole('button', { name: 'Show the customer card' }).click();
  await expect(card.getByText(`this number was ${old.name}’s, of ${old.place}`)).toBeVisible();
  await expect(card.getByText('Last word: “ಅಡಿಕೆಗೆ ಕೊಳೆ ರೋಗ”')).toBeVisible();
  await look(page, '02-card', testInfo);

  await test.step('the earlier chat says that nobody reads along', async () => {
    await card.getByRole('button', { name: 'Read the earlier chat' }).click();
    await expect(office.thread.getByText('ಅಡಿಕೆಗೆ ಕೊಳೆ ರೋಗ')).toBeVisible();
    await expect(page.getByText('Set aside: the number is somebody else’s now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Block', exact: true })).toHaveCount(0);
    await look(page, '03-set-aside', testInfo);
    await card.getByRole('button', { name: 'Open the chat of Savitri Bhat' }).click();
    await expect(office.thread.getByText('ಹಳೆಯ ಚಾಟ್ ಕಾಣುತ್ತಿಲ್ಲ')).toBeVisible();
  });

  await card.getByRole('button', { name: 'Same person' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Make one customer of these two?' });
  await expect(question.getByText('This cannot be undone.')).toBeVisible();
  await expect(question.getByText(old.name)).toBeVisible();
  await look(page, '04-question', testInfo);
  await question.getByRole('button', { name: 'Make them one' }).click();
  await expect(page.getByText('They are one customer now')).toBeVisible();
  for (const thread of [office.thread, farmer.thread]) {
    await expect(thread.getByText('ಅಡಿಕೆಗೆ ಕೊಳೆ ರೋಗ')).toBeVisible();
    await expect(thread.getByText('ಹಳೆಯ ಚಾಟ್ ಕಾಣುತ್ತಿಲ್ಲ')).toBeVisible();
  }
  await expect(card.getByText('Same person as before?')).toHaveCount(0);
  await expect(office.row(old.name)).toHaveCount(0);
  await look(page, '05-one-chat', testInfo);
  await look(phone, '06-farmer', testInfo);
  await farmer.write('ಈಗ ಕಾಣುತ್ತಿದೆ');
  await expect(office.thread.getByText('ಈಗ ಕಾಣುತ್ತಿದೆ')).toBeVisible();
  await farmer.close();
  await office.close();
});

test('two people, a walk-in on a quiet number, and one entered twice (Kannada, phone)', async ({
  browser,
}, testInfo) => {
  const old = { mobile: '9845078011', name: 'ಮಾದಪ್ಪ', place: 'ಹುಣಸೂರು' };
  await quietFarmer(browser, old, 'ಶುಂಠಿಗೆ ಔಷಧಿ');
  const office = await OfficeScreen.enter(browser, app, PHONE);
  const { page } = office;
  await page.context().addCookies([{ name: 'site_lang', value: 'kn', url: app.url }]);
  await page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
  await page.reload();

  async function add(mobile: string, name: string, place: string): Promise<void> {
    await page.goto(`${app.url}/admin`);
    await page.getByRole('button', { name: 'ಹೊಸ ಗ್ರಾಹಕರನ್ನು ಸೇರಿಸಿ' }).click();
    const form = page.getByRole('dialog', { name: 'ಹೊಸ ಗ್ರಾಹಕರನ್ನು ಸೇರಿಸಿ' });
    await form.getByLabel('ಮೊಬೈಲ್ ಸಂಖ್ಯೆ').fill(mobile);
    await form.getByLabel('ಹೆಸರು', { exact: true }).fill(name);
    await form.getByLabel('ಊರು/ವಿಳಾಸ').fill(place);
    await form.getByRole('radio', { name: 'ಫೋನಿನಲ್ಲಿ ಒಪ್ಪಿದರು' }).check();
    await form.getByRole('button', { name: 'ಸೇರಿಸಿ, ಚಾಟ್ ತೆರೆಯಿರಿ' }).click();
  }
  const showCard = () => page.getByRole('button', { name: 'ಗ್ರಾಹಕರ ವಿವರ ತೋರಿಸಿ' }).click();
  const isThere = page.getByRole('log');

  await test.step('at the counter stands somebody else', async () => {
    await add(old.mobile, 'ಅಬ್ದುಲ್', 'ಹುಬ್ಬಳ್ಳಿ');
    const question = page.getByRole('dialog', { name: 'ಇವರು ಮೊದಲಿನವರೇ?' });
    await expect(question.getByText(old.name)).toBeVisible();
    await look(page, '11-quiet-number', testInfo);
    await question.getByRole('button', { name: 'ಬೇರೆಯವರು' }).click();
    await expect(isThere).toBeVisible();
    await showCard();
    const apart = page.getByRole('button', { name: 'ಬೇರೆಯವರು' });
    await look(page, '12-card-kannada', testInfo);
    await apart.click();
    const sure = page.getByRole('dialog', { name: 'ಇಬ್ಬರನ್ನೂ ಬೇರೆಬೇರೆಯಾಗಿ ಇಡಬೇಕೆ?' });
    await look(page, '13-apart', testInfo);
    await sure.getByRole('button', { name: 'ಬೇರೆಯವರು' }).click();
    await expect(page.getByText('ಇಬ್ಬರನ್ನೂ ಬೇರೆಬೇರೆಯಾಗಿ ಇಡಲಾಗಿದೆ')).toBeVisible();
    await expect(apart).toHaveCount(0);
  });

  await test.step('one entered twice becomes one, under the number that is right', async () => {
    await add('9845078021', 'ಗಿರಿಜಮ್ಮ', 'ಹೊಸನಗರ');
    await expect(isThere).toBeVisible();
    await add('9845078022', 'ಗಿರಿಜಾ', 'ಹೊಸನಗರ');
    await expect(isThere).toBeVisible();
    await showCard();
    await page.getByRole('button', { name: 'ಇನ್ನೊಬ್ಬ ಗ್ರಾಹಕರೊಂದಿಗೆ ಒಂದಾಗಿಸಿ' }).click();
    const find = page.getByRole('dialog', { name: 'ಯಾವ ಗ್ರಾಹಕರು ಇವರೇ?' });
    await find.getByLabel('ಹೆಸರು ಅಥವಾ ಸಂಖ್ಯೆ').fill('ಗಿರಿಜ');
    await expect(find.getByRole('status')).toHaveText('1 ಗ್ರಾಹಕರು');
    await look(page, '14-find', testInfo);
    await find.getByRole('button', { name: 'ಗಿರಿಜಮ್ಮ' }).click();
    const question = page.getByRole('dialog', { name: 'ಈ ಇಬ್ಬರನ್ನೂ ಒಬ್ಬ ಗ್ರಾಹಕರಾಗಿ ಮಾಡಬೇಕೆ?' });
    await expect(question.getByText('+91 9845078022')).toBeVisible();
    await question.getByRole('button', { name: 'ಇನ್ನೊಬ್ಬರ ಹೆಸರು, ಸಂಖ್ಯೆ ಉಳಿಸಿ' }).click();
    await look(page, '15-merge', testInfo);
    await question.getByRole('button', { name: 'ಒಂದಾಗಿಸಿ' }).click();
    await expect(page.getByText('ಈಗ ಒಬ್ಬರೇ ಗ್ರಾಹಕರು')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'ಗಿರಿಜಮ್ಮ' })).toBeVisible();
  });

  await test.step('whoever has no message yet is found in the list by name', async () => {
    await page.goto(`${app.url}/admin`);
    await page.getByRole('textbox', { name: 'ಚಾಟ್ ಮತ್ತು ಸಂದೇಶ ಹುಡುಕಿ' }).fill('ಗಿರಿಜ');
    await expect(office.row('ಗಿರಿಜಮ್ಮ')).toBeVisible();
    await look(page, '16-found', testInfo);
  });
  await office.close();
});
