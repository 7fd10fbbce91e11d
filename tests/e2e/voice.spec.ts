import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#shared/domain/languages.ts';
import type { Message } from '../../shared/contract/chat.ts';
import { NO_FFMPEG } from '../support/ffmpeg.ts';
import { axeFaults } from './axe.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';
import { launchWhole } from './whole-browser.ts';

/** Voice notes, with a microphone that beeps once a second (Chromium's own) and one that is refused. */

const app = appForFile();

let lastMobile = 9_886_000_000;
async function openFarmer(options: {
  language?: Language;
  browser: Parameters<typeof FarmerScreen.open>[0];
}) {
  lastMobile += 1;
  const profile = { mobile: String(lastMobile), name: `ಈರಪ್ಪ ${lastMobile}`, place: 'ಹುಬ್ಬಳ್ಳಿ' };
  const farmer = await FarmerScreen.enter(options.browser, app, profile);
  return { farmer, page: farmer.page, profile };
}

const mic = (page: Page) => page.getByRole('button', { name: 'Record a voice note' });
const recording = (page: Page) => page.getByRole('region', { name: 'Recording a voice note' });
const draft = (page: Page) => page.getByRole('region', { name: 'Voice note, not sent yet' });
const player = (page: Page) => page.getByRole('log').getByRole('group', { name: 'Voice note' });
const position = (within: { getByRole: Page['getByRole'] }) =>
  within.getByRole('slider', { name: 'Position in the voice note' });

async function record(page: Page, ms: number): Promise<void> {
  await mic(page).click();
  await expect(recording(page)).toBeVisible();
  await page.waitForTimeout(ms);
  await recording(page).getByRole('button', { name: 'Stop' }).click();
}

const secondsOf = (clock: string | null | undefined) => {
  const [minutes, seconds] = (clock ?? '').split(':');
  return 60 * Number(minutes) + Number(seconds);
};

/** "0:02 of 0:02" for a recording of about so many seconds; at `at`, or at its end. */
function about(seconds: number, at?: string): RegExp {
  const lengths = [-0.3, 0, 0.3].map((off) => {
    const whole = Math.floor(seconds + off);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  });
  const each = [...new Set(lengths)].map((length) => `${at ?? length} of ${length}`);
  return new RegExp(`^(${each.join('|')})$`);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}

/** Loudness and length of what lies at an address, as this browser decodes it. */
function listen(page: Page, path: string): Promise<{ seconds: number; loudest: number }> {
  return page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    const sound = await new OfflineAudioContext(1, 1, 8000).decodeAudioData(bytes);
    const samples = sound.getChannelData(0);
    return {
      seconds: sound.duration,
      loudest: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    };
  }, path);
}

/** Newest message of the farmer's chat once it satisfies the test. */
async function newest(page: Page, isReady: (message: Message) => boolean): Promise<Message> {
  let message: Message | undefined;
  await expect(async () => {
    const messages: Message[] = await page.evaluate(async () => {
      const { farmer } = await (await fetch('/api/auth/me')).json();
      return (await fetch(`/api/chat/thread/${farmer.chat_id}`)).json();
    });
    message = messages.at(-1);
    expect(message && isReady(message)).toBe(true);
  }).toPass({ timeout: 20_000 });
  return message as Message;
}

