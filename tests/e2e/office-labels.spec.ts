/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';
import { takePicture } from './picture.ts';

/** What a chat is about: labels put by typing, seen by every screen and no farmer, narrowing the list, kept in order. */
const app = appForFile();
const NAME = 'ನಾಗಮ್ಮ';
const OTHER = 'ಈರಪ್ಪ';
let farmer: FarmerScreen;

test.beforeAll(async ({ browser }) => {
  farmer = await FarmerScreen.enter(browser, app, { mobile: '9845081301', name: NAME, place: 'ಶಿರಸಿ' });
  await farmer.write('ಅಡಿಕೆಗೆ ಕೊಳೆ ರೋಗ');
  await farmer.allSent();
  const other = await FarmerScreen.enter(browser, app, { mobile: '9845081302', name: OTHER, place: 'ಗದಗ' });
  await other.write('ಮೆಣಸಿಗೆ ನುಸಿ');
  await other.allSent();
  await other.close();
});
test.afterAll(() => farmer.close());

test('labels are put by keyboard, made on the way, shown to colleagues, and narrow the list @trial', async ({
  browser,
}, info) => {
  const office = await OfficeScreen.enter(browser, app);
  const phone = await OfficeScreen.enter(browser, app, PHONE);
  await phone.readIn('kn');
  const { page } = office;
  const dialog = page.getByRole('dialog');
  await office.openChat(NAME);

  await test.step('Alt+G, a few letters and Enter put a crop of the list, in either language', async () => {
    await page.keyboard.press('Alt+g');
    const box = dialog.getByRole('combobox');
    await expect(box).toBeFocused();
    await box.pressSequentially('arec');
    await expect(dialog.getByRole('option').first()).toContainText('Arecanut');
    await expect(dialog.getByRole('option').nth(1)).toContainText('Make');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('option', { name: 'Arecanut', selected: true })).toBeVisible();
    await box.fill('ಕೊಳೆ ರೋಗ');
    await dialog.getByText('Problem', { exact: true }).click();
    await takePicture(page, info.outputPath('making.png'));
    expect(await axeFaults(page)).toEqual([]);
    await box.press('Enter');
    await expect(dialog.getByRole('option', { name: 'ಕೊಳೆ ರೋಗ', selected: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('they stand in the chat with who put them, and on every screen in its own language', async () => {
    const chips = page.getByRole('list', { name: 'Labels of this chat' });
    await expect(chips.getByRole('listitem')).toHaveText(['Arecanut', 'ಕೊಳೆ ರೋಗ']);
    await expect(chips.getByTitle(/^Arecanut: put by/)).toBeVisible();
    await expect(phone.row(NAME)).toContainText('ಅಡಿಕೆ');
    await takePicture(phone.page, info.outputPath('list-360.png'));
    await takePicture(page, info.outputPath('desk-1366.png'));
  });

  await test.step('the list is narrowed by two labels, in the address, and a reload keeps it', async () => {
    await page.getByRole('button', { name: 'Labels', exact: true }).click();
    await dialog.getByRole('combobox').fill('ಕೊಳೆ');
    await dialog.getByRole('combobox').press('Enter');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/labels=\d+/);
    await expect(office.row(NAME)).toBeVisible();
    await expect(office.row(OTHER)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /^ಕೊಳೆ ರೋಗ/, pressed: true })).toBeVisible();
    await expect(office.row(OTHER)).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /^ಕೊಳೆ ರೋಗ/, pressed: true }).click();
    await expect(office.row(OTHER)).toBeVisible();
  });

  await test.step('a phone puts one by the chat’s menu, and it fits 360 px', async () => {
    await phone.openChat(OTHER);
    await expect(phone.page.getByRole('button', { name: 'ಗುರುತು', exact: true })).toHaveCount(0);
    await phone.page.getByRole('button', { name: 'ಚಾಟ್‌ನ ಕ್ರಮಗಳು' }).click();
    await phone.page.getByRole('button', { name: 'ಈ ಚಾಟ್‌ನ ಗುರುತುಗಳು' }).click();
    await phone.page.getByRole('combobox').fill('ಮೆಣಸಿನ');
    await takePicture(phone.page, info.outputPath('picker-360-kn.png'));
    await phone.page.getByRole('option', { name: /^ಮೆಣಸಿನಕಾಯಿ/ }).click();
    await phone.page.keyboard.press('Escape');
    await expect(phone.page.getByRole('list', { name: 'ಈ ಚಾಟ್‌ನ ಗುರುತುಗಳು' })).toContainText('ಮೆಣಸಿನಕಾಯಿ');
    await takePicture(phone.page, info.outputPath('thread-360-kn.png'));
    expect(await axeFaults(phone.page)).toEqual([]);
    await expect(office.row(OTHER)).toContainText('Chilli');
  });

  await test.step('the farmer has heard nothing of it', async () => {
    await office.openChat(NAME);
    await office.write('ಬೋರ್ಡೋ ಸಿಂಪಡಿಸಿ');
    await expect(farmer.page.getByText('ಬೋರ್ಡೋ ಸಿಂಪಡಿಸಿ', { exact: true })).toBeVisible();
    expect(await farmer.page.content()).not.toMatch(/Arecanut|ಗುರುತು/);
  });

  await test.step('in the settings own labels are renamed, merged and deleted after a question', async () => {
    await page.goto(`${app.url}/admin/settings/labels`);
    await page.getByRole('button', { name: 'Change ಕೊಳೆ ರೋಗ' }).click();
    await dialog.getByLabel('Name in English').fill('Fruit rot');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('list', { name: 'Labels of this office' })).toContainText('Fruit rot');
    await takePicture(page, info.outputPath('manage-1366.png'));
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Merge Fruit rot into another' }).click();
    await dialog.getByLabel('Into which label').selectOption('Arecanut');
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText('No label of your own yet')).toBeVisible();
    await phone.page.goto(`${app.url}/admin/settings/labels`);
    await expect(phone.page.getByText('ಅಡಿಕೆ')).toBeVisible();
    await takePicture(phone.page, info.outputPath('manage-360-kn.png'));
    expect(await axeFaults(phone.page)).toEqual([]);
  });
  await office.close();
  await phone.close();
});
