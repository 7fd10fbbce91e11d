/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { pickFiles } from '../support/pick-files.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';

/** Several browsers of the office at once, and what comes while one of them is writing. */
const app = appForFile();
let farmer: FarmerScreen;

test.beforeAll(async ({ browser }) => {
  farmer = await FarmerScreen.enter(browser, app, { mobile: '9845061101', name: 'ಬಸವರಾಜ', place: 'ಹಾವೇರಿ' });
  await farmer.write('ಮೆಣಸಿನ ಗಿಡ ಮುರುಟುತ್ತಿದೆ');
  await farmer.allSent();
});
test.afterAll(async () => {
  await farmer.close();
});

test('two browsers of the office see who looks at a chat and who is writing in it; it ends with the page @trial', async ({
  browser,
}) => {
  const anna = await OfficeScreen.enter(browser, app);
  const bhima = await OfficeScreen.enter(browser, app);
  await anna.openChat('ಬಸವರಾಜ');
  await expect(anna.page.getByText('is looking at this chat too')).toHaveCount(0);

  await expect(bhima.row('ಬಸವರಾಜ'), 'the list says it before one goes there').toContainText(
    'Office (another browser) is in this chat',
  );
  await bhima.openChat('ಬಸವರಾಜ');
  await expect(bhima.row('ಬಸವರಾಜ')).not.toContainText('is in this chat');
  await expect(anna.page.getByText('Office (another browser) is looking at this chat too')).toBeVisible();
  await expect(
    bhima.page.getByText('Office (another browser) is looking at this chat too'),
    'who came first is told to who comes later',
  ).toBeVisible();

  await test.step('a browser that has been given a name is called by it', async () => {
    await bhima.page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await bhima.page.getByLabel('Name of this computer').fill('Bhima');
    await bhima.page.keyboard.press('Escape');
    await expect(anna.page.getByText('Bhima is looking at this chat too')).toBeVisible();
  });

  await test.step('writing is told at once and passes', async () => {
    await bhima.box.pressSequentially('ನಮ');
    await expect(anna.page.getByText('Bhima is writing an answer here')).toBeVisible();
    await expect(farmer.page.getByText('typing…')).toBeVisible();
    await expect(farmer.page.getByText('Bhima')).toHaveCount(0);
    await expect(anna.page.getByText('Bhima is looking at this chat too')).toBeVisible({ timeout: 8_000 });
  });

  await test.step('another tab of one’s own browser is nobody else', async () => {
    const tab = await bhima.page.context().newPage();
    await tab.goto(bhima.page.url());
    await expect(tab.getByRole('log').getByText('ಮುರುಟುತ್ತಿದೆ')).toBeVisible();
    await expect(tab.getByText('Bhima')).toHaveCount(0);
    await tab.close();
  });

  await test.step('a page that closes is gone', async () => {
    await bhima.close();
    await expect(anna.page.getByText('is looking at this chat too')).toHaveCount(0);
  });
  await anna.close();
});

