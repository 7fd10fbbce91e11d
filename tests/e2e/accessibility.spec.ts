/// <reference lib="dom" />

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page, type TestInfo, test } from '@playwright/test';
import type { Language } from '#shared/domain/languages.ts';
import { pdf } from '../fixtures/documents.ts';
import { photoWithGps } from '../fixtures/images.ts';
import { media } from '../fixtures/media.ts';
import { pickFiles } from '../support/pick-files.ts';
import { axeFaults } from './axe.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { OfficeClient } from './office-client.ts';
import { takePicture } from './picture.ts';
import { turns } from './turns.ts';

/**
 * axe on every state of the farmer's screen, in both languages, on a small phone. With
 * `E2E_PICTURES=1` each state is photographed into the test's output folder.
 */
const app = appForFile();
let office: OfficeClient;

test.beforeAll(async () => {
  office = await OfficeClient.logIn(app);
});

for (const language of turns(['kn', 'en'] as const)) {
  test(`axe finds nothing on any state of the farmer's screen (${language})`, async ({
    browser,
  }, testInfo) => {
    test.setTimeout(480_000);
    const walk = await Walk.begin(browser, language, testInfo);
    await walk.logIn(language === 'en' ? '9845033301' : '9845033302');
    await walk.fillTheThread();
    await walk.readTheThread();
    await walk.write();
    await walk.openPanels();
    await walk.loseTheNetwork();
    await walk.getBlocked();
    await walk.page.context().close();
  });
}

type Words = Record<
  'accounts' | 'notice' | 'chat' | 'spray' | 'quotes' | 'voice' | 'common',
  (key: string) => string
>;

class Walk {
  readonly page: Page;
  readonly #words: Words;
  readonly #shoot: (name: string) => string;
  #mobile = '';
  #chatId = 0;

  private constructor(page: Page, words: Words, shoot: (name: string) => string) {
    this.page = page;
    this.#words = words;
    this.#shoot = shoot;
  }

  static async begin(browser: Browser, language: Language, testInfo: TestInfo): Promise<Walk> {
    const { page } = await FarmerScreen.open(browser, app, { language });
    return new Walk(page, wordsOf(language), (name) => testInfo.outputPath(`${language}-${name}.png`));
  }