test('a farmer records, hears and sends a voice note; the office plays it', async ({ browser }) => {
  const { farmer, page, profile } = await openFarmer({ browser });
  // What was really recorded, from the encoder's first moment to its last.
  await page.addInitScript(() => {
    const stop = MediaRecorder.prototype.stop;
    const measured = { from: 0, seconds: 0 };
    Object.assign(window, { measured });
    const start = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function (slice) {
      this.addEventListener('start', () => {
        measured.from = performance.now();
      });
      start.call(this, slice);
    };
    MediaRecorder.prototype.stop = function () {
      measured.seconds = (performance.now() - measured.from) / 1000;
      stop.call(this);
    };
  });
  await page.reload();
  let recorded = 0;

  await test.step('Mic stands where Send stands, until there is something to send', async () => {
    await expect(mic(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
    await farmer.composer.fill('ನಮಸ್ಕಾರ');
    await expect(mic(page)).toHaveCount(0);
    await farmer.composer.fill('');
  });

  await test.step('while it records there are a dot, a timer and Stop; it is accessible', async () => {
    await mic(page).click();
    await expect(recording(page)).toBeVisible();
    await expect(recording(page).getByRole('button', { name: 'Stop' })).toBeFocused();
    await expectAccessible(page);
    await expect(recording(page).getByRole('timer')).toHaveText(/^0:(0[2-9]|[1-5]\d)$/);
    await page.waitForTimeout(500);
    await recording(page).getByRole('button', { name: 'Stop' }).click();
    recorded = await page.evaluate(
      () => (window as unknown as { measured: { seconds: number } }).measured.seconds,
    );
    expect(recorded).toBeGreaterThan(2);
  });

  await test.step('the draft can be played, survives a reload, and is accessible', async () => {
    await expect(draft(page)).toBeVisible();
    await expectAccessible(page);
    await draft(page).getByRole('button', { name: 'Play' }).click();
    await expect(draft(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(async () => {
      expect(Number(await position(draft(page)).inputValue())).toBeGreaterThan(0.3);
    }).toPass();
    await expect(draft(page).getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 40_000 });
    await page.reload();
    await expect(draft(page)).toBeVisible();
    await expect(position(draft(page))).toHaveAttribute('aria-valuetext', about(recorded, '0:00'));
  });

  const message = await test.step('it is sent, and stored with the length that was recorded', async () => {
    await draft(page).getByRole('button', { name: 'Send the voice note' }).click();
    await expect(draft(page)).toBeHidden();
    await expect(mic(page)).toBeFocused();
    await farmer.allSent();
    await expect(player(page)).toHaveCount(1);
    const stored = await newest(page, ({ meta }) => NO_FFMPEG || meta.peaks !== undefined);
    expect(Math.abs((stored.meta.duration ?? 0) - recorded)).toBeLessThan(0.3);
    expect(stored.mime_type).toBe('audio/webm');
    return stored;
  });

  await test.step('what is stored is the beep, as recorded and as the copy for iPhones', async () => {
    const own = await listen(page, message.file_path ?? '');
    expect(own.loudest).toBeGreaterThan(0.05);
    expect(Math.abs(own.seconds - recorded)).toBeLessThan(0.3);
    if (NO_FFMPEG) return;
    expect(Math.max(...(message.meta.peaks ?? []))).toBe(100);
    const copy = await listen(page, message.meta.audio_copy_path ?? '');
    expect(copy.loudest).toBeGreaterThan(0.05);
    expect(Math.abs(copy.seconds - recorded)).toBeLessThan(0.3);
  });

  await test.step('the office plays it, by mouse and by keys', async () => {
    const office = await OfficeScreen.enter(browser, app);
    await office.openChat(profile.name);
    const note = player(office.page);
    await expect(note).toHaveCount(1);
    await note.getByRole('button', { name: 'Play' }).click();
    await expect(async () => {
      expect(Number(await position(note).inputValue())).toBeGreaterThan(0.3);
    }).toPass();
    await note.getByRole('button', { name: 'Speed 1×' }).click();
    await expect(note.getByRole('button', { name: 'Speed 1.5×' })).toBeVisible();
    await expect(note.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 40_000 });
    await position(note).focus();
    await position(note).press('End');
    await expect(position(note)).toHaveAttribute('aria-valuetext', about(recorded));
    await position(note).press('Home');
    await expect(position(note)).toHaveAttribute('aria-valuetext', /^0:00 of/);
    await expectAccessible(office.page);
    await office.close();
  });
  await farmer.close();
});

test('half a second is a slip of the thumb: said so, nothing is sent @trial', async ({ browser }) => {
  const { farmer, page } = await openFarmer({ browser });
  // Pressed from within the page: from outside, a busy machine makes a second of it.
  await page.evaluate(() => {
    const look = setInterval(() => {
      const stop = [...document.querySelectorAll('button')].find(
        (button) => button.textContent?.trim() === 'Stop' || button.ariaLabel === 'Stop',
      );
      if (!stop) return;
      clearInterval(look);
      setTimeout(() => stop.click(), 400);
    }, 20);
  });
  await mic(page).click();
  await expect(page.getByRole('alert')).toHaveText('Too short. Speak for at least 1 second.');
  await expect(mic(page)).toBeFocused();
  await expect(draft(page)).toHaveCount(0);
  await expect(player(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await farmer.close();
});

test('a draft and a recording can be thrown away; written words wait behind them @trial', async ({
  browser,
}) => {
  const { farmer, page } = await openFarmer({ browser });
  await mic(page).click();
  await recording(page).getByRole('button', { name: 'Throw the recording away' }).click();
  await expect(mic(page)).toBeFocused();
  await record(page, 1_300);
  await draft(page).getByRole('button', { name: 'Delete the voice note' }).click();
  await expect(mic(page)).toBeFocused();
  await page.reload();
  await expect(mic(page)).toBeVisible();
  await expect(draft(page)).toHaveCount(0);
  await expect(player(page)).toHaveCount(0);
  await farmer.close();
});

test('a page that dies while recording loses five seconds at most @trial', async ({ browser }) => {
  const { farmer, page } = await openFarmer({ browser });
  await mic(page).click();
  const timer = recording(page).getByRole('timer');
  await expect(timer).toHaveText(/^0:(0[6-9]|[1-5]\d)$/);
  const seconds = secondsOf(await timer.textContent());
  await page.reload();
  await expect(draft(page)).toBeVisible();
  const kept = secondsOf((await position(draft(page)).getAttribute('aria-valuetext'))?.split(' of ')[1]);
  expect(kept).toBeGreaterThanOrEqual(seconds - 5);
  await farmer.close();
});

test('a page that goes away while recording keeps what was said, before five seconds are over @trial', async ({
  browser,
}) => {
  const { farmer, page } = await openFarmer({ browser });
  await mic(page).click();
  await expect(recording(page).getByRole('timer')).toHaveText(/^0:(0[2-9]|[1-5]\d)$/);
  // The last that a browser tells a page; what it begins then needs a breath.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await page.waitForTimeout(300);
  await page.reload();
  await expect(draft(page)).toBeVisible();
  await farmer.close();
});

test('refused by the server, it says so; tried again where that can help @trial', async ({ browser }) => {
  const { farmer, page } = await openFarmer({ browser });
  const refuse = (status: number, code: string, error: string) =>
    page.route('**/api/chat/message', (route) => route.fulfill({ status, json: { ok: false, error, code } }));
  const refusal = page.getByRole('alert');
  const retry = refusal.getByRole('button', { name: 'Retry' });

  await refuse(422, 'FILE_UNREADABLE', 'This file is damaged and cannot be opened.');
  await record(page, 1_300);
  await draft(page).getByRole('button', { name: 'Send the voice note' }).click();
  await expect(refusal).toContainText('Failed to send voice note');
  await expect(refusal).toContainText('This file is damaged and cannot be opened.');
  await expect(retry, 'it would be refused again').toHaveCount(0);
  await expectAccessible(page);
  await refusal.getByRole('button', { name: 'Delete' }).click();
  await expect(refusal).toHaveCount(0);

  await page.unroute('**/api/chat/message');
  await refuse(429, 'FILE_QUOTA', 'You have sent very many files today. Please continue tomorrow.');
  await record(page, 1_300);
  await draft(page).getByRole('button', { name: 'Send the voice note' }).click();
  await expect(refusal).toContainText('You have sent very many files today.');
  await page.unroute('**/api/chat/message');
  await retry.click();
  await farmer.allSent();
  expect((await newest(page, () => true)).mime_type).toBe('audio/webm');
  await farmer.close();
});

test('a browser without a recorder says that it has none @trial', async ({ browser }) => {
  const { farmer, page } = await openFarmer({ browser });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  await page.reload();
  await mic(page).click();
  await expect(page.getByRole('alert')).toHaveText('Microphone not supported on this browser');
  await farmer.close();
});

test("a refused microphone: what to do is said, in the reader's language @trial", async () => {
  const args = ['--no-sandbox', '--use-fake-device-for-media-stream', '--deny-permission-prompts'];
  const strict = await launchWhole({ args });
  try {
    const { page } = await openFarmer({ browser: strict });
    // The suite allows it everywhere.
    await page.context().clearPermissions();
    await mic(page).click();
    await expect(page.getByRole('alert')).toContainText('allow the microphone, then tap the mic again');
    await expect(mic(page)).toBeEnabled();
    await page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
    await page.reload();
    await page.getByRole('button', { name: 'ಧ್ವನಿ ಸಂದೇಶ ರೆಕಾರ್ಡ್ ಮಾಡಿ' }).click();
    await expect(page.getByRole('alert')).toContainText('ಅನುಮತಿ ಇಲ್ಲ');
    await expectAccessible(page);
  } finally {
    await strict.close();
  }
});