test('an answer begun before the newest message is held once: read first, or Enter again; the draft is never lost @trial', async ({
  browser,
}) => {
  const office = await OfficeScreen.enter(browser, app);
  await office.openChat('ಬಸವರಾಜ');
  const asked = office.page.getByRole('alert').filter({ hasText: 'while you were writing' });

  await test.step('nothing came: it goes at once', async () => {
    await office.write('ನಮಸ್ಕಾರ');
    await expect(farmer.thread.getByText('ನಮಸ್ಕಾರ')).toBeVisible();
    await expect(asked).toHaveCount(0);
  });

  await test.step('something came: it is held, and Read first goes there', async () => {
    await office.box.fill('ಬೇವಿನ ಎಣ್ಣೆ ಹಾಕಿ');
    await farmer.write('ಈಗಾಗಲೇ ಬೇವಿನ ಎಣ್ಣೆ ಹಾಕಿದ್ದೇನೆ');
    await expect(office.thread.getByText('ಹಾಕಿದ್ದೇನೆ')).toBeVisible();
    await expect(asked, 'a word that comes disturbs nobody').toHaveCount(0);
    await office.box.press('Enter');
    await expect(asked).toContainText('1 new message came while you were writing');
    await expect(asked).toContainText('The farmer: ಈಗಾಗಲೇ ಬೇವಿನ ಎಣ್ಣೆ ಹಾಕಿದ್ದೇನೆ');
    await expect(office.box).toHaveValue('ಬೇವಿನ ಎಣ್ಣೆ ಹಾಕಿ');
    await asked.getByRole('button', { name: 'Read first' }).click();
    await expect(asked).toHaveCount(0);
    await expect(office.box).toBeFocused();
    await expect(office.box).toHaveValue('ಬೇವಿನ ಎಣ್ಣೆ ಹಾಕಿ');
    await office.box.fill('ಹಾಗಾದರೆ ಮೂರು ದಿನ ಕಾಯಿರಿ');
    await office.box.press('Enter');
    await expect(farmer.thread.getByText('ಮೂರು ದಿನ ಕಾಯಿರಿ')).toBeVisible();
  });

  await test.step('Enter twice sends; a second message in between asks again', async () => {
    await office.box.fill('ಮೊದಲ ಉತ್ತರ');
    await farmer.write('ಮತ್ತೊಂದು ಪ್ರಶ್ನೆ');
    await expect(office.thread.getByText('ಮತ್ತೊಂದು ಪ್ರಶ್ನೆ')).toBeVisible();
    await office.box.press('Enter');
    await expect(asked).toContainText('1 new message');
    await farmer.write('ಇನ್ನೂ ಒಂದು');
    await expect(asked).toContainText('2 new messages');
    await office.box.press('Enter');
    await expect(asked, 'what came after the question was not answered yet').toBeVisible();
    await expect(office.box).toHaveValue('ಮೊದಲ ಉತ್ತರ');
    await office.box.press('Enter');
    await expect(farmer.thread.getByText('ಮೊದಲ ಉತ್ತರ')).toBeVisible();
    await expect(office.box).toHaveValue('');
    await expect(asked).toHaveCount(0);
  });

  await test.step('Send anyway sends; what the page itself sent meanwhile is no news to it', async () => {
    await office.box.fill('ಎರಡನೇ ಉತ್ತರ');
    await office.sendLr('VRL4411');
    await expect(office.thread.getByText('VRL4411').first()).toBeVisible();
    await farmer.write('ಧನ್ಯವಾದ');
    await expect(office.thread.getByText('ಧನ್ಯವಾದ')).toBeVisible();
    await office.box.press('Enter');
    await expect(asked).toContainText('1 new message');
    await asked.getByRole('button', { name: 'Send anyway' }).click();
    await expect(farmer.thread.getByText('ಎರಡನೇ ಉತ್ತರ')).toBeVisible();
    await expect(office.box).toHaveValue('');
  });

  await test.step('a draft stays with its chat over a reload, stands in the list, and is still held back', async () => {
    const other = await FarmerScreen.enter(browser, app, {
      mobile: '9845061102',
      name: 'ಗಂಗಮ್ಮ',
      place: 'ಗದಗ',
    });
    await other.write('ಇಲ್ಲಿ ಗಂಗಮ್ಮ');
    await office.box.fill('ಅರ್ಧ ಬರೆದ ಉತ್ತರ');
    await office.openChat('ಗಂಗಮ್ಮ');
    await expect(office.box).toHaveValue('');
    await expect(office.row('ಬಸವರಾಜ')).toContainText('Draft: ಅರ್ಧ ಬರೆದ ಉತ್ತರ');
    await office.page.reload();
    await expect(office.row('ಬಸವರಾಜ')).toContainText('Draft: ಅರ್ಧ ಬರೆದ ಉತ್ತರ');
    await farmer.write('ಬರೆಯುವ ಮುಂಚೆ ಓದಿ');
    await office.openChat('ಬಸವರಾಜ');
    await expect(office.box).toHaveValue('ಅರ್ಧ ಬರೆದ ಉತ್ತರ');
    await expect(office.row('ಬಸವರಾಜ')).not.toContainText('Draft:');
    await expect(office.thread.getByText('ಬರೆಯುವ ಮುಂಚೆ ಓದಿ')).toBeVisible();
    await office.box.press('Enter');
    await expect(asked).toContainText('1 new message');
    await office.box.press('Enter');
    await expect(farmer.thread.getByText('ಅರ್ಧ ಬರೆದ ಉತ್ತರ')).toBeVisible();
    await other.close();
  });

  await test.step('a colleague’s answer holds it too', async () => {
    const colleague = await OfficeScreen.enter(browser, app);
    await colleague.openChat('ಬಸವರಾಜ');
    await office.box.fill('ನನ್ನ ಉತ್ತರ');
    await colleague.write('ಸಹೋದ್ಯೋಗಿಯ ಉತ್ತರ');
    await expect(office.thread.getByText('ಸಹೋದ್ಯೋಗಿಯ ಉತ್ತರ')).toBeVisible();
    await office.box.press('Enter');
    await expect(asked).toContainText('The office: ಸಹೋದ್ಯೋಗಿಯ ಉತ್ತರ');
    await office.box.fill('');
    await office.box.fill('ಹೊಸದಾಗಿ');
    await office.box.press('Enter');
    await expect(farmer.thread.getByText('ಹೊಸದಾಗಿ'), 'begun anew, after it').toBeVisible();
    await colleague.close();
  });

  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  const behindPanels = office.page.locator('[role=log]');

  await test.step('a chosen file is held too; Read first puts it by with its caption', async () => {
    await pickFiles(office.page, () => office.page.getByRole('button', { name: 'Attach' }).click(), plan);
    const preview = office.page.getByRole('dialog', { name: 'Send this file?' });
    await preview.getByRole('textbox').fill('ಸಿಂಪಡಣೆ ಯೋಜನೆ');
    await farmer.write('ಯೋಜನೆ ಬೇಡ');
    await expect(behindPanels.getByText('ಯೋಜನೆ ಬೇಡ')).toBeVisible();
    const send = preview.getByRole('button', { name: 'Send', exact: true });
    await send.click();
    await expect(asked).toContainText('The farmer: ಯೋಜನೆ ಬೇಡ');
    await asked.getByRole('button', { name: 'Read first' }).click();
    await expect(preview).toBeHidden();
    await office.page.getByRole('button', { name: 'Show it' }).click();
    await expect(preview.getByRole('textbox')).toHaveValue('ಸಿಂಪಡಣೆ ಯೋಜನೆ');
    await send.click();
    await expect(farmer.thread.getByText('ಸಿಂಪಡಣೆ ಯೋಜನೆ')).toBeVisible();
  });

  await test.step('and a quotation being written', async () => {
    await office.page.getByRole('button', { name: 'Quotation', exact: true }).click();
    const panel = office.page.getByRole('dialog', { name: 'Quotation' });
    await panel.getByPlaceholder('e.g., 1250').fill('450');
    await farmer.write('ಎರಡು ಚೀಲ ಸಾಕು');
    await expect(behindPanels.getByText('ಎರಡು ಚೀಲ ಸಾಕು')).toBeVisible();
    await panel.locator('input[type=file]').setInputFiles(plan);
    await panel.getByRole('button', { name: 'Upload Quotation' }).click();
    await expect(asked).toContainText('The farmer: ಎರಡು ಚೀಲ ಸಾಕು');
    await asked.getByRole('button', { name: 'Send anyway' }).click();
    await expect(panel).toBeHidden();
    await expect(farmer.thread.getByText('₹450.00', { exact: true })).toBeVisible();
  });
  await office.close();
});

