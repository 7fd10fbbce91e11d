import { expect, test } from '@playwright/test';
import { BUSINESS } from '../../content/business.ts';
import { nextOpening } from '../../shared/domain/time/working-hours.ts';
import { axeFaults } from './axe.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';

/** An hour before the office opens next: evening or a day off, whenever this runs. */
const opensAt = nextOpening(BUSINESS.hours, new Date()) ?? new Date();
const evening = new Date(opensAt.getTime() - 3_600_000);

const app = appForFile({ AUTO_REPLY: 'on' });

test('in the evening a farmer is told when the office opens; when it comes, each sees the other write @trial', async ({
  browser,
}) => {
  // Its clock is not that of this machine: the newest code is the one that is meant.
  app.setNow(evening);
  const reach = { url: app.url, code: (to: string) => app.code(to) };
  const farmer = await FarmerScreen.open(browser, reach);
  await farmer.page.clock.setSystemTime(evening);
  await farmer.register({ mobile: '9845055501', name: 'ಮಲ್ಲಪ್ಪ', place: 'ಗದಗ' });
  const line = farmer.page.getByRole('banner').or(farmer.page.locator('header')).getByRole('status');

  await test.step('the line under the title tells the hours and the next opening', async () => {
    await expect(line).toContainText('We answer Mon–Sat, 9:30 AM–6:30 PM');
    await expect(line).toContainText(/Opens (today|tomorrow|\w+day) at 9:30 AM/);
  });

  await test.step('the farmer’s first message is answered by itself, the second is not', async () => {
    await farmer.write('ಎಲೆ ಸುರುಳಿ ಆಗುತ್ತಿದೆ');
    const reply = farmer.thread.getByRole('article').filter({ hasText: 'Automatic reply' });
    await expect(reply).toHaveCount(1);
    await farmer.write('ಏನು ಸಿಂಪಡಿಸಲಿ?');
    await farmer.allSent();
    await expect(reply).toHaveCount(1);
  });

  const office = await OfficeScreen.open(browser, reach);
  await test.step('the office finds the farmer’s own words in its list, unread; the farmer sees that they came', async () => {
    await office.logIn();
    await expect(office.row('ಮಲ್ಲಪ್ಪ')).toContainText('ಏನು ಸಿಂಪಡಿಸಲಿ?');
    await expect(office.row('ಮಲ್ಲಪ್ಪ')).toContainText('UNREAD');
    await expect(office.row('ಮಲ್ಲಪ್ಪ')).toContainText('2');
    await expect(line).toContainText('Opens');
  });

  await test.step('when the day begins the line says that it is there', async () => {
    const opened = new Date(opensAt.getTime() + 60_000);
    app.setNow(opened);
    await farmer.page.clock.setSystemTime(opened);
    await expect(line).toHaveText('Office is online', { timeout: 25_000 });
  });

  await test.step('the office sees the farmer write in the list and over the thread', async () => {
    await farmer.composer.pressSequentially('ಇಲ್ಲಿ');
    await expect(office.row('ಮಲ್ಲಪ್ಪ')).toContainText('typing…');
    await office.openChat('ಮಲ್ಲಪ್ಪ');
    await farmer.page.waitForTimeout(3_000);
    await farmer.composer.pressSequentially('ದೆ');
    await expect(office.page.getByText('typing…')).toHaveCount(2);
    await farmer.page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(office.page.getByText('typing…')).toHaveCount(0, { timeout: 2_000 });
  });

  await test.step('the farmer sees the office write until its message is there', async () => {
    const box = office.page.getByRole('textbox', { name: 'Write a message' });
    await box.pressSequentially('ಬೇವಿನ');
    await expect(farmer.page.getByText('typing…')).toBeVisible();
    await box.press('Enter');
    await expect(farmer.thread.getByText('ಬೇವಿನ')).toBeVisible();
    await expect(farmer.page.getByText('typing…')).toBeHidden({ timeout: 2_000 });
  });

  await test.step('a while after the office has left, the hours stand there again', async () => {
    await office.close();
    await expect(line).toHaveText('Office is online');
    await expect(line).toContainText('We answer', { timeout: 15_000 });
    expect(await axeFaults(farmer.page, 'header')).toEqual([]);
  });
  await farmer.close();
});
