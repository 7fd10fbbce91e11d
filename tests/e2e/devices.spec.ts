import { expect, test } from '@playwright/test';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen } from './office-screen.ts';

const app = appForFile();
const GOWRI = { mobile: '9845066101', name: 'ಗೌರಮ್ಮ', place: 'ಶಿರಸಿ' };

test('a farmer logs a lost phone out, and the office the other one on their word', async ({
  browser,
}, testInfo) => {
  const own = await FarmerScreen.enter(browser, app, GOWRI);
  const lost = await FarmerScreen.enter(browser, app, GOWRI);
  const { page } = own;

  await test.step('on /my-data they see both, and end the other', async () => {
    await page.goto(`${app.url}/my-data?choose=kn`);
    const section = page.getByRole('region', { name: 'ಎಲ್ಲೆಲ್ಲಿ ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ' });
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await expect(section.getByRole('listitem').first()).toContainText('ಈಗ ಬಳಸುತ್ತಿರುವುದು');
    await section.scrollIntoViewIfNeeded();
    await look(page, 'devices-kn', testInfo);
    await section.getByRole('button', { name: /: ಲಾಗ್ ಔಟ್ ಮಾಡಿ$/ }).click();
    await look(page, 'devices-ask-kn', testInfo);
    await page.getByRole('dialog').getByRole('button', { name: 'ಲಾಗ್ ಔಟ್ ಮಾಡಿ', exact: true }).click();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section).toContainText('ಬೇರೆ ಎಲ್ಲೂ ಲಾಗಿನ್ ಆಗಿಲ್ಲ.');
    await expect(lost.page.getByLabel('Mobile number')).toBeVisible();
  });

  await test.step('the office ends what is left from the card, with a reason', async () => {
    await page.goto(`${app.url}/farmers`);
    await page.getByRole('textbox', { name: 'ಸಂದೇಶ ಬರೆಯಿರಿ' }).fill('ನನ್ನ ಫೋನ್ ಕಳೆದಿದೆ');
    await page.getByRole('button', { name: 'ಕಳುಹಿಸಿ', exact: true }).click();
    const office = await OfficeScreen.enter(browser, app);
    await office.openChat(GOWRI.name);
    await office.page.getByRole('button', { name: 'Log this farmer out' }).click();
    const dialog = office.page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(dialog.getByText('Write why.')).toBeVisible();
    await look(office.page, 'devices-customer', testInfo);
    await dialog.getByLabel('Why?').fill('ಫೋನ್ ಕಳೆದಿದೆ');
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(office.page.getByText('ಗೌರಮ್ಮ is logged out everywhere')).toBeVisible();
    await expect(page.getByLabel('ಮೊಬೈಲ್ ಸಂಖ್ಯೆ')).toBeVisible();
  });
});

test('somebody of the office ends their other logins, and that browser stands at the login', async ({
  browser,
}, testInfo) => {
  const here = await OfficeScreen.enter(browser, app);
  const other = await OfficeScreen.enter(browser, app);
  await here.page.goto(`${app.url}/admin/me`);
  await expect(here.page.getByText('This one')).toBeVisible();
  await look(here.page, 'devices-office', testInfo);
  await here.page.getByRole('button', { name: 'Log out all others' }).click();
  await here.page.getByRole('dialog').getByRole('button', { name: 'Log out all others' }).click();
  await expect(here.page.getByText('You are logged in nowhere else.')).toBeVisible();
  await expect(other.page.getByLabel(/e-mail/i)).toBeVisible();
});

test('the office ends one of a farmer’s two logins, and the other goes on (phone)', async ({
  browser,
}, testInfo) => {
  const profile = { mobile: '9845079001', name: 'ಪಾರ್ವತಮ್ಮ', place: 'ಸಿದ್ದಾಪುರ' };
  const sold = await FarmerScreen.enter(browser, app, profile);
  const kept = await FarmerScreen.enter(browser, app, profile);
  await kept.write('ಹಳೆಯ ಫೋನ್ ಮಾರಿದೆ');
  await kept.allSent();
  const office = await OfficeScreen.enter(browser, app, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = office;
  await office.openChat(profile.name);
  await page.getByRole('button', { name: 'Show the customer card' }).click();
  await page.getByRole('button', { name: 'Log this farmer out' }).click();
  const dialog = page.getByRole('dialog', { name: `Log ${profile.name} out?` });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText(/from network/).first()).toBeVisible();
  // The one used last stands first.
  await dialog.getByRole('radio').last().check();
  await dialog.getByLabel('Why?').fill('ಮಾರಿದ ಫೋನ್');
  await look(page, 'devices-one-of-two', testInfo);
  await dialog.getByRole('button', { name: 'Log this one out' }).click();
  await expect(page.getByText(`${profile.name} is logged out there`)).toBeVisible();
  await expect(sold.page.getByLabel('Mobile number')).toBeVisible();
  await kept.write('ಇದು ಸರಿ');
  await kept.allSent();
});
