import { expect, test } from '@playwright/test';
import kn from '#content/strings/kn/followup.json' with { type: 'json' };
import type { PlanBody } from '#shared/contract/office/plans.ts';
import { askFarmers } from '../../server/features/followups/ask-farmers.ts';
import { appForFile } from './journey-app.ts';
import { look, lookAtBoth } from './look.ts';
import { OfficeClient } from './office-client.ts';
import { OfficeScreen } from './office-screen.ts';
import { beginChat } from './two-sides.ts';

/* A plan, its day, an answer that finds no network, the doctor's list, another plan, and a better one. */

const app = appForFile();

/** Days of work. */
const SENT = new Date('2031-06-02T11:00:00+05:30');
const DAY = new Date('2031-06-10T11:00:00+05:30');
const NEXT = new Date('2031-06-18T11:00:00+05:30');

const plan = (check: string): PlanBody => ({
  problem: { key: 'chilli-thrips', name: '', certainty: 'sure', signs: 'ಎಲೆ ಮುದುಡಿದೆ', threshold: 'reached' },
  first: ['ಎಕರೆಗೆ 10 ನೀಲಿ ಅಂಟು ಬಲೆ ಕಟ್ಟಿ'],
  lines: [],
  check: { on: check, look: 'ಹೊಸ ಕುಡಿಗಳು ನೇರವಾಗಿ ಬರುತ್ತಿವೆಯೇ' },
  prevent: '',
});
const FIELD = { crop: 'chilli', acres: 1.5, tank_litres: 16 };

test('worse is told with one tap and stands first with the doctor; after another plan it is better @trial', async ({
  browser,
}, info) => {
  test.setTimeout(600_000);
  app.setNow(SENT);
  let office = await OfficeClient.logIn(app);
  const { farmer, page, chatId } = await beginChat(browser, { app, office }, '9845055174', 'ಮೆಣಸಿನ ಎಲೆ ಮುದುಡಿದೆ');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'ಕನ್ನಡ' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn');
  const caseId = await office.sendPlan(chatId, FIELD, plan('2031-06-10'));
  const answer = (name: keyof typeof kn.answer) => page.getByRole('button', { name: kn.answer[name] });

  await test.step('on the day it is asked, and a tap without network is kept', async () => {
    app.setNow(DAY);
    // Else within a minute.
    await askFarmers(app.ctx);
    await expect(answer('worse')).toBeVisible();
    await look(page, 'asked', info);
    await page.context().setOffline(true);
    await answer('worse').dblclick();
    await expect(answer('worse')).toHaveAttribute('aria-pressed', 'true');
    await page.context().setOffline(false);
    office = await OfficeClient.logIn(app);
    await expect.poll(() => office.heardFrom(chatId, kn.answer.worse), { timeout: 60_000 }).toHaveLength(1);
    await answer('worse').scrollIntoViewIfNeeded();
    await look(page, 'worse', info);
  });

  await test.step('the doctor has it first', async () => {
    const desk = await OfficeScreen.enter(browser, app);
    await desk.page.goto(`${app.url}/admin/cases`);
    await expect(desk.page.getByRole('listitem').first()).toContainText('ಶಾರದಮ್ಮ');
    await lookAtBoth(desk.page, 'list', info);
    await desk.page.goto(`${app.url}/admin?chat=${chatId}`);
    await expect(desk.page.getByText('Worse than before').first()).toBeVisible();
    await expect(desk.page.getByText('Asked: did it work?')).toBeVisible();
    await look(desk.page, 'thread', info);
    await desk.close();
  });

  await test.step('another plan, and it is better', async () => {
    await office.sendPlan(chatId, FIELD, plan('2031-06-18'), caseId);
    await expect(page.getByText(kn.title)).toHaveCount(1);
    app.setNow(NEXT);
    await askFarmers(app.ctx);
    const asked = page.getByRole('group', { name: kn.card.choose }).nth(1);
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: kn.answer.better }).click();
    office = await OfficeClient.logIn(app);
    await expect.poll(() => office.heardFrom(chatId, kn.answer.better)).toHaveLength(1);
    const before = page.getByRole('group', { name: kn.card.choose }).first();
    await expect(before.getByRole('button').first()).toBeDisabled();
    await look(page, 'better', info);
  });

  await test.step('the office counts it, and says that it is little', async () => {
    const desk = await OfficeScreen.enter(browser, app);
    await desk.page.goto(`${app.url}/admin/numbers`);
    const part = desk.page.getByRole('region', { name: 'Plans by problem' }).first();
    await expect(part.getByRole('row').nth(1)).toContainText(/thrips.*2.*1.*0.*1.*0.*–/i);
    await desk.page.getByRole('heading', { name: 'Did the plans work?' }).scrollIntoViewIfNeeded();
    await lookAtBoth(desk.page, 'numbers', info);
    await desk.readIn('kn');
    await desk.page.getByRole('heading', { name: 'ಪರಿಹಾರ ಪಟ್ಟಿಯಿಂದ ಗುಣವಾಯಿತೇ?' }).scrollIntoViewIfNeeded();
    await lookAtBoth(desk.page, 'numbers-kn', info);
    await desk.close();
  });
  await farmer.close();
});
