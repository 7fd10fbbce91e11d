/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { DEFAULT_TRACKING_PAGE } from '#shared/domain/chat/lr-text.ts';
import { pdf } from '../fixtures/documents.ts';
import { photoWithGps } from '../fixtures/images.ts';
import { pickFiles } from '../support/pick-files.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { Finger } from './finger.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';

/** The desk by the specification's words and figures: on a laptop, then under a thumb. */
const app = appForFile();
let farmer: FarmerScreen;
const NAME = 'ಮಹಾದೇವಪ್ಪ';

test.beforeAll(async ({ browser }) => {
  farmer = await FarmerScreen.enter(browser, app, { mobile: '9845081101', name: NAME, place: 'ಮಂಡ್ಯ' });
  await farmer.write('ಕಬ್ಬಿನ ಎಲೆ ಹಳದಿಯಾಗಿದೆ');
  await farmer.send({ name: 'ಕಬ್ಬು.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() });
  await farmer.allSent();
});
test.afterAll(async () => {
  await farmer.close();
});

test('on a laptop: list, thread, panels, overlays, menus and what changes while one looks @trial', async ({
  browser,
}) => {
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  const dialog = page.getByRole('dialog');

  await test.step('two columns above 1000 px, one at 1000 and below; Back goes to the list, then to /', async () => {
    await office.openChat(NAME);
    for (const [width, list] of [
      [1001, true],
      [1000, false],
      [999, false],
    ] as const) {
      await page.setViewportSize({ width, height: 768 });
      await expect(office.row(NAME), `${width} px`).toBeVisible({ visible: list });
      await expect(office.thread).toBeVisible();
    }
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(office.row(NAME)).toBeVisible();
    await expect(office.thread).toHaveCount(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(`${app.url}/`);
    await page.goto(`${app.url}/admin`);
    await page.setViewportSize({ width: 1366, height: 768 });
    await office.openChat(NAME);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(`${app.url}/`);
    await page.goto(`${app.url}/admin`);
    await office.openChat(NAME);
  });

  await test.step('the box grows to 160 px and then scrolls', async () => {
    await office.box.fill('ಸಾಲು\n'.repeat(3));
    const small = (await office.box.boundingBox())?.height ?? 0;
    expect(small).toBeLessThan(160);
    await office.box.fill('ಸಾಲು\n'.repeat(40));
    expect((await office.box.boundingBox())?.height).toBe(160);
    await office.box.fill('');
  });

  await test.step('Send stands there with words, Mic without; Shift+Enter breaks the line', async () => {
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Record a voice note' })).toBeVisible();
    await office.box.fill('ಒಂದು');
    await office.box.press('Shift+Enter');
    await office.box.pressSequentially('ಎರಡು');
    await expect(office.box).toHaveValue('ಒಂದು\nಎರಡು');
    await expect(page.getByRole('button', { name: 'Record a voice note' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(farmer.thread.getByText('ಎರಡು')).toBeVisible();
  });

  await test.step('Camera takes images; the attachment overlay has Delete and Send', async () => {
    await expect(page.locator('input[type=file][capture]')).toHaveAttribute('accept', 'image/*');
    const rates = { name: 'ದರ.pdf', mimeType: 'application/pdf', buffer: await pdf('rates') };
    const attach = () => pickFiles(page, () => page.getByRole('button', { name: 'Attach' }).click(), rates);
    await attach();
    await expect(dialog.getByText('ದರ.pdf')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(office.thread.getByText('ದರ.pdf')).toHaveCount(0);
    // Sooner, and so near to Delete, it is taken for the second half of a double tap.
    await page.waitForTimeout(1_000);
    await attach();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(farmer.thread.getByText('ದರ.pdf')).toBeVisible();
  });

  await test.step('the viewer closes by Back and by Close', async () => {
    for (const way of ['Back', 'Close']) {
      await office.thread.getByRole('button', { name: 'Open the photo: ಕಬ್ಬು.jpg' }).click();
      await dialog.getByRole('button', { name: way, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    }
  });

  await test.step('a reply is shown above the box, can be cancelled, and names the farmer', async () => {
    await menuOf(page, 'ಕಬ್ಬಿನ ಎಲೆ ಹಳದಿಯಾಗಿದೆ', 'Reply');
    await expect(page.getByText('Replying to Farmer')).toBeVisible();
    await expect(page.getByPlaceholder('Replying… ಕಬ್ಬಿನ ಎಲೆ ಹಳದಿಯಾಗಿದೆ')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the reply' }).click();
    await expect(page.getByPlaceholder('Type a message')).toBeVisible();
    await menuOf(page, 'ಕಬ್ಬಿನ ಎಲೆ ಹಳದಿಯಾಗಿದೆ', 'Reply');
    await office.write('ಸಾರಜನಕದ ಕೊರತೆ');
    const answer = office.thread.getByRole('article').filter({ hasText: 'ಸಾರಜನಕದ ಕೊರತೆ' });
    await expect(answer).toContainText('ಕಬ್ಬಿನ ಎಲೆ ಹಳದಿಯಾಗಿದೆ');
    await expect(farmer.thread.getByText('ಸಾರಜನಕದ ಕೊರತೆ')).toBeVisible();
  });

  await test.step('recording bar: dot and timer; draft bar: delete, play and pause, time, progress, send', async () => {
    const mic = page.getByRole('button', { name: 'Record a voice note' });
    const recording = page.getByRole('region', { name: 'Recording a voice note' });
    const draft = page.getByRole('region', { name: 'Voice note, not sent yet' });
    const record = async () => {
      await mic.click();
      await expect(recording.locator('[class*=dot]')).toBeVisible();
      await expect(recording.getByRole('timer')).toHaveText(/^0:(0[2-9]|[1-5]\d)$/);
      await recording.getByRole('button', { name: 'Stop' }).click();
      await expect(draft).toBeVisible();
    };
    await record();
    await draft.getByRole('button', { name: 'Delete the voice note' }).click();
    await expect(mic).toBeVisible();
    await record();
    const position = draft.getByRole('slider');
    await draft.getByRole('button', { name: 'Play' }).click();
    await expect(draft.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect
      .poll(async () =>
        Number((await position.getAttribute('aria-valuenow')) ?? (await position.inputValue())),
      )
      .toBeGreaterThan(0);
    await expect(draft.getByText(/0:(0[1-9]|[1-5]\d)/).first()).toBeVisible();
    await draft.getByRole('button', { name: 'Send the voice note' }).click();
    await expect(farmer.thread.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(mic).toBeVisible();
  });

  await test.step('message menu: for me stays with the farmer, for all takes it from them too', async () => {
    await office.write('ನನಗೆ ಮಾತ್ರ ಅಳಿಸು');
    await expect(farmer.thread.getByText('ನನಗೆ ಮಾತ್ರ ಅಳಿಸು')).toBeVisible();
    await menuOf(page, 'ನನಗೆ ಮಾತ್ರ ಅಳಿಸು', 'Delete for me');
    await expect(office.thread.getByText('ನನಗೆ ಮಾತ್ರ ಅಳಿಸು')).toHaveCount(0);
    await expect(farmer.thread.getByText('ನನಗೆ ಮಾತ್ರ ಅಳಿಸು')).toBeVisible();
    await office.write('ಎಲ್ಲರಿಗೂ ಅಳಿಸು');
    await expect(farmer.thread.getByText('ಎಲ್ಲರಿಗೂ ಅಳಿಸು')).toBeVisible();
    await menuOf(page, 'ಎಲ್ಲರಿಗೂ ಅಳಿಸು', 'Delete for all');
    await dialog.getByRole('button', { name: 'Delete for all' }).click();
    await expect(farmer.thread.getByText('ಎಲ್ಲರಿಗೂ ಅಳಿಸು')).toHaveCount(0);
    await expect(office.thread.getByText('ಎಲ್ಲರಿಗೂ ಅಳಿಸು')).toHaveCount(0);
  });

  await test.step('the quotation panel: amount stripped, file asked for, closed by its cross and its backdrop', async () => {
    const open = () => page.getByRole('button', { name: 'Quotation', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Quotation', exact: true });
    await open();
    const upload = panel.getByRole('button', { name: 'Upload Quotation' });
    await panel.getByPlaceholder('e.g., 1250').fill('₹ 1,2x50.75/-');
    await expect(panel.getByPlaceholder('e.g., 1250')).toHaveValue('1250.75');
    await expect(upload).toBeDisabled();
    await panel
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(panel.getByRole('alert')).toHaveText('Choose a PDF/JPG/PNG first');
    await expect(upload).toBeDisabled();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await open();
    await page.mouse.click(200, 400);
    await expect(panel).toHaveCount(0);
    await open();
    await panel.getByPlaceholder('e.g., 1250').fill('');
    await panel
      .locator('input[type=file]')
      .setInputFiles({ name: 'ದರಪಟ್ಟಿ.pdf', mimeType: 'application/pdf', buffer: await pdf('q') });
    await upload.click();
    await expect(panel).toHaveCount(0);
    await expect(farmer.thread.getByText('ದರಪಟ್ಟಿ.pdf').first(), 'amount 0').toBeVisible();
  });

  await test.step('the LR panel: nothing without a number, Copy says so, the carrier’s page by default, marked SENT', async () => {
    await page.getByRole('button', { name: 'VRL/LR' }).click();
    const panel = page.getByRole('dialog', { name: 'Dispatch (VRL/LR)' });
    const number = panel.getByPlaceholder('e.g., VRL123456');
    const send = panel.getByRole('button', { name: 'Send LR & Mark Sent' });
    const copy = panel.getByRole('button', { name: 'Copy' });
    await expect(send).toBeDisabled();
    await expect(copy).toBeDisabled();
    await number.fill('  ');
    await expect(send).toBeDisabled();
    await number.fill('VRL123456');
    await copy.click();
    await expect(page.getByText('LR number copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('VRL123456');
    await send.click();
    await expect(panel.getByRole('alert')).toHaveText('Nothing paid is waiting to be sent.');
    await panel.getByRole('button', { name: 'Send anyway' }).click();
    await expect(panel).toHaveCount(0);
    const track = farmer.thread.getByRole('link', { name: 'Track the consignment' }).last();
    await expect(track).toHaveAttribute('href', DEFAULT_TRACKING_PAGE);
    await expect(office.row(NAME)).toContainText('SENT');
    await expect(page.getByRole('button', { name: /^SENT/ })).toContainText('1');
  });

  await test.step('an LR in plain words becomes a card, with the link behind Track', async () => {
    await office.write('ನಿಮ್ಮ ಸರಕು LR KA-77/21 Track https://carrier.example/t?n=77');
    const card = farmer.thread.getByRole('article').last();
    await expect(card).toContainText('KA-77/21');
    await expect(card.getByRole('link', { name: 'Track the consignment' })).toHaveAttribute(
      'href',
      'https://carrier.example/t?n=77',
    );
  });

  await test.step('the list lives: filters, a block from elsewhere, the menu’s three entries', async () => {
    await farmer.write('ಬಂದಿಲ್ಲ ಇನ್ನೂ');
    await expect(office.row(NAME)).toContainText('ಬಂದಿಲ್ಲ ಇನ್ನೂ');
    await expect(office.row(NAME), 'open before the reader’s eyes').toContainText('READ');
    for (const [filter, shown] of [
      ['READ', true],
      ['SENT', false],
      ['ALL', true],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${filter}\\b`) }).click();
      if (filter !== 'SENT') await expect(office.row(NAME)).toBeVisible({ visible: shown });
    }
    const other = await OfficeScreen.enter(browser, app);
    await other.openChat(NAME);
    await other.setBlocked(true);
    await expect(page.getByPlaceholder('User is blocked')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Record a voice note' })).toBeDisabled();
    await expect(office.row(NAME)).toContainText('Blocked');
    await other.setBlocked(false);
    await expect(page.getByPlaceholder('Type a message')).toBeEnabled();
    await other.close();

    await office.row(NAME).getByRole('link').click({ button: 'right' });
    for (const entry of ['Clear messages (for me)', 'Delete chat (for me)', 'Cancel']) {
      await expect(page.getByRole('menuitem', { name: entry })).toBeVisible();
    }
    await page.getByRole('menuitem', { name: 'Cancel' }).click();
    await office.row(NAME).getByRole('link').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Clear messages (for me)' }).click();
    await dialog.getByRole('button', { name: 'Clear for the whole office' }).click();
    await expect(office.thread.getByRole('article')).toHaveCount(0);
    await expect(farmer.thread.getByText('ಬಂದಿಲ್ಲ ಇನ್ನೂ')).toBeVisible();
    await office.row(NAME).getByRole('link').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Delete chat (for me)' }).click();
    await dialog.getByRole('button', { name: 'Delete for the whole office' }).click();
    await expect(office.row(NAME)).toHaveCount(0);
    await farmer.write('ಮತ್ತೆ ಬರೆದೆ');
    await expect(office.row(NAME), 'a new message brings it back').toContainText('ಮತ್ತೆ ಬರೆದೆ');
  });
  await office.close();
});

test('under a thumb: 550 ms opens the menu, a pull of 60 px answers, one column at a time', async ({
  browser,
}) => {
  const office = await OfficeScreen.enter(browser, app, PHONE);
  const { page } = office;
  await farmer.write('ಹಿಡಿದು ನೋಡಿ');
  await expect(office.row(NAME)).toContainText('ಹಿಡಿದು ನೋಡಿ');
  const finger = await Finger.on(page);
  const dialog = page.getByRole('dialog');
  const hold = async (where: Parameters<Finger['down']>[0], ms: number) => {
    await finger.down(where);
    await page.clock.runFor(ms);
    await finger.up();
    await page.clock.runFor(500);
  };
  // For the browser it was a tap, on whatever lies under the finger by then: it touches nothing of the sheet.
  const holdLong = async (where: Parameters<Finger['down']>[0]) => {
    await finger.down(where);
    await page.clock.runFor(551);
    await expect(dialog, 'with the finger still down').toBeVisible();
    await finger.up();
  };

  await page.clock.install();
  await test.step('a hold on a row opens its menu at 550 ms', async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    const row = office.row(NAME).getByRole('link');
    // As a browser says on a slow machine that its own long press is over before ours.
    await row.evaluate((link) => {
      const ours = { bubbles: true, cancelable: true, pointerType: 'touch' };
      link.dispatchEvent(new PointerEvent('contextmenu', ours));
    });
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await holdLong(row);
    await expect(dialog.getByRole('button', { name: 'Delete chat (for me)' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.clock.runFor(500);
    await hold(row, 549);
    await expect(dialog).toHaveCount(0);
    await expect(office.thread, 'a shorter one is a tap').toBeVisible();
    await expect(row).toBeHidden();
  });

  await test.step('a hold on a message opens its menu at 550 ms', async () => {
    const bubble = office.thread.getByText('ಹಿಡಿದು ನೋಡಿ');
    await expect(bubble).toBeVisible();
    await hold(bubble, 549);
    await expect(dialog).toHaveCount(0);
    await holdLong(bubble);
    await expect(dialog.getByRole('button', { name: 'Delete for all' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.clock.resume();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a pull of 59 px answers nothing, 61 px does', async () => {
    const bubble = office.thread.getByText('ಹಿಡಿದು ನೋಡಿ');
    const reply = page.getByText('Replying to Farmer');
    await finger.swipe(bubble, 59);
    await expect(reply).toHaveCount(0);
    await finger.swipe(bubble, 61);
    await expect(reply).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the reply' }).click();
  });

  await test.step('a day’s work: answer, quotation, LR, Back to the list', async () => {
    await office.box.fill('ಫೋನಿನಿಂದ ಉತ್ತರ');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(farmer.thread.getByText('ಫೋನಿನಿಂದ ಉತ್ತರ')).toBeVisible();
    await office.uploadQuotation('900', {
      name: 'p.pdf',
      mimeType: 'application/pdf',
      buffer: await pdf('p'),
    });
    await expect(farmer.thread.getByText('₹900.00').first()).toBeVisible();
    await office.sendLr('VRL900');
    await expect(farmer.thread.getByText('VRL900').first()).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(office.row(NAME)).toContainText('SENT');
    await expect(office.thread).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  });

  await test.step('the smallest phone shows every act of the bar, in both languages', async () => {
    const edgeOf = async (name: string) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      return box ? box.x + box.width : Number.NaN;
    };
    await expect.poll(() => edgeOf('Logout')).toBeLessThanOrEqual(360);
    await page.getByRole('link', { name: 'ಕನ್ನಡ' }).click();
    await expect.poll(() => edgeOf('ಲಾಗ್ ಔಟ್')).toBeLessThanOrEqual(360);
  });
  await office.close();
});

/** Right click on the words, then the entry. */
async function menuOf(page: Page, words: string, entry: string): Promise<void> {
  await page.getByRole('log').getByText(words, { exact: true }).first().click({ button: 'right' });
  await page
    .getByRole('menuitem', { name: entry })
    .or(page.getByRole('dialog').getByRole('button', { name: entry }))
    .click();
}