test('an answer that a colleague was faster with is held back with their name, and goes by another press', async ({
  browser,
}) => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(
    `insert into staff (email, password_hash, name, roles)
     select 'asha@office.example', password_hash, '{"en": "Asha", "kn": "ಆಶಾ"}', '{doctor}' from staff where id = 1`,
  );
  await client.end();
  const office = await OfficeScreen.enter(browser, app);
  const asha = await OfficeScreen.open(browser, app);
  await asha.logIn('asha@office.example');
  await office.openChat('ಬಸವರಾಜ');
  await asha.openChat('ಬಸವರಾಜ');
  await expect(office.page.getByText('Asha is looking at this chat too')).toBeVisible();
  await office.page.context().setOffline(true);
  await office.write('ನಿಧಾನವಾದ ಉತ್ತರ');
  await asha.write('ಬೇಗ ಬಂದ ಉತ್ತರ');
  await expect(farmer.thread.getByText('ಬೇಗ ಬಂದ ಉತ್ತರ')).toBeVisible();
  await office.page.context().setOffline(false);
  await expect(
    office.page.getByText('Asha has written here in the same moment. Read it first.'),
  ).toBeVisible();
  await expect(office.thread.getByText('ಬೇಗ ಬಂದ ಉತ್ತರ')).toBeVisible();
  await expect(farmer.thread.getByText('ನಿಧಾನವಾದ ಉತ್ತರ')).toHaveCount(0);
  await office.page.getByRole('button', { name: 'Retry' }).click();
  await expect(farmer.thread.getByText('ನಿಧಾನವಾದ ಉತ್ತರ')).toBeVisible();
  await office.close();
  await asha.close();
});

