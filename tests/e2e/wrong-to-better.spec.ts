/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { toldCrop } from '#content/agronomy/told-names.ts';
import enFollowup from '#content/strings/en/followup.json' with { type: 'json' };
import enPlan from '#content/strings/en/plancard.json' with { type: 'json' };
import knFollowup from '#content/strings/kn/followup.json' with { type: 'json' };
import knPlan from '#content/strings/kn/plancard.json' with { type: 'json' };
import { askFarmers } from '../../server/features/followups/ask-farmers.ts';
import { day, PLAN } from './farmer-plan.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeClient } from './office-client.ts';
import { turns } from './turns.ts';
import { asked, openWizard, press, tile, WIZARD_WORDS, wizardOf } from './wizard-screen.ts';

/* One trouble from its first question to its end, on a phone of 360 px that loses its line at each end. */

const app = appForFile();
const WORDS = {
  en: { wizard: WIZARD_WORDS.en, plan: enPlan, followup: enFollowup },
  kn: { wizard: WIZARD_WORDS.kn, plan: knPlan, followup: knFollowup },
} as const;
const DOSE = /\d (ml|ಮಿ\.ಲೀ)/;
/** In the middle of a day's work, when its question is asked. */
const noonOf = (date: string) => new Date(`${date}T12:00:00+05:30`);
/** Nobody is asked on a Sunday. */
const ASKED_ON = [9, 10].map(day).find((each) => noonOf(each).getUTCDay() !== 0) ?? '';

for (const [at, language] of turns(['kn', 'en'] as const).entries()) {
  test(`from “What is wrong?” to “better” (${language})`, async ({ browser }, testInfo) => {
    const { wizard: words, plan: card, followup } = WORDS[language];
    const mobile = `984505519${at}`;
    app.setNow(new Date());
    const farmer = await FarmerScreen.enter(browser, app, { mobile, name: 'ಶಾರದಮ್ಮ', place: 'ಹೊಸನಗರ' });
    const { page } = farmer;
    await page.setViewportSize({ width: 360, height: 740 });
    if (language === 'kn') {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'ಕನ್ನಡ' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'kn');
    }

    await test.step('what is wrong is told in taps, and sent without a line', async () => {
      const wizard = wizardOf(page, words);
      await openWizard(page, words);
      await press(wizard, toldCrop('chilli', language));
      await tile(wizard, 0).click();
      await asked(wizard, words.ask.signs);
      await page.context().setOffline(true);
      await tile(wizard, 0).click();
      await press(wizard, words.next);
      await asked(wizard, words.ask.since);
      for (const _ of ['since', 'spread', 'weather', 'irrigation', 'sprayed'])
        await press(wizard, words.skip);
      await wizard.getByLabel(words.area.acres).fill('1');
      await press(wizard, words.next);
      for (const _ of ['photos', 'words']) await press(wizard, words.skip);
      await asked(wizard, words.ask.summary);
      await look(page, '01-told', testInfo);
      await wizard.getByRole('button', { name: words.summary.send }).click();
      await expect(page.getByText(words.summary.waiting)).toBeVisible();
      await page.context().setOffline(false);
    });

    let office = await OfficeClient.logIn(app);
    let chatId = 0;
    await test.step('it makes a case, and its plan opens with three promises', async () => {
      await expect(page.getByText(words.summary.waiting)).toHaveCount(0, { timeout: 60_000 });
      chatId = await office.chatOf(mobile);
      const [made] = await office.casesOf(chatId);
      expect(made?.facts).toMatchObject({ crop: 'chilli', acres: 1 });
      await office.sendPlan(chatId, {}, PLAN, made?.id);
      const plan = page.getByRole('log').getByRole('region');
      await expect(plan).toContainText(card.harvest);
      await expect(plan).not.toContainText(DOSE);
      for (const promise of ['gloves', 'away', 'label'] as const)
        await page.getByRole('button', { name: card.safety[promise] }).click();
      await expect(plan).toContainText(DOSE);
      await look(page, '02-plan', testInfo);
    });

    await test.step('on its day they are asked, and “better” waits for the line', async () => {
      app.setNow(noonOf(ASKED_ON));
      // Else within a minute.
      await askFarmers(app.ctx);
      const better = page.getByRole('button', { name: followup.answer.better });
      await expect(better).toBeVisible();
      await page.context().setOffline(true);
      await better.click();
      await expect(better).toHaveAttribute('aria-pressed', 'true');
      await page.context().setOffline(false);
      office = await OfficeClient.logIn(app);
      await expect
        .poll(() => office.heardFrom(chatId, followup.answer.better), { timeout: 60_000 })
        .toHaveLength(1);
      await look(page, '03-better', testInfo);
    });
    await farmer.close();
  });
}
