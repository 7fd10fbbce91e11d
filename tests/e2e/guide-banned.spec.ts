/// <reference lib="dom" />

import { type Browser, expect, test } from '@playwright/test';
import { BANNED_PATH, bannedPath } from '#shared/domain/guide/banned-page.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { axeFaults, openDetails } from './axe.ts';
import { appForFile } from './journey-app.ts';
import { openOnPhone, PHONE } from './open-on-phone.ts';
import { comeToLife } from './site-visitor.ts';
import { turns } from './turns.ts';

/** A farmer has a tin in the hand and asks whether it may be used. */

const app = appForFile();

const open = (browser: Browser, path: string, visit?: Parameters<typeof openOnPhone>[2]) =>
  openOnPhone(browser, `${app.url}${path}`, visit);

const WORDS = {
  en: {
    box: 'Name of the product',
    stop: 'Not allowed',
    monocil: 'monocil is monocrotophos',
    withdrawn: 'Withdrawn',
    since: 'Order S.O. 1482(E) of 2005',
    tin: 'What to do with an old tin',
    restricted: 'Forbidden on: tomato',
    onCrop: 'forbidden on tomato',
    allowed: 'In our table of the label',
    crops: 'The rows of our table are for:',
    unknown: 'Not known to us',
    photo: 'Send a photo of the label',
  },
  kn: {
    box: 'ಔಷಧಿಯ ಹೆಸರು',
    stop: 'ಬಳಸಬಾರದು',
    monocil: 'ಮೊನೊಸಿಲ್ ಎಂದರೆ ಮೊನೊಕ್ರೊಟೊಫಾಸ್ (monocrotophos)',
    withdrawn: 'ಬಳಕೆಯಿಂದ ಹಿಂಪಡೆದದ್ದು',
    since: 'ಆದೇಶ S.O. 1482(E), 2005',
    tin: 'ಹಳೆಯ ಡಬ್ಬಿಯನ್ನು ಏನು ಮಾಡಬೇಕು',
    restricted: 'ಈ ಬೆಳೆಗಳಿಗೆ ನಿಷೇಧ: ಟೊಮೆಟೊ',
    onCrop: 'ಟೊಮೆಟೊ ಬೆಳೆಗೆ ನಿಷೇಧ',
    allowed: 'ನಮ್ಮ ಲೇಬಲ್ ಪಟ್ಟಿಯಲ್ಲಿ ಇದೆ',
    crops: 'ನಮ್ಮ ಪಟ್ಟಿಯ ಸಾಲುಗಳು ಈ ಬೆಳೆಗಳಿಗೆ:',
    unknown: 'ನಮಗೆ ಗೊತ್ತಿಲ್ಲ',
    photo: 'ಲೇಬಲಿನ ಫೋಟೋ ಕಳುಹಿಸಿ',
  },
} satisfies Record<Language, Record<string, string>>;
/** As one types them: the pack of a banned one, of a restricted one, that one with its crop, of an allowed one, and glue. */
const TYPED = {
  en: ['monocil', 'rogor', 'rogor tomato', 'coragen', 'fevicol'],
  kn: ['ಮೊನೊಸಿಲ್', 'ರೋಗರ್', 'ರೋಗರ್ ಟೊಮೆಟೊ', 'ಕೊರಾಜನ್', 'ಫೆವಿಕಾಲ್'],
} satisfies Record<Language, string[]>;

