/// <reference lib="dom" />

import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { BUSINESS } from '../../content/business.ts';
import { Finger } from './finger.ts';
import { appForFile } from './journey-app.ts';
import { SiteVisitor } from './site-visitor.ts';

/** The five policies: their figures, the way back, and the swipe. */
const app = appForFile();

const PATHS = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  refund: '/refund-policy',
  return: '/return-policy',
  shipping: '/shipping-policy',
} as const;

/** What each policy must say (specification, section 9), as it is said in each language. */
const FIGURES = {
  terms: {
    en: ['within 48 hours of delivery', 'up to 24 hours before the visit'],
    kn: ['48 ಗಂಟೆಯೊಳಗೆ', '24 ಗಂಟೆ ಮುಂಚೆ'],
  },
  privacy: {
    en: ['Monday to Friday, 9:00 AM to 6:00 PM IST'],
    kn: ['ಸೋಮವಾರದಿಂದ ಶುಕ್ರವಾರ, ಬೆಳಿಗ್ಗೆ 9:00 ರಿಂದ ಸಂಜೆ 6:00 (IST)'],
  },
  refund: {
    en: [
      'within 48 hours of delivery',
      'up to 24 hours before the visit',
      '1 to 3 days',
      'within 7 days',
      'within 5 days',
    ],
    kn: ['48 ಗಂಟೆಯೊಳಗೆ', '24 ಗಂಟೆ ಮುಂಚೆ', '1–3 ದಿನ', '7 ದಿನದೊಳಗೆ', '5 ದಿನದೊಳಗೆ'],
  },
  return: { en: ['within 48 hours of delivery'], kn: ['ತಲುಪಿದ 48 ಗಂಟೆಯೊಳಗೆ'] },
  shipping: {
    en: ['before 3:00 PM IST', 'within 1 business day', '2 to 7 business days'],
    kn: ['ಮಧ್ಯಾಹ್ನ 3:00 (IST)', '1 ಕೆಲಸದ ದಿನದೊಳಗೆ', '2–7 ಕೆಲಸದ ದಿನ'],
  },
} as const;

/** A language whose figures nobody has listed here is held to the headings alone. */
const figuresOf = (id: keyof typeof PATHS, language: Language): readonly string[] =>
  (FIGURES[id] as Partial<Record<Language, readonly string[]>>)[language] ?? [];

for (const language of LANGUAGES) {
  test(`every policy says its figures (${language})`, async ({ browser }) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language, scripts: false });
    for (const [id, path] of Object.entries(PATHS) as [keyof typeof PATHS, string][]) {
      await visitor.page.goto(`${app.url}${path}?choose=${language}`);
      await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(
        visitor.say('policies', `${id}.name`),
      );
      const text = visitor.page.getByRole('article');
      for (const figure of figuresOf(id, language)) await expect(text).toContainText(figure);
      await expect(text).not.toContainText('{{');
    }
    await visitor.leave();
  });
}

test('a number in a policy can be called', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app, { scripts: false });
  await visitor.page.goto(`${app.url}${PATHS.terms}?lang=en`);
  const numbers = visitor.page.getByRole('article').locator('a[href^="tel:"]');
  const called = await numbers.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const dialled = [BUSINESS.phone, BUSINESS.seller.grievance.phone, '1915'];
  expect(called).toEqual(dialled.map((number) => `tel:${number.replaceAll(' ', '')}`));
  await visitor.leave();
});

test('the back button returns to the page before, as far down as it was read', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  await visitor.open('/clinic');
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: visitor.say('common', 'footer.refund') });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund policy');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('lastScroll'))).toContain(String(before));
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/clinic$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
  await visitor.leave();
});

test('who comes straight to a policy is taken home', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  await visitor.open('/privacy-policy');
  await visitor.page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(
    'Healthy Plants, Prosperous Farmers',
  );
  await visitor.leave();
});

test('a swipe of more than 80 px to the right goes back, but not from the terms @trial', async ({
  browser,
}) => {
  const visitor = await SiteVisitor.arrive(browser, app, { touch: true });
  const { page } = visitor;
  for (const [id, path] of Object.entries(PATHS)) {
    await visitor.open('/about');
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.say('policies', `${id}.name`));
    await swipeRight(page, 80);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await swipeRight(page, 81);
    if (id === 'terms') {
      await page.waitForTimeout(300);
      await expect(page).toHaveURL(/terms-and-conditions$/);
    } else {
      await expect(page).toHaveURL(/\/about$/);
    }
  }
  await visitor.leave();
});

/** A finger on the article's text. */
async function swipeRight(page: Page, pixels: number): Promise<void> {
  const finger = await Finger.on(page);
  await finger.down({ x: 100, y: 420 });
  await finger.move(pixels, 0);
  await finger.up();
}
