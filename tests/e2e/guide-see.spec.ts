/// <reference lib="dom" />

import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { Message } from '#shared/contract/chat.ts';
import { BANNED_PATH } from '#shared/domain/guide/banned-page.ts';
import { CROP_SLUGS, cropPath, SEE_PATH } from '#shared/domain/guide/crop-pages.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import callme from '../../content/strings/en/callme.json' with { type: 'json' };
import { photoWithGps } from '../fixtures/images.ts';
import { axeFaults, openDetails } from './axe.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { lookAtBoth } from './look.ts';
import { comeToLife, SiteVisitor } from './site-visitor.ts';
import { turns } from './turns.ts';

/** Somebody with a sick leaf in the hand: crop, part, sign, and what it may be. */

const app = appForFile();

async function arrive(browser: Browser, address: string, options = {}): Promise<SiteVisitor> {
  const visitor = await SiteVisitor.arrive(browser, app, options);
  await visitor.open(address);
  return visitor;
}

const tapped = (page: Page, key: string) => new URL(page.url()).searchParams.get(key);
const tile = (page: Page, name: string) => page.locator('[data-stage]').getByRole('link', { name });
const questionOf = (page: Page) => page.locator('main').getByRole('heading', { level: 2 });
const cards = (page: Page) => page.locator('[data-cards] article');

for (const language of turns(['kn', 'en'] as const)) {
  test(`three taps lead to what it may be, and Back takes back one (${language})`, async ({
    browser,
  }, info) => {
    const visitor = await arrive(browser, '/guide', { language });
    const { page } = visitor;
    const say = (key: string) => visitor.say('guidesee', key);
    const question = questionOf(page);
    await page.getByRole('link', { name: say('lead') }).click();
    await expect(page).toHaveURL(new RegExp(`${SEE_PATH}$`));
    await comeToLife(page);
    await expect(question).toHaveText([say('crop.title')]);
    const stage = page.locator('[data-stage]');
    await expect(stage.getByRole('link')).toHaveCount(CROP_SLUGS.length + 1);
    await lookAtBoth(page, `crop-${language}`, info);
    await stage.locator('a[href*="crop=chilli"]').click();
    await expect(question).toHaveText([say('part.title')]);
    await expect(question).toBeFocused();
    await lookAtBoth(page, `part-${language}`, info);
    await stage.locator('a[href*="part=leaf"]').click();
    await expect(question).toHaveText([say('sign.title')]);
    await lookAtBoth(page, `sign-${language}`, info);
    await stage.locator('a[href*="sign=chilli-thrips"]').click();
    await expect(question).toHaveText([say('result.title')]);
    await expect(cards(page)).toHaveCount(3);
    const names = await cards(page).getByRole('heading', { level: 3 }).allTextContents();
    await expect(page.getByRole('status')).toHaveText(`${say('result.said')} ${names.join(', ')}`);
    await expect(cards(page).first().getByText(say('result.best'))).toBeVisible();
    const against = say('result.against').replace('{{other}}', names[0] ?? '');
    await expect(cards(page).filter({ hasText: against })).toHaveCount(2);
    await expect(page.getByRole('link', { name: say('photo') })).toBeInViewport();
    await lookAtBoth(page, `result-${language}`, info);
    expect([tapped(page, 'crop'), tapped(page, 'part'), tapped(page, 'sign')]).toEqual([
      'chilli',
      'leaf',
      'chilli-thrips',
    ]);
    await page.goBack();
    await expect(question).toHaveText([say('sign.title')]);
    expect(tapped(page, 'sign')).toBeNull();
    await page.goBack();
    await expect(question).toHaveText([say('part.title')]);
    await page.goBack();
    await expect(question).toHaveText([say('crop.title')]);
    await expect(page.getByRole('status')).toHaveText('');
    await page.goForward();
    await expect(question).toHaveText([say('part.title')]);
    await visitor.leave();
  });

  test(`who is not sure sees what is possible, and the doctor (${language}) @trial`, async ({
    browser,
  }, info) => {
    const visitor = await arrive(browser, `${SEE_PATH}?crop=onion`, { language });
    const { page } = visitor;
    const say = (key: string) => visitor.say('guidesee', key);
    const question = questionOf(page);
    await tile(page, say('part.unsure')).click();
    await expect(question).toHaveText([say('sign.title')]);
    await tile(page, say('sign.unsure')).click();
    await expect(question).toHaveText([say('unsure.title')]);
    await expect(page.locator(`[data-stage] a[href^="${cropPath('onion')}#"]`)).toHaveCount(2);
    await lookAtBoth(page, `unsure-${language}`, info);
    await page.goBack();
    await tile(page, say('sign.none')).click();
    await expect(question).toHaveText([say('none.title')]);
    await expect(tile(page, say('none.page'))).toHaveAttribute('href', cropPath('onion'));
    await lookAtBoth(page, `none-${language}`, info);
    await tile(page, say('start')).click();
    await tile(page, say('crop.other')).click();
    await expect(question).toHaveText([say('other.title')]);
    await lookAtBoth(page, `other-${language}`, info);
    await visitor.leave();
  });

  test(`without scripts the same is folded, and leads to the crop's page (${language}) @trial`, async ({
    browser,
  }, info) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language, scripts: false });
    const { page } = visitor;
    await page.goto(`${app.url}${SEE_PATH}`);
    await page.locator('details[data-crop=tomato] > summary').click();
    await page.locator('details[data-crop=tomato] details[data-part=fruit] > summary').click();
    const sign = page.locator('details[data-crop=tomato] [data-part=fruit] [data-sign=tomato-fruit-borer]');
    await expect(sign).toBeVisible();
    await expect(page.getByRole('link', { name: visitor.say('guidesee', 'photo') })).toHaveAttribute(
      'href',
      '/farmers',
    );
    await sign.click();
    await expect(page).toHaveURL(new RegExp(`${cropPath('tomato')}#tomato-fruit-borer$`));
    await visitor.leave();
    const reader = await arrive(browser, SEE_PATH, { language });
    await reader.page.evaluate(() => {
      for (const all of document.querySelectorAll<HTMLElement>('[data-all]')) all.hidden = false;
    });
    await openDetails(reader.page);
    expect(await axeFaults(reader.page)).toEqual([]);
    await lookAtBoth(reader.page, `folds-${language}`, info);
    await reader.leave();
  });
}