for (const language of turns(['kn', 'en'] as const)) {
  const say = WORDS[language];

  test(`a name is judged as it is typed, and the answer can be shared (${language})`, async ({ browser }) => {
    const page = await open(browser, BANNED_PATH, { language });
    const box = page.getByRole('searchbox', { name: say.box });
    const stop = page.getByRole('region', { name: say.stop });
    const answer = page.getByRole('search').getByRole('status');
    const [banned = '', restricted = '', onCrop = '', allowed = '', glue = ''] = TYPED[language];
    await box.fill(banned);
    await expect(stop).toContainText(say.monocil);
    await expect(stop).toContainText(say.withdrawn);
    await expect(stop).toContainText(say.since);
    await expect(page).toHaveURL((url) => url.searchParams.get('name') === banned);
    expect(await axeFaults(page)).toEqual([]);
    await stop.getByRole('link', { name: say.tin }).click();
    await expect(page.locator('#old-tin')).toBeInViewport();
    await box.fill(restricted);
    await expect(answer).toContainText(say.restricted);
    await box.fill(onCrop);
    await expect(stop).toContainText(say.onCrop);
    await box.fill(allowed);
    await expect(answer).toContainText(say.allowed);
    await expect(answer).toContainText(say.crops);
    await box.fill(glue);
    await expect(answer).toContainText(say.unknown);
    await expect(answer.getByRole('link', { name: say.photo })).toHaveAttribute('href', '/farmers');
    await expect(answer).not.toContainText(say.allowed);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.context().close();
  });

  test(`whoever is sent the answer sees it, and the list narrowed to it (${language})`, async ({
    browser,
  }) => {
    const page = await open(browser, bannedPath(TYPED[language][0] ?? ''), { language });
    await expect(page.getByRole('region', { name: say.stop })).toContainText(say.monocil);
    await expect(page.locator('[data-product]:visible')).toHaveCount(1);
    await page.getByRole('searchbox', { name: say.box }).fill('');
    await expect(page).toHaveURL((url) => !url.searchParams.has('name'));
    await openDetails(page);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.locator('[data-product]:visible').count()).toBeGreaterThan(75);
    await page.context().close();
  });
}

test('without scripts the whole list is there to be read', async ({ browser }) => {
  const page = await open(browser, BANNED_PATH, { scripts: false });
  await page.getByText('Banned', { exact: true }).click();
  await expect(page.getByText('phorate', { exact: true })).toBeVisible();
  await expect(page.getByText('[thimet, foratox]')).toBeVisible();
  await page.getByText('Forbidden on certain crops').click();
  await expect(page.locator('li', { hasText: 'quinalphos' })).toContainText('cardamom');
  await page.context().close();
});

test('what looks like a name is asked back, and poisoning is answered with the numbers to ring', async ({
  browser,
}) => {
  const page = await open(browser, bannedPath('themet'));
  await page.getByRole('button', { name: 'Do you mean thimet?' }).click();
  await expect(page.getByRole('region', { name: 'Not allowed' })).toContainText('phorate');
  await page.getByRole('searchbox').fill('drank monocil');
  await expect(page.getByRole('link', { name: /^108/ })).toBeVisible();
  await page.context().close();
});

test('the page is reached from the guide, a chapter, the search and the tool that stops @trial', async ({
  browser,
}) => {
  const page = await open(browser, '/guide');
  await page.getByRole('link', { name: /^Is it banned\?/ }).click();
  await expect(page).toHaveURL(/\/guide\/banned$/);
  await page.goto(`${app.url}/guide/chapter/1-insecticides#never`);
  await expect(page.getByRole('link', { name: 'Look it up: is it banned?' })).toHaveAttribute(
    'href',
    BANNED_PATH,
  );
  await page.goto(`${app.url}/guide`);
  await comeToLife(page);
  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('thimet');
  await page.getByRole('link', { name: 'Since when, and what to do instead' }).click();
  await expect(page.getByRole('region', { name: 'Not allowed' })).toContainText('thimet is phorate');
  await page.goto(`${app.url}/guide#tool-spray-dose`);
  await comeToLife(page);
  const tool = page.locator('#tool-spray-dose');
  await tool.getByLabel(/^Name on the pack/).fill('phorate');
  await tool.getByRole('link', { name: 'Since when, and what to do instead' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('phorate');
  await page.context().close();
});

test('the page stands in the sitemap and in what is kept offline', async () => {
  expect((await fetch(`${app.url}${BANNED_PATH}`)).status).toBe(200);
  expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).toContain(`${BANNED_PATH}?lang=kn<`);
  for (const language of LANGUAGES) {
    const kept = (await (await fetch(`${app.url}/guide-files.${language}.json`)).json()) as {
      pages: string[];
      files: string[];
    };
    expect(kept.pages).toContain(BANNED_PATH);
    expect(kept.files.some((file) => file.includes('BannedAnswer'))).toBe(true);
  }
});
