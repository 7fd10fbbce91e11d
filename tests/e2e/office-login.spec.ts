/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { OFFICE } from '../support/running-app.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';

/** The office's door, word for word and second for second. */
const app = appForFile();

test('e-mail, password and code are judged in the specification’s words', async ({ browser }) => {
  const { page } = await OfficeScreen.open(browser, app);
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  const login = page.getByRole('button', { name: 'Login' });

  await test.step('the notice sends farmers to their own page', async () => {
    await expect(page.getByText('Office Use Only')).toBeVisible();
    await expect(page.getByText('/farmers', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to /farmers' })).toHaveAttribute('href', '/farmers');
  });

  await test.step('Login is disabled without e-mail and password', async () => {
    await expect(login).toBeDisabled();
    await email.fill('farmer@example.org');
    await expect(login).toBeDisabled();
    await password.fill('secret');
    await expect(login).toBeEnabled();
    await email.fill(' ');
    await expect(login).toBeDisabled();
  });

  await test.step('a foreign e-mail, a wrong password', async () => {
    await email.fill('farmer@example.org');
    await login.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Incorrect email. If you are a farmer, please use the Clinic section for chat/messages.',
    );
    await email.fill(OFFICE.email.toUpperCase());
    await login.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Incorrect email or password. If you are a farmer, please use the Clinic section.',
    );
  });

  await test.step('a server that fails, an answer that is not ok', async () => {
    const start = '**/api/admin/login-start';
    await page.route(start, (route) => route.fulfill({ status: 500, json: { ok: false } }));
    await login.click();
    await expect(page.getByRole('alert')).toHaveText('Could not send OTP (server error).');
    await page.unroute(start);
    await page.route(start, (route) => route.fulfill({ status: 200, json: { ok: false } }));
    await login.click();
    await expect(page.getByRole('alert')).toHaveText('Login failed.');
    await page.unroute(start);
  });

  await test.step('the code: six digits, nothing else, and a wrong one is told', async () => {
    await password.fill(OFFICE.password);
    const since = Date.now();
    await login.click();
    const code = page.getByLabel('6-digit OTP');
    const verify = page.getByRole('button', { name: 'Verify' });
    await expect(page.getByRole('timer')).toHaveText(/^Valid for (1:00|0:5\d)$/);
    await expect(verify).toBeDisabled();
    await code.pressSequentially('12a b-345');
    await expect(code).toHaveValue('12345');
    await expect(verify).toBeDisabled();
    const right = await app.code(OFFICE.email, since);
    // The sixth digit sends it, and a seventh is not taken.
    await code.pressSequentially(right === '123456' ? '78' : '67');
    await expect(page.getByRole('alert')).toHaveText('Invalid/expired OTP.');
    await expect(code).toHaveValue('');
    await code.fill(right);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
  await page.context().close();
});

test('the countdown follows the server’s ttl, sixty seconds without one; at 0 the first form stands there again', async ({
  browser,
}) => {
  const { page } = await OfficeScreen.open(browser, app);
  await page.clock.install();
  for (const { answer, seconds } of [
    { answer: { ok: true, ttl: 25 }, seconds: 25 },
    { answer: { ok: true }, seconds: 60 },
  ]) {
    await page.route('**/api/admin/login-start', (route) => route.fulfill({ json: answer }));
    await page.getByLabel('E-mail').fill(OFFICE.email);
    await page.getByLabel('Password', { exact: true }).fill(OFFICE.password);
    await page.clock.pauseAt(Date.now() + 60_000 * seconds);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('timer')).toHaveText(`Valid for ${seconds === 60 ? '1:00' : `0:${seconds}`}`);
    await page.clock.runFor((seconds - 1) * 1000);
    await expect(page.getByRole('timer')).toHaveText('Valid for 0:01');
    await page.clock.runFor(1_100);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(OFFICE.email);
    // Typed once: an expired code does not cost the password.
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(OFFICE.password);
    await expect(page.getByText('The time for the OTP is over.', { exact: false })).toBeVisible();
    await page.unroute('**/api/admin/login-start');
  }
  await page.context().close();
});

test('a login lasts ten days in the browser and not a second longer; a 401 ends it at once @trial', async ({
  browser,
}) => {
  const office = await OfficeScreen.open(browser, app);
  const { page } = office;
  await office.logIn();
  const stored = () => page.evaluate(() => localStorage.getItem('adminSession'));
  const { loggedInAt, email } = JSON.parse((await stored()) ?? '{}');
  expect(email).toBe(OFFICE.email);
  const TEN_DAYS = 10 * 24 * 3_600_000;

  await test.step('on the tenth day', async () => {
    await page.clock.install();
    await page.clock.setFixedTime(loggedInAt + TEN_DAYS - 1_000);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.clock.setFixedTime(loggedInAt + TEN_DAYS);
    await page.reload();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });

  await test.step('a 401', async () => {
    await page.clock.setFixedTime(new Date());
    await office.logIn();
    await page.route('**/api/chat/all**', (route) =>
      route.fulfill({ status: 401, json: { ok: false, error: '', code: 'UNAUTHENTICATED' } }),
    );
    // The list may ask by itself first, and take the button away.
    await page
      .getByRole('button', { name: /^UNREAD/ })
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    expect(await stored()).toBeNull();
    await expect(page.getByText('Your login is over', { exact: false })).toBeVisible();
  });

  await test.step('a logout needs no reason', async () => {
    await page.unrouteAll();
    await office.logIn();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByText('Your login is over', { exact: false })).toHaveCount(0);
  });
  await office.close();
});

test('two people log in at the same time; a code that does not come is asked for again @trial', async ({
  browser,
}) => {
  const [one, two] = [await OfficeScreen.open(browser, app), await OfficeScreen.open(browser, app)];
  const begin = async ({ page }: OfficeScreen) => {
    const since = Date.now();
    await page.getByLabel('E-mail').fill(OFFICE.email);
    await page.getByLabel('Password', { exact: true }).fill(OFFICE.password);
    await page.getByRole('button', { name: 'Login' }).click();
    return app.code(OFFICE.email, since);
  };
  const enter = ({ page }: OfficeScreen, code: string) => page.getByLabel('6-digit OTP').fill(code);
  const first = await begin(one);
  const second = await begin(two);
  await enter(one, first);
  await expect(one.page.getByRole('button', { name: 'Logout' })).toBeVisible();

  const since = Date.now();
  await two.page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(two.page.getByText('A new 6-digit code was sent', { exact: false })).toBeVisible();
  const third = await app.code(OFFICE.email, since);
  if (third !== second) {
    await enter(two, second);
    await expect(two.page.getByRole('alert')).toHaveText('Invalid/expired OTP.');
  }
  await enter(two, third);
  await expect(two.page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await one.close();
  await two.close();
});
