import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#shared/domain/languages.ts';
import { OFFICE, type ReachableApp } from '../support/running-app.ts';
import { enterAsOffice } from './enter.ts';

const LAPTOP = { viewport: { width: 1366, height: 768 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What the office does at /admin, on a laptop. */
export class OfficeScreen {
  readonly page: Page;
  readonly #app: ReachableApp;

  private constructor(page: Page, app: ReachableApp) {
    this.page = page;
    this.#app = app;
  }

  static async open(
    browser: Browser,
    app: ReachableApp,
    /** Another device than a laptop, another language, a session kept from before. */
    options: BrowserContextOptions = {},
  ): Promise<OfficeScreen> {
    const screen = await OfficeScreen.#onDevice(browser, app, options);
    await screen.page.goto(`${app.url}/admin`);
    return screen;
  }

  /** Logged in, the list on the screen. */
  static async enter(
    browser: Browser,
    app: ReachableApp,
    options: BrowserContextOptions = {},
  ): Promise<OfficeScreen> {
    const screen = await OfficeScreen.#onDevice(browser, app, options);
    const { page } = screen;
    await enterAsOffice(page.context(), app);
    // What the browser remembers of a login decides what is drawn first.
    await page.goto(`${app.url}/robots.txt`);
    const remembered = JSON.stringify({ email: OFFICE.email, loggedInAt: Date.now() });
    await page.evaluate((session) => localStorage.setItem('adminSession', session), remembered);
    await page.goto(`${app.url}/admin`);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    // The desk hears keys a moment after it is drawn; its list is asked for then.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    return screen;
  }

  static async #onDevice(
    browser: Browser,
    app: ReachableApp,
    options: BrowserContextOptions,
  ): Promise<OfficeScreen> {
    const context = await browser.newContext({
      ...LAPTOP,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      ...options,
    });
    return new OfficeScreen(await context.newPage(), app);
  }

  /** Goes on in this language, from where it stands. */
  async readIn(language: Language): Promise<void> {
    await this.page.evaluate((chosen) => localStorage.setItem('site_lang', chosen), language);
    await this.page.reload();
  }

  async logIn(email = OFFICE.email): Promise<void> {
    const { page } = this;
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(OFFICE.password);
    // Another browser of the office may have logged in a moment ago, with a code of its own.
    const since = Date.now();
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByLabel('6-digit OTP').fill(await this.#app.code(email, since));
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  }

  /** The farmer's row in the list. */
  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }

  async openChat(name: string): Promise<void> {
    await this.row(name).getByRole('link').or(this.row(name).getByRole('button')).first().click();
    await expect(this.thread).toBeVisible();
  }

  get thread(): Locator {
    return this.page.getByRole('log');
  }

  get box(): Locator {
    return this.page.getByRole('textbox', { name: 'Write a message' });
  }

  async write(text: string): Promise<void> {
    await this.box.fill(text);
    await this.box.press('Enter');
  }

  async uploadQuotation(
    rupees: string,
    file: { name: string; mimeType: string; buffer: Buffer },
  ): Promise<void> {
    await this.page.getByRole('button', { name: 'Quotation', exact: true }).click();
    const panel = this.page.getByRole('dialog', { name: 'Quotation' });
    await panel.getByPlaceholder('e.g., 1250').fill(rupees);
    await expect(panel.getByRole('button', { name: 'Upload Quotation' })).toBeDisabled();
    await panel.locator('input[type=file]').setInputFiles(file);
    await panel.getByRole('button', { name: 'Upload Quotation' }).click();
    await expect(panel).toBeHidden();
  }

  async sendLr(number: string): Promise<void> {
    await this.page.getByRole('button', { name: 'VRL/LR' }).click();
    const panel = this.page.getByRole('dialog', { name: 'Dispatch (VRL/LR)' });
    await panel.getByPlaceholder('e.g., VRL123456').fill(number);
    await panel.getByRole('button', { name: 'Send LR & Mark Sent' }).click();
    // Goods that are not paid for leave at the second press.
    const anyway = panel.getByRole('button', { name: 'Send anyway' });
    await expect(anyway.or(this.page.getByText(`LR sent to`)).first()).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    await expect(panel).toBeHidden();
  }

  /** Through the confirmation, as nobody blocks by a slip. */
  async setBlocked(blocked: boolean): Promise<void> {
    const action = blocked ? 'Block' : 'Unblock';
    await this.page.getByRole('button', { name: action, exact: true }).click();
    const question = this.page.getByRole('dialog');
    if (blocked) await question.getByLabel('Reason').fill('ಅಸಭ್ಯ ಮಾತು');
    await question.getByRole('button', { name: action, exact: true }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
