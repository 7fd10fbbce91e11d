/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { axeFaults } from './axe.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';
import { takePicture } from './picture.ts';

/** Being brought back to a chat: set by key, shown in the chat, come due with its reason above the list, and done. */
const app = appForFile();
const NAME = 'ಬಸವಣ್ಣ';

/** What the clock does each minute. */
async function ring(): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(`select graphile_worker.add_job('reminders.ring')`);
  await client.end();
}

test('a chat comes back on its day, with the reason, and goes when it is done @trial', async ({
  browser,
}, info) => {
  const farmer = await FarmerScreen.enter(browser, app, { mobile: '9845081401', name: NAME, place: 'ಹಾವೇರಿ' });
  await farmer.write('ಎಲೆ ಸುರುಳಿ');
  await farmer.allSent();
  const office = await OfficeScreen.enter(browser, app);
  const phone = await OfficeScreen.enter(browser, app, PHONE);
  await phone.readIn('kn');
  const { page } = office;
  const dialog = page.getByRole('dialog');
  await office.openChat(NAME);

  await test.step('Alt+Z, a reason and a press on a day set it', async () => {
    await page.keyboard.press('Alt+z');
    await dialog.getByLabel('What for').fill('ಫಲಿತಾಂಶ ಕೇಳಿ');
    await takePicture(page, info.outputPath('setting-1366.png'));
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Tomorrow morning/ }).click();
    await expect(dialog).toBeHidden();
    const chip = page.getByRole('list', { name: 'Reminders of this chat' });
    await expect(chip).toContainText('ಫಲಿತಾಂಶ ಕೇಳಿ');
    await expect(page.getByRole('region', { name: 'Reminders', exact: true })).toHaveCount(0);
  });

  await test.step('changed to a time of one’s own, it comes due: above the list, on the row and in the chat', async () => {
    await page.keyboard.press('Alt+z');
    await expect(dialog.getByLabel('What for')).toHaveValue('ಫಲಿತಾಂಶ ಕೇಳಿ');
    // Ten days on, logins of this office are over: an hour ahead is far enough.
    const soon = new Date(Date.now() + 3_600_000 + 5.5 * 3_600_000).toISOString().slice(0, 16);
    await dialog.getByLabel('Another day and time').fill(soon);
    await dialog.getByRole('button', { name: 'Remind me then' }).click();
    await expect(dialog).toBeHidden();
    app.setNow(new Date(Date.now() + 2 * 3_600_000));
    await ring();
    const due = page.getByRole('region', { name: 'Reminders', exact: true });
    await expect(due).toContainText('ಫಲಿತಾಂಶ ಕೇಳಿ');
    await expect(office.row(NAME).filter({ hasText: 'To be looked at again' })).toBeVisible();
    await expect(phone.page.getByRole('region', { name: 'ನೆನಪುಗಳು' })).toContainText(NAME);
    await takePicture(page, info.outputPath('due-1366.png'));
    await takePicture(phone.page, info.outputPath('due-360-kn.png'));
    expect(await axeFaults(page)).toEqual([]);
    expect(await axeFaults(phone.page)).toEqual([]);
  });

  await test.step('it is among one’s own, leads to the chat, and is done from a phone for every screen', async () => {
    await page.getByRole('button', { name: 'Mine' }).click();
    await expect(office.row(NAME).first()).toBeVisible();
    const line = phone.page.getByRole('region', { name: 'ನೆನಪುಗಳು' });
    await line.getByRole('link', { name: NAME }).click();
    await expect(phone.page.getByRole('list', { name: 'ಈ ಚಾಟ್‌ನ ನೆನಪುಗಳು' })).toContainText('ಈಗ ನೋಡಬೇಕು');
    await takePicture(phone.page, info.outputPath('thread-360-kn.png'));
    expect(await axeFaults(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: 'ನೋಡಿ ಆಯಿತು' }).click();
    await expect(page.getByRole('region', { name: 'Reminders', exact: true })).toHaveCount(0);
  });
  expect(await farmer.page.content()).not.toContain('ಫಲಿತಾಂಶ ಕೇಳಿ');
  await Promise.all([office.close(), phone.close(), farmer.close()]);
});