test('a shared link shows its answer, and a word nobody knows is as if it were not there', async ({
  browser,
}) => {
  const visitor = await arrive(browser, `${SEE_PATH}?crop=paddy&part=any&sign=paddy-blast`);
  const { page } = visitor;
  await expect(cards(page).first()).toContainText('Blast');
  await expect(
    cards(page)
      .first()
      .getByRole('link', { name: /All about it/ }),
  ).toHaveAttribute('href', `${cropPath('paddy')}#paddy-blast`);
  for (const [address, title] of [
    ['?crop=teak&part=leaf', 'Which crop?'],
    ['?crop=paddy&part=wing', 'Where do you see it?'],
    ['?crop=paddy&part=leaf&sign=chilli-thrips', 'Which is nearest?'],
    ['?crop=%22%5D&part=%27', 'Which crop?'],
  ]) {
    await visitor.open(`${SEE_PATH}${address}`);
    await expect(questionOf(page), address).toHaveText([title ?? '']);
  }
  await visitor.leave();
});

test('the steps are gone through by the keyboard', async ({ browser }) => {
  const visitor = await arrive(browser, `${SEE_PATH}?crop=ragi`);
  const { page } = visitor;
  await tile(page, 'On the leaf').focus();
  await page.keyboard.press('Enter');
  await expect(questionOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tile(page, 'Spindle spots')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await visitor.leave();
});

test('where no answer comes the page says so, leads on, and tries again', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  await page.route(/guide-seen-/, (route) => route.abort());
  await visitor.open(`${SEE_PATH}?crop=ragi&part=leaf`);
  await tile(page, 'Spindle spots').click();
  await expect(questionOf(page)).toHaveText(['There is no line just now']);
  await expect(tile(page, 'Spindle spots')).toHaveAttribute('href', `${cropPath('ragi')}#ragi-blast`);
  await page.unroute(/guide-seen-/);
  await tile(page, 'Try again').click();
  await expect(cards(page)).toHaveCount(1);
  await visitor.leave();
});

test("what was tapped goes into the chat's own questions, with a photo or without one; a reload loses nothing @trial", async ({
  browser,
}) => {
  const farmer = await FarmerScreen.enter(browser, app, {
    mobile: '9845078961',
    name: 'ಮಹದೇವ',
    place: 'ಮಳವಳ್ಳಿ',
  });
  const { page } = farmer;
  const address = `${app.url}${SEE_PATH}?crop=chilli&part=leaf&sign=chilli-yellow-mite`;
  await page.goto(address);
  await comeToLife(page);
  await page.getByRole('link', { name: 'Ask without a photo' }).click();
  // The chat's own questions go on from there, and a reload does not ask again.
  const wizard = page.getByRole('dialog', { name: 'What is wrong?' });
  await expect(wizard.getByRole('heading', { name: 'Since when?' })).toBeFocused();
  await expect(page).toHaveURL(/\/farmers$/);
  await page.goBack();
  await expect(wizard.getByRole('button', { pressed: true })).toContainText('Leaves curl downwards');
  await wizard.getByRole('button', { name: 'Close' }).click();
  await expect(wizard).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'What is wrong?' }).first()).toBeVisible();
  await expect(wizard).toHaveCount(0);

  // Begun without a photo is begun: what comes now waits beside it, also through a reload.
  await page.goto(`${app.url}${SEE_PATH}?crop=tomato&part=whole&sign=tomato-bacterial-wilt`);
  await comeToLife(page);
  await sendThePhoto(page);
  await expect(wizard.getByText('It is kept too, and comes after this one.')).toContainText('Tomato');
  await page.reload();
  await page.getByRole('button', { name: 'What is wrong?' }).first().click();
  await wizard.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(wizard.getByRole('heading', { name: 'Which is nearest?' })).toBeFocused();
  await skipTo(wizard, 'This goes to the doctor');
  await wizard.getByRole('button', { name: 'Send to the doctor' }).click();
  await expect(wizard.getByRole('heading', { name: 'Since when?' })).toBeFocused();
  await skipTo(wizard, 'Photos of it');
  await expect(wizard.getByRole('button', { name: 'Whole plant: delete the photo' })).toBeVisible();
  await skipTo(wizard, 'This goes to the doctor');
  await wizard.getByRole('button', { name: 'Send to the doctor' }).click();
  await expect(wizard).toHaveCount(0);
  await expect(page).toHaveURL(/\/farmers$/);
  await expect
    .poll(() => toldIn(page), { timeout: 30_000 })
    .toEqual([
      ['chilli', 'leaf', ['chilli-yellow-mite'], 0],
      ['tomato', 'whole', ['tomato-bacterial-wilt'], 1],
    ]);
  await farmer.close();
});

