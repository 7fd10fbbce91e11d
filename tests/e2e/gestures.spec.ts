/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { FarmerScreen } from './farmer-screen.ts';
import { Finger } from './finger.ts';
import { appForFile } from './journey-app.ts';
import { OfficeClient } from './office-client.ts';

const app = appForFile();

/** Every threshold of the farmer's thread, a hair below and a hair above: real touches, the page's clock by hand. */
test('a hold of 450 ms selects, a pull of 44 px answers, scrolling does neither', async ({ browser }) => {
  const farmer = await FarmerScreen.enter(browser, app, {
    mobile: '9845011101',
    name: 'ಗಿರೀಶ',
    place: 'ಸಾಗರ',
  });
  const { page } = farmer;
  for (const text of ['ಮೊದಲ ಮಾತು', 'ಎರಡನೇ ಮಾತು']) await farmer.write(text);
  await farmer.allSent();
  const office = await OfficeClient.logIn(app);
  const chatId = await office.chatOf('9845011101');
  for (let line = 1; line <= 20; line += 1) await office.say(chatId, `ಸಲಹೆ ${line}`);
  await expect(farmer.thread.getByText('ಸಲಹೆ 20')).toBeVisible();

  const finger = await Finger.on(page);
  const bar = page.getByRole('toolbar', { name: 'Selected messages' });
  const reply = page.getByText('Replying to AV Agro Support');
  const bubble = (line: number) => farmer.thread.getByText(`ಸಲಹೆ ${line}`, { exact: true });

  await test.step('a hold', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 2_000);
    for (const tooShort of [200, 449]) {
      await finger.down(bubble(18));
      await page.clock.runFor(tooShort);
      await finger.up();
      await page.clock.runFor(1_000);
      await expect(bar, `${tooShort} ms selects nothing`).toBeHidden();
    }
    await finger.down(bubble(18));
    await page.clock.runFor(451);
    await expect(bar).toContainText('1 selected');
    await finger.up();
    await page.clock.resume();
    await expect(bar, 'letting go leaves it selected').toContainText('1 selected');
    const at = await bar.boundingBox();
    expect([at?.y, at?.height], 'in the place of the bar').toEqual([0, 56]);
    await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0);
  });

  await test.step('taps then toggle, and the last one leaves the mode', async () => {
    await finger.tap(bubble(19));
    await expect(bar).toContainText('2 selected');
    await finger.tap(bubble(18));
    await expect(bar).toContainText('1 selected');
    await finger.swipe(bubble(17), 80);
    await expect(reply, 'nothing is answered while selecting').toBeHidden();
    // A browser takes a touch right after a swipe for one that stops the glide.
    await page.waitForTimeout(500);
    await finger.tap(bubble(19));
    await expect(bar).toBeHidden();
  });

  await test.step('a pull to the right', async () => {
    for (const tooShort of [20, 43]) {
      await finger.swipe(bubble(18), tooShort);
      await expect(reply, `${tooShort} px answers nothing`).toBeHidden();
    }
    await finger.down(bubble(18));
    await finger.move(30, 0);
    const line = page.locator('[data-swipe]');
    await expect(line).toHaveAttribute('data-swipe', 'pulling');
    const pulled = await bubble(18).evaluate((text) => {
      const moved = text.closest('[data-swipe]')?.querySelector(':scope > div');
      return moved ? new DOMMatrix(getComputedStyle(moved).transform).m41 : 0;
    });
    expect(pulled, 'the bubble follows the finger').toBeCloseTo(30, 0);
    await finger.move(15, 0);
    await expect(line).toHaveAttribute('data-swipe', 'enough');
    await finger.up();
    await expect(reply).toBeVisible();
    await expect(page.getByPlaceholder('Replying… ಸಲಹೆ 18')).toBeVisible();
    await expect(line).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel the reply' }).click();
    await expect(page.getByPlaceholder('Type a message')).toBeVisible();
  });

  await test.step('a pull back, to the left, or after scrolling', async () => {
    await finger.down(bubble(18));
    await finger.move(60, 0);
    await finger.move(-40, 0);
    await finger.up();
    await finger.swipe(bubble(18), -80);
    const scroller = farmer.thread.locator('..');
    const before = await scroller.evaluate((box) => box.scrollTop);
    await finger.down(bubble(17));
    await finger.move(0, 120);
    await finger.move(120, 0);
    await finger.up();
    expect(await scroller.evaluate((box) => box.scrollTop), 'it scrolled').toBeLessThan(before);
    await finger.swipe(bubble(15), 60, 120);
    await expect(reply).toBeHidden();
    await expect(bar).toBeHidden();
  });
  await farmer.close();
});