test('unread chats stand in title and icon; in a hidden tab the title flashes, one tab pings; asked only by a button @trial', async ({
  browser,
}) => {
  const office = await OfficeScreen.open(browser, app, { permissions: [] });
  const { page } = office;
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0, pings: 0 });
    Object.defineProperty(Notification, 'permission', { configurable: true, value: 'default' });
    Notification.requestPermission = async () => {
      Object.assign(window, { asked: 1 });
      return 'denied';
    };
    const original = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function createOscillator() {
      Object.assign(window, { pings: (window as unknown as { pings: number }).pings + 1 });
      return original.call(this);
    };
  });
  await page.reload();
  await office.logIn();
  const icon = () =>
    page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '');
  const seen = () => page.evaluate(() => (window as unknown as { pings: number }).pings);

  const first = await FarmerScreen.enter(browser, app, {
    mobile: '9845061103',
    name: 'ರೇಣುಕಾ',
    place: 'ಧಾರವಾಡ',
  });
  await first.write('ಒಂದು');
  await expect(page).toHaveTitle(/^\(\d+\) Office · AV Agro$/);
  await expect(office.row('ರೇಣುಕಾ')).toContainText('UNREAD');
  const before = await page.getByRole('listitem').filter({ hasText: 'UNREAD' }).count();
  await expect(page).toHaveTitle(`(${before}) Office · AV Agro`);
  await expect.poll(icon).toContain('data:image/png');
  expect(await seen(), 'untouched, nothing pings').toBe(0);
  expect(
    await page.evaluate(() => (window as unknown as { asked: number }).asked),
    'nobody is asked on load',
  ).toBe(0);

  // Browsers are mute until the page has been touched.
  await page.getByRole('heading', { name: 'Office' }).click();
  await first.write('ನೋಡುತ್ತಿರುವಾಗ');
  await expect.poll(seen, 'in sight, of a chat that is not open').toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('checkbox', { name: 'A sound on this device' }).uncheck();
  await page.keyboard.press('Escape');
  const soFar = await seen();
  await first.write('ಸದ್ದಿಲ್ಲದೆ');
  await expect(office.row('ರೇಣುಕಾ')).toContainText('ಸದ್ದಿಲ್ಲದೆ');
  await page.waitForTimeout(500);
  expect(await seen(), 'turned off').toBe(soFar);
  await page.evaluate(() => localStorage.removeItem('officeSound'));

  await setHidden(page, true);
  await first.write('ಎರಡು');
  await expect(page).toHaveTitle('New message…');
  await expect(page).toHaveTitle(`(${before}) Office · AV Agro`);
  await expect.poll(seen).toBeGreaterThan(soFar);
  await setHidden(page, false);
  await expect(page).toHaveTitle(`(${before}) Office · AV Agro`);

  await office.openChat('ರೇಣುಕಾ');
  const left = before - 1;
  await expect(page).toHaveTitle(left > 0 ? `(${left}) Office · AV Agro` : 'Office · AV Agro');
  for (const row of await page.getByRole('listitem').filter({ hasText: 'UNREAD' }).all()) {
    await row.getByRole('link').click();
  }
  await expect(page).toHaveTitle('Office · AV Agro');
  await expect.poll(icon).toMatch(/icon\.svg$/);
  // The offer stands in the place of a chat, while none is open.
  await page.goBack();
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1);
  await first.close();
  await office.close();
});

/** A headless browser shows every tab: the page is told otherwise. */
function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: isHidden ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
