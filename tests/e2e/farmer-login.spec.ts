/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { query } from '../support/data-dirs.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';

/** The login on a cheap phone: the tab is ended while the SMS is read, SMS come late, everybody shares one address. */
const app = appForFile({ TRUST_PROXY: '1' });

const otp = (page: Page) => page.getByLabel('OTP', { exact: true });

async function askForCode(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('button', { name: 'I agree, send the OTP' }).click();
  await expect(otp(page)).toBeVisible();
}

test('the code on its way finds its screen after a reload, a new tab and Change Number', async ({
  browser,
}) => {
  const { page } = await FarmerScreen.open(browser, app);
  await askForCode(page, '9845055501');
  const resend = page.getByRole('button', { name: /^Send again in 0:\d\d$/ });
  await expect(resend).toBeVisible();

  await test.step('a reload', async () => {
    await page.reload();
    await expect(page.getByText('Sent by SMS to +91 9845055501', { exact: false })).toBeVisible();
    await expect(resend).toBeVisible();
  });

  await test.step('Change Number leads to the number, and the same number back to its code, without another', async () => {
    await page.getByRole('button', { name: 'Change Number' }).click();
    await expect(page.getByLabel('Mobile number')).toHaveValue('9845055501');
    await page.reload();
    await expect(page.getByLabel('Mobile number')).toHaveValue('9845055501');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(resend).toBeVisible();
    await expect(otp(page)).toHaveValue('');
  });

  await test.step('the tab is ended, and another one opened', async () => {
    const again = await page.context().newPage();
    await page.close();
    await again.goto(`${app.url}/farmers`);
    await otp(again).fill(await app.code('9845055501'));
    await again.getByLabel('Your name').fill('ರೇವಣ್ಣ');
    await again.getByLabel('Your place/address').fill('ಬಾದಾಮಿ');
    await again.getByRole('button', { name: 'Start the chat' }).click();
    await expect(again.getByText('+91 9845055501')).toBeVisible();
    expect(await again.evaluate(() => localStorage.getItem('farmerCode'))).toBeNull();
    await again.context().close();
  });
});

test('of two codes the first still counts when its SMS comes last @trial', async ({ browser }) => {
  const { page } = await FarmerScreen.open(browser, app);
  await page.clock.install();
  await askForCode(page, '9845055502');
  const first = await app.code('9845055502');
  // Half a minute passes, for the server and on the phone.
  await query(app.databaseUrl, 'update rate_limits set expire = expire - 31000');
  await page.clock.fastForward(31_000);
  const since = Date.now();
  await page.getByRole('button', { name: 'Send the OTP again' }).click();
  await app.code('9845055502', since);
  await otp(page).fill(first);
  await expect(page.getByLabel('Your name')).toBeVisible();
  await page.context().close();
});

test('a refusal says when it ends, second by second, in both languages', async ({ browser }) => {
  for (const { language, send, agree, sentence, now } of [
    {
      language: 'en',
      send: 'Send OTP',
      agree: 'I agree, send the OTP',
      sentence: 'Too many OTPs were asked for. Try again in 18:45.',
      now: 'You can try again now.',
    },
    {
      language: 'kn',
      send: 'OTP ಕಳುಹಿಸಿ',
      agree: 'ಒಪ್ಪಿಗೆ ಇದೆ, OTP ಕಳುಹಿಸಿ',
      sentence: 'ತುಂಬಾ ಸಲ OTP ಕೇಳಿದ್ದೀರಿ. 18:45 ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
      now: 'ಈಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು.',
    },
  ] as const) {
    const { page } = await FarmerScreen.open(browser, app, { language });
    await page.clock.install();
    await page.locator('input[name=mobile]').fill('9845055503');
    await page.evaluate(() => localStorage.setItem('privacyNotice:9845055503', ''));
    await page.getByRole('button', { name: send }).click();
    await page.route('**/api/auth/send-otp', (route) =>
      route.fulfill({
        status: 429,
        json: { ok: false, error: 'x', code: 'OTP_SEND_LIMIT', retry_after: 1125 },
      }),
    );
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: agree }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await page.clock.runFor(1_000 * 60);
    await expect(page.getByText('17:45', { exact: false })).toBeVisible();
    await page.clock.runFor(1_126_000);
    await expect(page.getByText(now, { exact: false })).toBeVisible();
    await page.context().close();
  }
});

test('behind an address that others have used up, the phone does a little work by itself and gets its code @trial', async ({
  browser,
}) => {
  for (let n = 0; n < 10; n += 1) {
    const token = await fetch(`${app.url}/api/auth/me`).then((answer) =>
      answer.headers.getSetCookie().join(';'),
    );
    const xsrf = /XSRF-TOKEN=([^;]+)/.exec(token)?.[1] ?? '';
    const answer = await fetch(`${app.url}/api/auth/send-otp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '100.64.0.7',
        'x-xsrf-token': xsrf,
        cookie: `XSRF-TOKEN=${xsrf}`,
      },
      body: JSON.stringify({ mobile: `98450555${10 + n}` }),
    });
    expect(answer.status).toBe(200);
  }
  const { page } = await FarmerScreen.open(browser, app);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '100.64.0.7' });
  const refused = page.waitForResponse((answer) => answer.status() === 429);
  await askForCode(page, '9845055599');
  expect(await (await refused).json()).toHaveProperty('work');
  await page.context().close();
});
