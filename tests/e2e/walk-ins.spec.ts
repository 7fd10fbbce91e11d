/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';

/** A farmer at the counter: entered by the office, invited, and at home in their own chat at the first login. */

const app = appForFile();

test('a clerk enters a farmer by keyboard, who logs in and finds the chat @trial', async ({
  browser,
}, testInfo) => {
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  const [mobile, name, place] = ['9845077001', 'ಗಿರಿಜಮ್ಮ', 'ನಿಟ್ಟೂರು, ಹೊಸನಗರ'];

  await test.step('one form, from the number to the consent', async () => {
    await page.keyboard.press('m');
    const form = page.getByRole('dialog', { name: 'Add a customer' });
    await expect(form.getByLabel('Mobile number')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toHaveCount(4);
    await look(page, '01-add-wrong', testInfo);
    await page.keyboard.type(mobile);
    await page.keyboard.press('Tab');
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(place);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Arecanut');
    await page.keyboard.press('Enter');
    await page.keyboard.type('ಗೋಡಂಬಿ,');
    await expect(form.getByRole('button', { name: 'Take ಗೋಡಂಬಿ off' })).toBeVisible();
    await form.getByRole('radio', { name: 'Said yes at the counter' }).press('Space');
    await look(page, '02-add-filled', testInfo);
    await page.keyboard.press('Enter');
    await expect(page.getByText('was added and invited by SMS')).toBeVisible();
  });

  await test.step('the chat is open: the office writes, and the card says how they came', async () => {
    await expect(office.thread).toBeVisible();
    await office.box.fill('ನಮಸ್ಕಾರ, ದರಪಟ್ಟಿ ಕಳುಹಿಸುತ್ತೇವೆ');
    await page.keyboard.press('Enter');
    await expect(office.thread.getByText('ದರಪಟ್ಟಿ ಕಳುಹಿಸುತ್ತೇವೆ')).toBeVisible();
    const card = page.getByRole('complementary', { name: 'Customer' });
    if (!(await card.isVisible())) await page.getByRole('button', { name: 'Show the customer card' }).click();
    await expect(card.getByText('Arecanut, ಗೋಡಂಬಿ')).toBeVisible();
    await expect(card.getByText('Has not logged in yet.')).toBeVisible();
    await card.getByRole('button', { name: 'Invite by SMS' }).click();
    await expect(page.getByText('This number was invited today.')).toBeVisible();
    await look(page, '03-card', testInfo);
  });

  await test.step('a call with them stands in the thread', async () => {
    await page.getByRole('button', { name: 'Log a phone call' }).click();
    const form = page.getByRole('dialog', { name: `Phone call with ${name}` });
    await expect(form.getByLabel('What was said')).toBeFocused();
    await form.getByRole('button', { name: 'Put into the chat' }).click();
    await expect(form.getByRole('alert')).toHaveCount(2);
    await look(page, '08-call-wrong', testInfo);
    await form.getByLabel('Minutes').fill('೪');
    await form.getByLabel('What was said').fill('ಶುಕ್ರವಾರ ಸಂಜೆ ಸಿಂಪಡಿಸಿ');
    await form.getByLabel('What was said').press('Tab');
    await form.getByRole('button', { name: 'Put into the chat' }).click();
    await expect(office.thread.getByText('Phone call')).toBeVisible();
    await expect(office.thread.getByText(/, 4 min/)).toBeVisible();
    await look(page, '09-call', testInfo);
  });

  await test.step('the number again opens the same chat', async () => {
    await page.getByRole('button', { name: 'Add a customer' }).click();
    const form = page.getByRole('dialog', { name: 'Add a customer' });
    await form.getByLabel('Mobile number').fill(`+91 ${mobile}`);
    await expect(form.getByText(`${name}, ${place} is a customer already.`)).toBeVisible();
    await form.getByRole('button', { name: 'Open the chat', exact: true }).click();
    await expect(form).toBeHidden();
  });

  await test.step('the farmer agrees for themselves, confirms, and reads', async () => {
    const farmer = await FarmerScreen.open(browser, app);
    await farmer.page.getByLabel('Mobile number').fill(mobile);
    await farmer.page.getByRole('button', { name: 'Send OTP' }).click();
    await farmer.page.getByRole('button', { name: 'I agree, send the OTP' }).click();
    await farmer.page.getByLabel('OTP', { exact: true }).fill(await app.code(mobile));
    await expect(farmer.page.getByText('The office has written you down already.')).toBeVisible();
    await expect(farmer.page.getByLabel('Your name')).toHaveValue(name);
    await expect(farmer.page.getByLabel('Your place/address')).toHaveValue(place);
    await look(farmer.page, '04-is-it-you', testInfo);
    await farmer.page.getByRole('button', { name: 'Start the chat' }).click();
    await expect(farmer.thread.getByText('ದರಪಟ್ಟಿ ಕಳುಹಿಸುತ್ತೇವೆ')).toBeVisible();
    await expect(farmer.thread.getByText('ಶುಕ್ರವಾರ ಸಂಜೆ ಸಿಂಪಡಿಸಿ')).toBeVisible();
    await look(farmer.page, '10-call-farmer', testInfo);
    await farmer.close();
    await expect(page.getByText('First login:')).toBeVisible();
  });
  await office.close();
});

test('a number that is somebody else’s goes to them, and the office puts it right (Kannada, phone) @trial', async ({
  browser,
}, testInfo) => {
  const office = await OfficeScreen.enter(browser, app, PHONE);
  const { page } = office;
  await page.context().addCookies([{ name: 'site_lang', value: 'kn', url: app.url }]);
  await page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
  await page.reload();
  const [mistyped, right] = ['9845077011', '9845077012'];
  await page.getByRole('button', { name: 'ಹೊಸ ಗ್ರಾಹಕರನ್ನು ಸೇರಿಸಿ' }).click();
  const form = page.getByRole('dialog', { name: 'ಹೊಸ ಗ್ರಾಹಕರನ್ನು ಸೇರಿಸಿ' });
  await form.getByLabel('ಮೊಬೈಲ್ ಸಂಖ್ಯೆ').fill(mistyped);
  await form.getByLabel('ಹೆಸರು', { exact: true }).fill('ಮಾದಪ್ಪ');
  await form.getByLabel('ಊರು/ವಿಳಾಸ').fill('ಹುಣಸೂರು');
  await form.getByRole('radio', { name: 'ಫೋನಿನಲ್ಲಿ ಒಪ್ಪಿದರು' }).check();
  await look(page, '05-add-kannada', testInfo);
  await form.getByRole('button', { name: 'ಸೇರಿಸಿ, ಚಾಟ್ ತೆರೆಯಿರಿ' }).click();
  await expect(office.thread).toBeVisible();
  await page.goto(`${app.url}/admin`);

  const stranger = await FarmerScreen.open(browser, app);
  await stranger.page.getByLabel('Mobile number').fill(mistyped);
  await stranger.page.getByRole('button', { name: 'Send OTP' }).click();
  await stranger.page.getByRole('button', { name: 'I agree, send the OTP' }).click();
  await stranger.page.getByLabel('OTP', { exact: true }).fill(await app.code(mistyped));
  await stranger.page.getByRole('button', { name: 'This is not me' }).click();
  await expect(stranger.page.getByLabel('Your name')).toHaveValue('');
  await stranger.page.getByLabel('Your name').fill('Basava');
  await stranger.page.getByLabel('Your place/address').fill('Gadag');
  await stranger.page.getByRole('button', { name: 'Start the chat' }).click();
  await expect(stranger.page.getByRole('heading', { name: 'AV Agro Support' })).toBeVisible();
  await stranger.close();

  const notice = page.getByRole('region', { name: '1 ಸಂಖ್ಯೆ ಬೇರೆಯವರದ್ದು' });
  await expect(notice.getByText('ಮಾದಪ್ಪ')).toBeVisible();
  await look(page, '06-disowned', testInfo);
  await notice.getByRole('button', { name: 'ತಿದ್ದಿ' }).click();
  await page.getByRole('button', { name: 'ಗ್ರಾಹಕರ ವಿವರ ತೋರಿಸಿ' }).click();
  await page.getByRole('button', { name: 'ಸಂಖ್ಯೆ ತಿದ್ದಿ' }).click();
  const number = page.getByRole('dialog', { name: 'ಸಂಖ್ಯೆ ತಿದ್ದಿ' });
  await look(page, '07-correct-number', testInfo);
  await number.getByLabel('ಸರಿಯಾದ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ').fill(right);
  await number.getByRole('button', { name: 'ಸಂಖ್ಯೆ ಉಳಿಸಿ' }).click();
  await expect(page.getByText(`+91 ${right}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'ಬೇಡ ಎಂದರೆ ಅಳಿಸಿ' }).click();
  const question = page.getByRole('dialog', { name: 'ಮಾದಪ್ಪ ಅವರ ವಿವರ ಅಳಿಸಬೇಕೆ?' });
  await look(page, '08-remove', testInfo);
  await question.getByRole('button', { name: 'ಗ್ರಾಹಕರ ವಿವರ ಅಳಿಸಿ' }).click();
  await expect(page.getByText('ಮಾದಪ್ಪ ಅವರ ವಿವರ ಅಳಿಸಲಾಗಿದೆ')).toBeVisible();
  await office.close();
});
