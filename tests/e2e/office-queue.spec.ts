/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { PRIVACY_NOTICE_VERSION } from '../../content/privacy-notice.ts';
import { TestClient } from '../support/client.ts';
import { appForFile } from './journey-app.ts';
import { OfficeClient } from './office-client.ts';
import { OfficeScreen } from './office-screen.ts';

/** A morning at the desk: many wait, more arrives all the time, and nobody is forgotten or answered twice. */
/** `npm run trials -- queue` has thirty. */
const FARMERS = Number(process.env.QUEUE_FARMERS ?? 7);
const NOISY = Math.ceil(FARMERS / 3);

const app = appForFile();

/** A farmer without a screen. */
async function register(mobile: string, name: string): Promise<(text: string) => Promise<void>> {
  const client = new TestClient(app.url, {
    'x-forwarded-for': `10.7.${mobile.slice(-4, -2)}.${mobile.slice(-2)}`,
  });
  const notice = { version: PRIVACY_NOTICE_VERSION, language: 'kn' };
  expect((await client.post('/api/auth/send-otp', { mobile, notice })).status).toBe(200);
  const code = await app.code(mobile);
  const profile = { mobile, code, role: 'farmer', name, address: 'ಹಾವೇರಿ' };
  expect((await client.post('/api/auth/verify-otp', profile)).status).toBe(200);
  return async (text) => {
    const form = new FormData();
    form.append('mobile', mobile);
    form.append('sender_role', 'farmer');
    form.append('text', text);
    const { status } = await client.postForm('/api/chat/message', form);
    expect([200, 429]).toContain(status);
  };
}

test(`${FARMERS} farmers and noise: by keys alone everyone is answered once, the oldest first`, async ({
  browser,
}) => {
  const names = Array.from({ length: FARMERS }, (_, index) => `ರೈತ ${String(index + 1).padStart(2, '0')}`);
  const speak: ((text: string) => Promise<void>)[] = [];
  for (const [index, name] of names.entries()) {
    const say = await register(`98450${String(70_000 + index)}`, name);
    await say(`${name}: ಎಲೆ ಹಳದಿಯಾಗಿದೆ`);
    speak.push(say);
  }
  // Read by nobody through the screen: the order of the office's words is asked of the log.
  const answers: string[] = [];

  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  const keys = page.keyboard;
  await expect(
    office
      .row(names[0] as string)
      .or(office.row(names.at(-1) as string))
      .first(),
  ).toBeVisible();
  let isNoisy = true;
  const noise = (async () => {
    for (let round = 0; isNoisy; round += 1) {
      const index = FARMERS - 1 - (round % NOISY);
      if (!answers.includes(names[index] as string)) await speak[index]?.(`ಇನ್ನೊಂದು ಮಾತು ${round}`);
      await sleep(400);
    }
  })();

  await keys.press('o');
  for (let turn = 0; turn < FARMERS; turn += 1) {
    const name = names[turn] as string;
    await expect(page.getByRole('region', { name }), `turn ${turn}`).toBeVisible();
    await expect(office.box).toBeFocused();
    answers.push(name);
    await keys.type('ok sir');
    await keys.press('Control+Enter');
    const held = page.getByRole('button', { name: 'Send anyway' });
    const next =
      turn < FARMERS - 1
        ? page.getByRole('region', { name: names[turn + 1] as string })
        : office.thread.getByText('ok sir');
    await expect(next.or(held).first()).toBeVisible();
    if (await held.isVisible()) await keys.press('Control+Enter');
  }
  isNoisy = false;
  await noise;

  const asks = await OfficeClient.logIn(app);
  await expect
    .poll(() => asks.answersOf(names.map((_, index) => `98450${70_000 + index}`)), { timeout: 15_000 })
    .toEqual(names.map(() => ['ok sir']));
  await keys.press('Alt+o');
  await expect(page.getByText('Nobody else is waiting')).toBeVisible();
  await office.close();
});

test('a click on a chat, then words: they are written, whatever letters they have @trial', async ({
  browser,
}) => {
  const first = await register('9845079901', 'ಸಿದ್ದಪ್ಪ');
  const second = await register('9845079902', 'ಗೌರಮ್ಮ');
  await first('ನಮಸ್ಕಾರ');
  await second('ನಮಸ್ಕಾರ');
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  const keys = page.keyboard;
  for (const words of ['ok sir', 'please', 'ugly leaf', 'hello', 'love it', 'block the pump', 'u/1?4']) {
    await office.openChat('ಸಿದ್ದಪ್ಪ');
    await keys.type(words);
    await expect(office.box).toHaveValue(words);
    await expect(page).toHaveURL(/\/admin\?chat=/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await office.box.fill('');
    await office.openChat('ಗೌರಮ್ಮ');
  }
  await test.step('from the messages, or a button that was pressed, the letters find the box too', async () => {
    await office.box.press('Escape');
    await expect(office.thread).toBeFocused();
    await keys.type('please');
    await expect(office.box).toHaveValue('please');
    await page
      .getByRole('button', { name: 'Customer card' })
      .or(page.getByRole('button', { name: /card/i }))
      .first()
      .focus();
    await keys.type(' hello');
    await expect(office.box).toHaveValue('pleasehello');
  });
  await test.step('with Alt a key is a shortcut, in the box too', async () => {
    await office.box.focus();
    await keys.press('Alt+j');
    await expect(page.getByRole('region', { name: 'ಸಿದ್ದಪ್ಪ' })).toBeVisible();
    await expect(office.box).toBeFocused();
    await keys.press('Alt+k');
    await expect(page.getByRole('region', { name: 'ಗೌರಮ್ಮ' })).toBeVisible();
    await expect(office.box).toHaveValue('pleasehello');
  });
  await test.step('where nothing can be written, in a blocked chat, letters alone do nothing', async () => {
    await office.box.fill('');
    await office.setBlocked(true);
    await keys.type('please block u');
    await expect(page).toHaveURL(/\/admin\?chat=/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await office.close();
});

test('the longest wait by j: whoever has an answer stays where they are, the next is the next', async ({
  browser,
}) => {
  const names = ['ಒಂದನೆಯವರು', 'ಎರಡನೆಯವರು', 'ಮೂರನೆಯವರು'];
  for (const [index, name] of names.entries()) await (await register(`984507980${index}`, name))('ಕೇಳಿ');
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  await page.keyboard.press('5');
  await expect(page.getByRole('button', { name: 'Longest wait' })).toHaveAttribute('aria-pressed', 'true');
  await office.openChat(names[0] as string);
  for (const [index, name] of names.entries()) {
    await expect(page.getByRole('region', { name })).toBeVisible();
    await page.keyboard.type('ok');
    await page.keyboard.press('Enter');
    await expect(office.thread.getByText('ok', { exact: true })).toBeVisible();
    await expect(office.row(name)).not.toContainText('Waits');
    if (index < 2) await page.keyboard.press('Alt+j');
  }
  await office.close();
});
