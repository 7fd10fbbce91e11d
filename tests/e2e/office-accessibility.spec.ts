/// <reference lib="dom" />

import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  type TestInfo,
  test,
} from '@playwright/test';
import type { Language } from '#shared/domain/languages.ts';
import { pdf } from '../fixtures/documents.ts';
import { photoWithGps } from '../fixtures/images.ts';
import { media } from '../fixtures/media.ts';
import { pickFiles } from '../support/pick-files.ts';
import { OFFICE } from '../support/running-app.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';
import { turns } from './turns.ts';

/**
 * axe on every state of /admin, in English on a laptop and (`npm run trials -- languages`) in Kannada on a phone. Each is also photographed into the
 * test's output folder, to be looked at. Settings and the customer card are looked at in office-records.spec.ts.
 */
const app = appForFile();
let farmer: FarmerScreen;
const NAME = 'ಲಕ್ಷ್ಮೀನಾರಾಯಣಪ್ಪ ಹೊಸಮನೆ';

test.beforeAll(async ({ browser }) => {
  farmer = await FarmerScreen.enter(browser, app, {
    mobile: '9845033401',
    name: NAME,
    place: 'ತೀರ್ಥಹಳ್ಳಿ, ಶಿವಮೊಗ್ಗ',
  });
  await farmer.write('ಅಡಿಕೆ ಕಾಯಿ ಉದುರುತ್ತಿದೆ. https://avagro.example/ ನೋಡಿ');
  await farmer.send({ name: 'ತೋಟ.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() });
  await farmer.send({ name: 'ಮಣ್ಣು ಪರೀಕ್ಷೆ.pdf', mimeType: 'application/pdf', buffer: await pdf('Soil card') });
  await farmer.send({ name: 'voice.ogg', mimeType: 'audio/ogg', buffer: media('voice.ogg') });
  await farmer.allSent();
});
test.afterAll(async () => {
  await farmer.close();
});

for (const { language, device } of turns([
  { language: 'en', device: { locale: 'en-IN' } },
  { language: 'kn', device: { ...PHONE, locale: 'kn-IN' } },
] as const)) {
  test(`axe finds nothing on any state of /admin (${language})`, async ({ browser }, testInfo) => {
    const walk = await Walk.begin(browser, { language, device, testInfo });
    await walk.logIn();
    await walk.readTheList();
    await walk.readTheThread();
    await walk.write();
    await walk.openPanels();
    await walk.meetColleagues(browser);
    await walk.loseTheNetwork();
    await walk.block();
    await walk.page.context().close();
  });
}

type Namespace = 'office' | 'inbox' | 'chat' | 'voice' | 'shortcuts' | 'common';

class Walk {
  readonly page: Page;
  readonly #office: OfficeScreen;
  readonly #language: Language;
  readonly #testInfo: TestInfo;

  private constructor(office: OfficeScreen, language: Language, testInfo: TestInfo) {
    this.page = office.page;
    this.#office = office;
    this.#language = language;
    this.#testInfo = testInfo;
  }

  static async begin(
    browser: Browser,
    how: { language: Language; device: BrowserContextOptions; testInfo: TestInfo },
  ): Promise<Walk> {
    const office = await OfficeScreen.open(browser, app, { ...how.device, permissions: ['microphone'] });
    return new Walk(office, how.language, how.testInfo);
  }

  async logIn(): Promise<void> {
    const { page } = this;
    await page.getByLabel(this.#t('office', 'login.email')).waitFor();
    await this.#look('01-login');
    await page.getByLabel(this.#t('office', 'login.email')).fill('farmer@example.org');
    await page.locator('[name=password]').fill(OFFICE.password);
    await this.#press('office', 'login.submit');
    await page.getByRole('alert').waitFor();
    await this.#look('02-login-wrong');
    await page.getByLabel(this.#t('office', 'login.email')).fill(OFFICE.email);
    const since = Date.now();
    await this.#press('office', 'login.submit');
    await page.locator('[name=code]').waitFor();
    const code = await app.code(OFFICE.email, since);
    // The last digit sends the code.
    await page.locator('[name=code]').fill(code === '111111' ? '222222' : '111111');
    await page.getByRole('alert').waitFor();
    await this.#look('03-code-wrong');
    await page.locator('[name=code]').fill(code);
    await this.#office.row(NAME).waitFor();
  }

  async readTheList(): Promise<void> {
    const { page } = this;
    await this.#look('10-list');
    const narrowings = page.getByRole('group', { name: this.#t('inbox', 'list.narrow') });
    const hidden = await narrowings.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect.soft(hidden, 'pixels of the narrowings behind the list’s edge').toBe(0);
    await page.locator('search input').fill('zzzz');
    await expect(this.#office.row(NAME)).toHaveCount(0);
    await this.#look('11-nothing-found');
    await page.locator('search input').fill('');
    const menu = this.#t('inbox', 'row.menu').replace('{{name}}', NAME);
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('dialog').waitFor();
    await this.#look('12-chat-menu');
    const entry = { name: this.#t('inbox', 'menu.delete') };
    await page.getByRole('menuitem', entry).or(page.getByRole('dialog').getByRole('button', entry)).click();
    await this.#look('13-delete-chat');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await this.#look('14-shortcuts');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  async readTheThread(): Promise<void> {
    const { page } = this;
    await this.#office.row(NAME).getByRole('link').click();
    await expect(this.#thread.getByText('ಮಣ್ಣು ಪರೀಕ್ಷೆ.pdf')).toBeVisible();
    await this.#look('20-thread');
    await this.#thread
      .getByRole('button', { name: new RegExp(`^${this.#t('chat', 'file.openPhoto')}`) })
      .click();
    await page.locator('.yarl__slide_current img').waitFor();
    await this.#look('21-photo');
    await page.keyboard.press('Escape');
    const actions = this.#thread.getByRole('button', { name: this.#t('chat', 'menu.open') });
    await actions.first().focus();
    await page.keyboard.press('Enter');
    await this.#menuEntry('menu.reply').waitFor();
    await this.#look('22-message-menu');
    await this.#menuEntry('menu.deleteForAll').click();
    await this.#look('23-delete-question');
    await page.keyboard.press('Escape');
    await actions.first().focus();
    await page.keyboard.press('Enter');
    await this.#menuEntry('menu.reply').click();
    await this.#box.fill('ಸರಿ\n'.repeat(12));
    await this.#look('24-reply-and-tall-box');
    await this.#box.fill('');
    await this.#press('chat', 'reply.cancel');
  }

  async write(): Promise<void> {
    const { page } = this;
    const photo = { name: 'ಎಲೆ.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() };
    await pickFiles(page, () => this.#press('chat', 'composer.attach'), photo);
    await page.getByRole('dialog').locator('img').waitFor();
    await this.#look('30-preview');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: this.#t('chat', 'preview.delete') })
      .click();
    await this.#press('voice', 'mic');
    await expect(page.getByRole('timer')).toHaveText(/^0:(0[1-9]|[1-5]\d)$/);
    await this.#look('31-recording');
    await this.#press('voice', 'recording.stop');
    await page.getByRole('button', { name: this.#t('voice', 'draft.delete'), exact: true }).waitFor();
    await this.#look('32-voice-draft');
    await this.#press('voice', 'draft.delete');
  }

  async openPanels(): Promise<void> {
    const { page } = this;
    const dialog = page.getByRole('dialog');
    await this.#press('office', 'bar.quotation');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await dialog.getByRole('alert').waitFor();
    await this.#look('40-quotation-wrong');
    await page.keyboard.press('Escape');
    // Both walks write to the same farmer, who gets no LR twice.
    const lr = `VRL-${this.#language}`;
    await this.#press('office', 'bar.dispatch');
    await dialog.getByPlaceholder(this.#t('office', 'dispatch.lrPlaceholder')).fill(lr);
    await dialog.getByRole('button', { name: this.#t('office', 'dispatch.copy'), exact: true }).click();
    await page
      .getByText(this.#t('office', 'dispatch.copied'))
      .or(page.getByText(this.#t('office', 'dispatch.copyFailed')))
      .waitFor();
    await this.#look('41-dispatch');
    await dialog.getByRole('button', { name: this.#t('office', 'dispatch.submit') }).click();
    await dialog.getByRole('alert').waitFor();
    await this.#look('41-dispatch-unpaid');
    await dialog.getByRole('button', { name: this.#t('office', 'dispatch.anyway') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(this.#thread.getByText(lr).first()).toBeVisible();
    await this.#look('42-sent');
  }

  /** A colleague in the same chat, a farmer's word behind a draft. */
  async meetColleagues(browser: Browser): Promise<void> {
    const colleague = await OfficeScreen.enter(browser, app);
    await colleague.openChat(NAME);
    const bar = this.page.locator('[data-writing]');
    await expect(bar).toHaveAttribute('data-writing', 'false');
    await this.#look('50-colleague-looks');
    await colleague.box.pressSequentially('ನ');
    await expect(bar).toHaveAttribute('data-writing', 'true');
    await this.#look('51-colleague-writes');
    await colleague.close();
    await this.#box.fill('ಬೋರ್ಡೋ ದ್ರಾವಣ ಸಿಂಪಡಿಸಿ');
    const words = this.#thread.getByText('ನಿನ್ನೆಯೇ ಬೋರ್ಡೋ');
    // The walk in the other language has left the same words in this thread.
    const before = await words.count();
    await farmer.write('ನಿನ್ನೆಯೇ ಬೋರ್ಡೋ ಹೊಡೆದಿದ್ದೇನೆ, ಆದರೂ ಕಡಿಮೆಯಾಗಿಲ್ಲ ಸರ್');
    await expect(words).toHaveCount(before + 1);
    await this.#press('chat', 'composer.send');
    await this.page.getByRole('alert').waitFor();
    await this.#look('52-something-came');
    await this.#press('office', 'newer.read');
    await this.#box.fill('');
  }

  async loseTheNetwork(): Promise<void> {
    await this.page.context().setOffline(true);
    await expect(this.page.getByText(this.#t('chat', 'line.offline'))).toBeVisible();
    await this.#look('60-offline');
    await this.page.context().setOffline(false);
    await expect(this.page.getByText(this.#t('chat', 'line.offline'))).toBeHidden({ timeout: 20_000 });
  }

  async block(): Promise<void> {
    const { page } = this;
    const dialog = page.getByRole('dialog');
    await this.#press('inbox', 'block.block');
    await dialog.waitFor();
    await this.#look('61-block-question');
    await dialog.getByRole('textbox').fill('ಅಸಭ್ಯ ಮಾತು');
    await dialog.getByRole('button', { name: this.#t('inbox', 'block.block'), exact: true }).click();
    await expect(page.getByPlaceholder(this.#t('chat', 'composer.blockedOther'))).toBeDisabled();
    await this.#look('62-blocked');
    await this.#press('inbox', 'block.unblock');
    await dialog.getByRole('button', { name: this.#t('inbox', 'block.unblock'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`${app.url}/admin?chat=99999`);
    await expect(page.getByText(this.#t('inbox', 'thread.missing'))).toBeVisible();
    await this.#look('63-no-such-chat');
  }

  get #thread() {
    return this.page.getByRole('log');
  }

  get #box() {
    return this.page.getByRole('textbox', { name: this.#t('chat', 'composer.label') });
  }

  /** In a sheet under a thumb, in a menu under a mouse. */
  #menuEntry(key: string) {
    const name = this.#t('chat', key);
    return this.page
      .getByRole('menuitem', { name })
      .or(this.page.getByRole('dialog').getByRole('button', { name }));
  }

  #look(name: string): Promise<void> {
    return look(this.page, `${this.#language}-${name}`, this.#testInfo);
  }

  #press(namespace: Namespace, key: string): Promise<void> {
    return this.page.getByRole('button', { name: this.#t(namespace, key), exact: true }).click();
  }

  #t(namespace: Namespace, key: string): string {
    const file = path.join(import.meta.dirname, `../../content/strings/${this.#language}/${namespace}.json`);
    const strings = JSON.parse(readFileSync(file, 'utf8').replaceAll('{{shop}}', 'AV Agro'));
    const found = key.split('.').reduce((level, part) => level?.[part], strings);
    if (typeof found !== 'string') throw new Error(`no words for ${namespace}:${key}`);
    return found;
  }
}
