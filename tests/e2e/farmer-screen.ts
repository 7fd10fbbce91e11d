import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { LOCALES } from '#shared/domain/by-language.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/domain/languages.ts';
import { pickFiles } from '../support/pick-files.ts';
import type { ReachableApp } from '../support/running-app.ts';
import { enterAsFarmer, type Profile } from './enter.ts';

/** What a farmer does at /farmers, in their words, on a small phone. */
export class FarmerScreen {
  readonly page: Page;
  readonly #app: ReachableApp;

  private constructor(page: Page, app: ReachableApp) {
    this.page = page;
    this.#app = app;
  }

  static async open(
    browser: Browser,
    app: ReachableApp,
    /** `url`: another way to the app than its own. */
    options: { language?: Language; url?: string } = {},
  ): Promise<FarmerScreen> {
    const screen = await FarmerScreen.#onPhone(browser, app, options.language);
    await screen.page.goto(`${options.url ?? app.url}/farmers`);
    return screen;
  }

  /** A farmer who is logged in, their chat open. */
  static async enter(
    browser: Browser,
    app: ReachableApp,
    profile: Profile,
    options: { language?: Language; url?: string } = {},
  ): Promise<FarmerScreen> {
    const screen = await FarmerScreen.#onPhone(browser, app, options.language);
    const url = options.url ?? app.url;
    await enterAsFarmer(screen.page.context(), { url, code: (to, since) => app.code(to, since) }, profile);
    await screen.page.goto(`${url}/farmers`);
    await expect(screen.composer).toBeVisible();
    return screen;
  }

  static async #onPhone(browser: Browser, app: ReachableApp, language?: Language): Promise<FarmerScreen> {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      locale: LOCALES[language ?? DEFAULT_LANGUAGE].tag,
      timezoneId: 'Asia/Kolkata',
    });
    return new FarmerScreen(await context.newPage(), app);
  }

  /** Mobile, the privacy notice, OTP from the outbox, then name and place because the number is new. */
  async register(profile: Profile): Promise<void> {
    const { page } = this;
    await page.getByLabel('Mobile number').fill(profile.mobile);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByRole('button', { name: 'I agree, send the OTP' }).click();
    await page.getByLabel('OTP', { exact: true }).fill(await this.#app.code(profile.mobile));
    // Six digits are the whole answer: they go without a press, as they do when the phone fills them in.
    await page.getByLabel('Your name').fill(profile.name);
    await page.getByLabel('Your place/address').fill(profile.place);
    await page.getByRole('button', { name: 'Start the chat' }).click();
    await expect(page.getByRole('heading', { name: 'AV Agro Support' })).toBeVisible();
    await expect(page.getByText(`+91 ${profile.mobile}`)).toBeVisible();
  }

  get thread(): Locator {
    return this.page.getByRole('log');
  }

  get composer(): Locator {
    return this.page.getByRole('textbox', { name: 'Write a message' });
  }

  async write(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
  }

  /** Through the file chooser and the preview, as a thumb does. */
  async send(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await pickFiles(this.page, () => this.page.getByRole('button', { name: 'Attach' }).click(), file);
    await this.page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** Behind the bar's menu, where it stands on a phone. */
  async openLogout(): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Logout' }).click();
  }

  /** Every bubble of this side has a server's word: nothing is waiting or sending. Photos are made light when a busy machine has time. */
  async allSent(timeout = 90_000): Promise<void> {
    await expect(this.thread.getByLabel(/^(Waiting to be sent|Sending)$/)).toHaveCount(0, { timeout });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
