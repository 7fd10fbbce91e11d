import { expect, test } from '@playwright/test';
import words from '#content/strings/en/plancard.json' with { type: 'json' };
import { PLAN } from './farmer-plan.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeClient } from './office-client.ts';
import { OfficeScreen } from './office-screen.ts';
import { beginChat } from './two-sides.ts';

/* A plan that the doctor also says. */

const app = appForFile();
test('the doctor’s voice leaves with the plan, and is heard behind the three promises @trial', async ({
  browser,
}, info) => {
  const client = await OfficeClient.logIn(app);
  const { farmer, page, chatId } = await beginChat(
    browser,
    { app, office: client },
    '9845055177',
    'ಎಲೆ ಮುದುಡಿದೆ',
  );
  await client.draftPlan(chatId, { crop: 'chilli', acres: 1.5, tank_litres: 16 }, PLAN);
  const office = await OfficeScreen.enter(browser, app);
  await office.openChat('ಶಾರದಮ್ಮ');
  await office.page.getByRole('button', { name: 'Cases and plans' }).click();
  const panel = office.page.getByRole('dialog', { name: /Cases of/ });
  await panel
    .getByRole('button', { name: /Chilli/ })
    .first()
    .click();
  const send = panel.getByRole('button', { name: 'Send plan' });
  await expect(send).toBeEnabled();

  await test.step('while it is recorded the plan waits; thrown away, it goes without', async () => {
    await panel.getByRole('button', { name: 'Say it too' }).click();
    await expect(panel.getByRole('timer')).toHaveText('0:01');
    await expect(send).toBeDisabled();
    await panel.getByRole('button', { name: 'Throw the recording away' }).click();
    await expect(send).toBeEnabled();
    await panel.getByRole('button', { name: 'Say it too' }).click();
    await expect(panel.getByRole('timer')).toHaveText('0:02');
    await panel.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(panel.getByRole('group', { name: 'Voice note' })).toBeVisible();
  });

  await test.step('a reload keeps it; it can be heard, and leaves only once it is taken', async () => {
    await office.page.reload();
    await expect(panel.getByRole('group', { name: 'Voice note' })).toBeVisible();
    await panel.getByRole('button', { name: 'Play', exact: true }).scrollIntoViewIfNeeded();
    await expect(send).toBeDisabled();
    await look(office.page, 'offered', info);
    await panel.getByRole('button', { name: 'Send it with the plan' }).click();
    await look(office.page, 'recorded', info);
    await send.click();
    await expect(panel).toBeHidden();
    const card = office.thread.getByRole('article').filter({ hasText: 'Open the plan' });
    await expect(card.getByRole('group', { name: 'Voice note' })).toBeVisible();
    await look(office.page, 'sent', info);
  });

  await test.step('the farmer hears it once they have promised', async () => {
    const card = farmer.thread.getByRole('region');
    await expect(card).toContainText('Spinetoram');
    await expect(card.getByRole('group', { name: 'Voice note' })).toBeHidden();
    for (const name of ['gloves', 'away', 'label'] as const)
      await page.getByRole('button', { name: words.safety[name] }).click();
    const voice = card.getByRole('group', { name: 'Voice note' });
    await voice.scrollIntoViewIfNeeded();
    await look(page, 'heard', info);
    await voice.getByRole('button', { name: 'Play' }).click();
    await expect(voice.getByRole('button', { name: 'Pause' })).toBeVisible();
  });
  await Promise.all([office.close(), farmer.close()]);
});
