import { expect, test } from '@playwright/test';
import { appForFile } from './journey-app.ts';
import { OfficeClient } from './office-client.ts';
import { beginChat } from './two-sides.ts';

const app = appForFile();

test('what was on its way when the chat was left goes on from the next page, once, and back is the chat', async ({
  browser,
}) => {
  const office = await OfficeClient.logIn(app);
  const { farmer, page, chatId } = await beginChat(browser, { app, office }, '9845088801', 'ಮೊದಲ ಮಾತು');
  let isCut = true;
  let arrived = 0;
  await page.route('**/api/chat/message', async (route) => {
    if (isCut) return route.abort();
    await route.continue();
    arrived += 1;
  });
  await farmer.write('ಹೊರಡುವ ಮುನ್ನ');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${app.url}/clinic`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  isCut = false;
  await expect.poll(() => arrived).toBeGreaterThan(0);

  await page.goBack();
  await expect(farmer.thread.getByText('ಹೊರಡುವ ಮುನ್ನ')).toHaveCount(1);
  await farmer.allSent();
  // Left before the answer came it is sent again, under the same client_id: the server has it once.
  expect(await office.heardFrom(chatId, 'ಹೊರಡುವ ಮುನ್ನ')).toHaveLength(1);
  await farmer.close();
});
