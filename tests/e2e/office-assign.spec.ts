import { expect, test } from '@playwright/test';
import en from '../../content/strings/en/assign.json' with { type: 'json' };
import sheetEn from '../../content/strings/en/shortcuts.json' with { type: 'json' };
import kn from '../../content/strings/kn/assign.json' with { type: 'json' };
import inbox from '../../content/strings/kn/inbox.json' with { type: 'json' };
import bar from '../../content/strings/kn/office.json' with { type: 'json' };
import sheetKn from '../../content/strings/kn/shortcuts.json' with { type: 'json' };
import { axeFaults } from './axe.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';
import { takePicture } from './picture.ts';
import { turns } from './turns.ts';

/** Whose a chat is: taken, seen by every screen, handed over with a note, given back to all. */
const app = appForFile();
let farmer: FarmerScreen;
const NAME = 'ಚೆನ್ನಮ್ಮ';

test.beforeAll(async ({ browser }) => {
  farmer = await FarmerScreen.enter(browser, app, { mobile: '9845081192', name: NAME, place: 'ಗದಗ' });
  await farmer.write('ಹತ್ತಿ ಎಲೆ ಕೆಂಪಾಗಿದೆ');
  await farmer.allSent();
});
test.afterAll(() => farmer.close());

test('a chat is taken by key and Enter, narrowed to, handed to a role with a note, and given back @trial', async ({
  browser,
}, info) => {
  const office = await OfficeScreen.enter(browser, app);
  const phone = await OfficeScreen.enter(browser, app, PHONE);
  await phone.readIn('kn');
  const { page } = office;
  await office.openChat(NAME);

  await test.step('Alt+T and Enter take it; every screen shows whose it is', async () => {
    await page.keyboard.press('Alt+t');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Take it' })).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await takePicture(page, info.outputPath('taking.png'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(phone.row(NAME)).toContainText('ಅವರ ಬಳಿ ಇದೆ');
    await takePicture(phone.page, info.outputPath('list-on-a-phone.png'));
  });

  await test.step('the list narrows to one’s own and to nobody’s, in the address', async () => {
    await page.getByRole('button', { name: 'Mine' }).click();
    await expect(page).toHaveURL(/only=mine/);
    await expect(office.row(NAME)).toBeVisible();
    await page.getByRole('button', { name: 'Mine' }).click();
    for (const name of [bar.bar.next, bar.bar.logout]) {
      const tool = phone.page.getByRole('button', { name, exact: true });
      await expect(tool, `all of ${name} is on the screen`).toBeInViewport({ ratio: 1 });
    }
    const nobodys = phone.page.getByRole('button', { name: inbox.list.only.nobodys });
    await nobodys.click();
    await expect(phone.row(NAME)).toHaveCount(0);
    await nobodys.click();
  });

  await test.step('it is handed to a role with a note, which stands in the thread for the office', async () => {
    await page.keyboard.press('Alt+t');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Give to').selectOption('Dispatch');
    await dialog.getByLabel('With a note').fill('ಬೆಲೆ ಹೇಳಿ ಆಗಿದೆ');
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect(dialog).toBeHidden();
    await expect(office.thread.getByRole('article', { name: 'Private note' })).toContainText('ಬೆಲೆ ಹೇಳಿ ಆಗಿದೆ');
    await phone.openChat(NAME);
    const held = phone.page.getByRole('button', { name: kn.heldBy.replace('{{name}}', kn.role.dispatch) });
    await expect(held).toBeVisible();
    await look(phone.page, 'thread-kn-360', info);
    await held.click();
    await expect(phone.page.getByRole('dialog').getByRole('button', { name: kn.take })).toBeVisible();
    await look(phone.page, 'hand-over-kn-360', info);
    await phone.page.keyboard.press('Escape');
  });

  await test.step('given back, it is nobody’s', async () => {
    await page.keyboard.press('Alt+t');
    await page.getByRole('dialog').getByRole('button', { name: 'Give back to all' }).click();
    await expect(phone.page.getByRole('button', { name: kn.nobodys })).toBeVisible();
    await expect(farmer.page.getByText('ಬೆಲೆ ಹೇಳಿ ಆಗಿದೆ')).toHaveCount(0);
  });
  await office.close();
  await phone.close();
});

for (const language of turns(['en', 'kn'] as const)) {
  test(`who is away says until when, sees it again after a reload, and comes back early (${language}) @trial`, async ({
    browser,
  }, info) => {
    const t = language === 'en' ? en : kn;
    const office = await OfficeScreen.enter(browser, app, language === 'en' ? {} : PHONE);
    const { page } = office;
    await page.context().addCookies([{ name: 'site_lang', value: language, url: app.url }]);
    await page.evaluate((lang) => localStorage.setItem('site_lang', lang), language);
    await page.goto(`${app.url}/admin/me`);
    const sound = (language === 'en' ? sheetEn : sheetKn).sound;
    await expect(page.getByRole('checkbox', { name: sound }), 'in reach of a phone too').toBeVisible();
    const form = page.getByRole('form', { name: t.awayTitle });
    await form.getByLabel(t.backOn).fill('2020-01-01');
    await form.getByRole('button', { name: t.goAway }).click();
    await expect(page.getByText(t.isAway)).toHaveCount(0);
    await form.getByLabel(t.backOn).fill(new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10));
    await form.getByRole('button', { name: t.goAway }).click();
    await expect(page.getByText(t.isAway)).toBeVisible();
    await page.reload();
    await expect(form.getByRole('button', { name: t.hereAgain })).toBeVisible();
    await look(page, `away-${language}`, info);
    await form.getByRole('button', { name: t.hereAgain }).click();
    await expect(form.getByRole('button', { name: t.hereAgain })).toHaveCount(0);
    await office.close();
  });
}
