/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { appForFile } from './journey-app.ts';
import { OfficeClient } from './office-client.ts';
import { beginChat } from './two-sides.ts';

const app = appForFile();

test('the chat hands its page over to the site: what is on its way goes on, and back is the chat again', async ({
  browser,
}) => {
  const office = await OfficeClient.logIn(app);
  const { farmer, page } = await beginChat(browser, { app, office }, '9845088801', 'ಮೊದಲ ಮಾತು');
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let arrived = 0;
  await page.route('**/api/chat/message', async (route) => {
    await held;
    await route.continue();
    arrived += 1;
  });
  await farmer.write('ಹೊರಡುವ ಮುನ್ನ');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${app.url}/clinic`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  letThrough();
  await expect.poll(() => arrived).toBe(1);

  await page.goBack();
  await expect(farmer.thread.getByText('ಹೊರಡುವ ಮುನ್ನ')).toHaveCount(1);
  await farmer.allSent();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);

  await test.step('without the site’s code the browser itself goes there', async () => {
    await page.reload();
    await expect(farmer.composer).toBeVisible();
    await page.route('**/assets/site-app-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(`${app.url}/clinic`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
  await farmer.close();
});
