import { expect, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';
import { takePicture } from './picture.ts';

/** Private notes: written beside the message, seen by the office, and by no farmer. */
const app = appForFile();
let farmer: FarmerScreen;
const NAME = 'ಸಾವಿತ್ರಮ್ಮ';
const SECRET = 'ಸಾಲ ಬಾಕಿ ಇದೆ, ಮೊದಲು ಕೇಳಿ';

test.beforeAll(async ({ browser }) => {
  farmer = await FarmerScreen.enter(browser, app, { mobile: '9845081191', name: NAME, place: 'ಹಾಸನ' });
  await farmer.write('ಕಾಫಿ ಎಲೆ ಒಣಗುತ್ತಿದೆ');
  await farmer.allSent();
});
test.afterAll(() => farmer.close());

test('a note is written by key in a form of its own, stands among the messages of every office screen, and reaches no farmer @trial', async ({
  browser,
}, info) => {
  const office = await OfficeScreen.enter(browser, app);
  const colleague = await OfficeScreen.enter(browser, app, PHONE);
  await colleague.readIn('kn');
  const { page } = office;
  await office.openChat(NAME);
  await colleague.openChat(NAME);
  const note = page.getByRole('textbox', { name: 'Private note' });

  await test.step('the words of the message wait while the note is written, and the other way round', async () => {
    await office.box.fill('ಎಲೆಯ ಫೋಟೋ ಕಳುಹಿಸಿ');
    await page.keyboard.press('Alt+i');
    await expect(note).toBeFocused();
    await expect(note).toHaveValue('');
    await expect(office.box).toBeHidden();
    await note.fill(SECRET);
    await page.keyboard.press('Alt+i');
    await expect(office.box).toBeFocused();
    await expect(office.box).toHaveValue('ಎಲೆಯ ಫೋಟೋ ಕಳುಹಿಸಿ');
    await page.keyboard.press('Alt+i');
    await expect(note).toHaveValue(SECRET);
    await takePicture(page, info.outputPath('note-writing.png'));
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('kept by Enter, it stands there as a note; the message is as it was', async () => {
    await note.press('Enter');
    const card = office.thread.getByRole('article').filter({ hasText: SECRET });
    await expect(card).toContainText('Only the office sees this');
    await expect(note).toHaveValue('');
    await expect(colleague.thread.getByRole('article').filter({ hasText: SECRET })).toBeVisible();
    await takePicture(colleague.page, info.outputPath('note-on-a-phone.png'));
    expect(await axeFaults(colleague.page)).toEqual([]);
  });

  await test.step('what is sent next goes to the farmer without it', async () => {
    await note.press('Escape');
    await office.box.press('Enter');
    await expect(farmer.page.getByRole('log').getByText('ಎಲೆಯ ಫೋಟೋ ಕಳುಹಿಸಿ')).toBeVisible();
    await farmer.page.reload();
    await expect(farmer.page.getByRole('log').getByText('ಎಲೆಯ ಫೋಟೋ ಕಳುಹಿಸಿ')).toBeVisible();
    await expect(farmer.page.getByText(SECRET)).toHaveCount(0);
  });

  await test.step('its author changes it and deletes it, and the search finds it as a note', async () => {
    const card = office.thread.getByRole('article').filter({ hasText: 'Only the office' });
    await card.getByRole('button', { name: 'Change note' }).click();
    const field = card.getByRole('textbox', { name: 'Change note' });
    await field.fill(`${SECRET}. ಫೋನ್ ಮಾಡಿ`);
    await field.press('Enter');
    await expect(colleague.thread.getByText('ಫೋನ್ ಮಾಡಿ')).toBeVisible();
    await page.getByRole('textbox', { name: 'Search' }).fill('ಸಾಲ ಬಾಕಿ');
    const found = page.getByRole('region', { name: 'Private notes' });
    await expect(found.getByRole('link')).toContainText(SECRET);
    await takePicture(page, info.outputPath('note-found.png'));
    await found.getByRole('link').click();
    await card.getByRole('button', { name: 'Delete note' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click();
    await expect(card).toHaveCount(0);
    await expect(colleague.thread.getByText('ಫೋನ್ ಮಾಡಿ')).toHaveCount(0);
  });
  await office.close();
  await colleague.close();
});