test('the photo of "What do you see?" is in its place behind the login @trial', async ({ browser }) => {
  const farmer = await FarmerScreen.open(browser, app);
  const { page } = farmer;
  await page.goto(`${app.url}${SEE_PATH}?crop=chilli&part=leaf`);
  await comeToLife(page);
  await sendThePhoto(page);
  await page.waitForURL(/\/farmers\?crop=chilli&part=leaf&shared=1$/);
  await page.reload();
  await farmer.register({ mobile: '9845078963', name: 'ಪುಟ್ಟಸ್ವಾಮಿ', place: 'ಮದ್ದೂರು' });
  const wizard = page.getByRole('dialog', { name: 'What is wrong?' });
  await expect(wizard.getByRole('heading', { name: 'Which is nearest?' })).toBeFocused();
  await expect(page).toHaveURL(/\/farmers$/);
  await skipTo(wizard, 'Photos of it');
  await expect(wizard.getByRole('button', { name: 'Sick part: delete the photo' })).toBeVisible();
  await farmer.close();
});

async function sendThePhoto(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('link', { name: 'Send the photo' }).click(),
  ]);
  expect(chooser.isMultiple()).toBe(false);
  await chooser.setFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() });
}

/** On through the questions, whatever each is answered. */
async function skipTo(wizard: Locator, question: string): Promise<void> {
  const heading = wizard.getByRole('heading', { level: 2 });
  for (let at = 0; at < 12 && (await heading.textContent()) !== question; at += 1) {
    const before = await heading.textContent();
    await wizard.getByRole('button', { name: /^(Skip|Next)$/ }).click();
    await expect(heading).not.toHaveText(before ?? '');
  }
  await expect(heading).toHaveText(question);
}

/** Crop, part, signs and number of photos of each card in this farmer's chat. */
const toldIn = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const { farmer } = await (await fetch('/api/auth/me')).json();
    const thread: Message[] = await (await fetch(`/api/chat/thread/${farmer.chat_id}`)).json();
    return thread.flatMap(({ message_type, meta }) =>
      message_type === 'intake' && meta.intake
        ? [[meta.intake.crop, meta.intake.part, meta.intake.signs, meta.intake.photos.length]]
        : [],
    );
  });

test('is in the sitemap, and in what "keep all chapters" fetches with its answers', async () => {
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  for (const language of LANGUAGES) {
    const list = (await (await fetch(`${app.url}/guide-files.${language}.json`)).json()) as {
      pages: string[];
      files: string[];
    };
    expect(list.pages).toContain(SEE_PATH);
    const answers = list.files.filter((file) => file.includes('guide-seen-'));
    expect(answers).toHaveLength(CROP_SLUGS.length);
    expect(answers.every((file) => file.includes(`-${language}-`))).toBe(true);
    expect(list.files.some((file) => file.includes('See.island'))).toBe(true);
  }
  expect(sitemap).toContain(`${SEE_PATH}<`);
  expect(sitemap).toContain(`${SEE_PATH}?lang=kn<`);
});

test('home leads to it, to what is banned and to the calculators', async ({ browser }) => {
  const visitor = await arrive(browser, '/');
  const { page } = visitor;
  const doors = page.getByRole('navigation', { name: visitor.say('guidecrop', 'doors') });
  for (const [namespace, key, address] of [
    ['guidesee', 'title', SEE_PATH],
    ['guidesearch', 'page.title', BANNED_PATH],
    ['guide', 'tools.title', '/guide#tools'],
  ] as const) {
    await doors.getByRole('link', { name: visitor.say(namespace, key) }).click();
    await expect(page).toHaveURL(`${app.url}${address}`);
    await page.goBack();
  }
  await visitor.leave();
});

test("the menu of a farmer's thread leads to it and to what is banned @trial", async ({ browser }) => {
  const farmer = await FarmerScreen.enter(browser, app, {
    mobile: '9845078962',
    name: 'ಶಿವಮ್ಮ',
    place: 'ಮದ್ದೂರು',
  });
  const { page } = farmer;
  for (const [door, address] of [
    [callme.see, SEE_PATH],
    [callme.banned, BANNED_PATH],
  ] as const) {
    await page.goto(`${app.url}/farmers`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: door }).click();
    await expect(page).toHaveURL(`${app.url}${address}`);
  }
  await farmer.close();
});