  async logIn(mobile: string): Promise<void> {
    const { accounts } = this.#words;
    this.#mobile = mobile;
    await this.page.getByLabel(accounts('mobile.label')).waitFor();
    await this.#look('01-mobile');
    await this.page.getByLabel(accounts('mobile.label')).fill('12');
    await this.#press(accounts('mobile.send'));
    await this.#look('02-mobile-invalid');
    await this.page.getByLabel(accounts('mobile.label')).fill(mobile);
    await this.#press(accounts('mobile.send'));
    const agree = this.page.getByRole('button', { name: this.#words.notice('agree') });
    await agree.waitFor();
    await this.#look('02-notice');
    await agree.click();
    const otp = this.page.getByLabel(accounts('otp.label'), { exact: true });
    await otp.waitFor();
    await this.#look('03-otp');
    await otp.fill(await app.code(mobile));
    await this.page.getByLabel(accounts('profile.name')).waitFor();
    await this.#look('04-profile');
    await this.page.getByLabel(accounts('profile.name')).fill('ಲಕ್ಷ್ಮೀನಾರಾಯಣಪ್ಪ ಹೊಸಮನೆ');
    await this.page.getByLabel(accounts('profile.place')).fill('ತೀರ್ಥಹಳ್ಳಿ, ಶಿವಮೊಗ್ಗ');
    await this.#press(accounts('profile.done'));
    await this.page.getByRole('log').waitFor();
    await this.#look('05-empty-thread');
  }

  /** A message of every kind. */
  async fillTheThread(): Promise<void> {
    const { chat, spray } = this.#words;
    const box = this.page.getByRole('textbox', { name: chat('composer.label') });
    await box.fill('ಅಡಿಕೆ ಕಾಯಿ ಉದುರುತ್ತಿದೆ. https://avagro.example/ ನೋಡಿ');
    await this.#press(chat('composer.send'));
    await this.#attach('ತೋಟ.jpg', 'image/jpeg', await photoWithGps());
    await this.#attach('ಮಣ್ಣು ಪರೀಕ್ಷೆ.pdf', 'application/pdf', await pdf('Soil card'));
    await this.#attach('garden.mp4', 'video/mp4', media('clip.mp4'));
    await this.#attach('voice.ogg', 'audio/ogg', media('voice.ogg'));
    await this.#press(chat('spray.title'));
    await this.page.getByLabel(spray('chemical')).fill('ಬೇವಿನ ಎಣ್ಣೆ');
    await this.#press(spray('send'));
    await expect(this.page.getByText('ಬೇವಿನ ಎಣ್ಣೆ')).toBeVisible();
    await expect(this.page.locator('article [role=progressbar]')).toHaveCount(0, { timeout: 20_000 });
    await expect.poll(() => office.chatOf(this.#mobile)).toBeGreaterThan(0);
    this.#chatId = await office.chatOf(this.#mobile);
    const id = await office.say(this.#chatId, 'ಇದು ಕೊಳೆ ರೋಗ. ಬೋರ್ಡೋ ದ್ರಾವಣ ಶೇಕಡಾ 1 ಸಿಂಪಡಿಸಿ.');
    await office.say(this.#chatId, 'ಮೇಲಿನಂತೆ ಮಾಡಿ', id);
    await office.quote(this.#chatId, '1250.50', {
      name: 'quotation.pdf',
      type: 'application/pdf',
      bytes: await pdf('Quotation'),
    });
    await office.dispatch(this.#chatId, 'VRL123456');
    await expect(this.page.getByText('VRL123456').first()).toBeVisible();
  }

  async readTheThread(): Promise<void> {
    const { chat } = this.#words;
    await this.#look('10-thread-end');
    const scroller = this.page.getByRole('log').locator('..');
    await scroller.evaluate((box) => box.scrollTo(0, 0));
    await this.page.getByRole('button', { name: chat('thread.jump') }).waitFor();
    await this.#look('11-thread-top');
    await this.page.getByRole('button', { name: new RegExp(`^${chat('file.openPhoto')}`) }).click();
    await this.page.locator('.yarl__slide_current img').waitFor();
    await this.#look('12-photo-viewer');
    await this.page.keyboard.press('Escape');
    await scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    const actions = this.page.getByRole('log').getByRole('button', { name: chat('menu.open') });
    await actions.first().focus();
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('dialog').waitFor();
    await this.#look('13-message-menu', 'dialog[open]');
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: chat('menu.select') })
      .click();
    await this.page.getByRole('checkbox').nth(1).check();
    await this.#look('14-selection');
    await this.#press(chat('selection.delete_other').replace('{{count}}', '2'));
    await this.page.getByRole('dialog').waitFor();
    await this.#look('15-delete-menu', 'dialog[open]');
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: chat('menu.deleteForEveryone') })
      .click();
    await this.#look('16-delete-question', 'dialog[open]');
    await this.page.keyboard.press('Escape');
    await this.#press(chat('selection.clear'));
    await expect(this.page.getByRole('log')).toBeFocused();
  }

  async write(): Promise<void> {
    const { chat, voice } = this.#words;
    await this.page
      .getByRole('log')
      .getByRole('button', { name: chat('menu.open') })
      .last()
      .focus();
    await this.page.keyboard.press('Enter');
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: chat('menu.reply') })
      .click();
    await this.page.getByRole('textbox', { name: chat('composer.label') }).fill('ಸರಿ\n'.repeat(12));
    await this.#look('20-reply-and-tall-box');
    await this.page.getByRole('textbox', { name: chat('composer.label') }).fill('');
    await this.#press(chat('reply.cancel'));
    const photo = { name: 'ಎಲೆ.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() };
    await pickFiles(this.page, () => this.#press(chat('composer.attach')), [photo, photo]);
    await this.page.getByRole('dialog').locator('img').waitFor();
    await this.#look('21-attachment-preview', 'dialog[open]');
    for (const _ of [1, 2]) {
      await this.page
        .getByRole('dialog')
        .getByRole('button', { name: chat('preview.delete') })
        .click();
    }
    await this.page.context().grantPermissions(['microphone']);
    await this.#press(voice('mic'));
    await this.page.getByRole('button', { name: voice('recording.stop'), exact: true }).waitFor();
    await this.page.waitForTimeout(1_300);
    await this.#look('22-recording');
    await this.#press(voice('recording.stop'));
    await this.page.getByRole('button', { name: voice('draft.delete'), exact: true }).waitFor();
    await this.#look('23-voice-draft');
    await this.#press(voice('draft.delete'));
  }

  async openPanels(): Promise<void> {
    const { chat, spray, quotes, accounts } = this.#words;
    await this.page.getByRole('button', { name: new RegExp(`^${quotes('panel.title')}`) }).click();
    await this.page.getByRole('dialog').getByText('₹1,250.50').first().waitFor();
    await this.#look('30-quotations', 'dialog[open]');
    await this.page.keyboard.press('Escape');
    await this.#press(chat('spray.title'));
    await this.#press(spray('send'));
    await this.#look('31-last-spray-empty', 'dialog[open]');
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('button', { name: chat('spray.title') })).toBeFocused();
    await this.#press(chat('bar.more'));
    await this.#look('32-menu', 'dialog[open]');
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: accounts('logout.action') })
      .click();
    await this.#look('32-logout', 'dialog[open]');
    await this.page.keyboard.press('Escape');
  }

  async loseTheNetwork(): Promise<void> {
    const { chat } = this.#words;
    await this.page.context().setOffline(true);
    await this.page.getByRole('textbox', { name: chat('composer.label') }).fill('ನೆಟ್ ಇಲ್ಲದಾಗ ಬರೆದದ್ದು');
    await this.#press(chat('composer.send'));
    await expect(this.page.getByText(chat('line.offline'))).toBeVisible();
    const own = await this.page.getByText('ನೆಟ್ ಇಲ್ಲದಾಗ ಬರೆದದ್ದು').boundingBox();
    expect.soft(own?.x, 'what waits stands on its writer’s side').toBeGreaterThan(100);
    await this.#look('40-offline');
    await this.page.context().setOffline(false);
    const waiting = new RegExp(`^(${chat('tick.queued')}|${chat('tick.sending')})$`);
    await expect(this.page.getByRole('log').getByLabel(waiting)).toHaveCount(0, { timeout: 30_000 });
    await expect(this.page.getByText(chat('line.offline'))).toBeHidden({ timeout: 20_000 });
  }

  async getBlocked(): Promise<void> {
    const { accounts, chat } = this.#words;
    await office.block(this.#mobile, true);
    await expect(this.page.getByText(accounts('blocked'))).toBeVisible();
    await expect(this.page.getByPlaceholder(chat('composer.blockedSelf'))).toBeDisabled();
    await this.#look('41-blocked');
  }

  /** @param within what is new since the screen behind it was looked at */
  async #look(name: string, within?: 'dialog[open]'): Promise<void> {
    // What fades in has not its own colours yet.
    await this.page.waitForTimeout(400);
    if (within) await this.page.locator(within).waitFor();
    await takePicture(this.page, this.#shoot(name));
    // Softly: one fault must not hide the states behind it.
    expect.soft(await axeFaults(this.page, within), name).toEqual([]);
    const beyond = await this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect.soft(beyond, `${name}: pixels beyond the screen's side`).toBe(0);
  }

  #press(label: string): Promise<void> {
    return this.page.getByRole('button', { name: label, exact: true }).click();
  }

  async #attach(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const { chat } = this.#words;
    await pickFiles(this.page, () => this.#press(chat('composer.attach')), { name, mimeType, buffer });
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: chat('preview.send'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}

/** The words as they stand on the screen, by namespace and dotted key. */
function wordsOf(language: Language): Words {
  const words = (namespace: keyof Words) => {
    const file = path.join(import.meta.dirname, `../../content/strings/${language}/${namespace}.json`);
    const strings = JSON.parse(readFileSync(file, 'utf8').replaceAll('{{shop}}', 'AV Agro'));
    return (key: string): string => {
      const found = key.split('.').reduce((level, part) => level?.[part], strings);
      if (typeof found !== 'string') throw new Error(`no words for ${namespace}:${key}`);
      return found;
    };
  };
  return {
    accounts: words('accounts'),
    notice: words('notice'),
    chat: words('chat'),
    spray: words('spray'),
    quotes: words('quotes'),
    voice: words('voice'),
    common: words('common'),
  };
}

test('what is fading is judged by what it becomes', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Fading</title><main><h1>ಕಚೇರಿ ತೆರೆದಿದೆ</h1></main></html>');
  const fade = (to: string) =>
    page.evaluate((opacity) => {
      const words = document.querySelector('h1');
      if (!words) return;
      Object.assign(words.style, { transition: 'none', opacity: '0.1' });
      words.getBoundingClientRect();
      Object.assign(words.style, { transition: 'opacity 20s', opacity });
    }, to);
  await fade('1');
  expect(await axeFaults(page, 'main')).toEqual([]);
  await fade('0.2');
  expect(await axeFaults(page, 'main')).toEqual([expect.stringContaining('color-contrast')]);
});
