/// <reference lib="dom" />

import { expect, test } from '@playwright/test';
import { BUSINESS } from '../../content/business.ts';
import { CATALOGUE } from '../../content/catalogue.ts';
import { formatRupees } from '../../shared/domain/money/money.ts';
import { appForFile } from './journey-app.ts';
import { SiteVisitor } from './site-visitor.ts';
import { turns } from './turns.ts';

/** The other public pages against the specification. */
const app = appForFile();

const TELEPHONE = `tel:${BUSINESS.phone.replaceAll(' ', '')}`;

for (const language of turns(['kn', 'en'] as const)) {
  test(`the clinic leads to the chat and counts what waits there (${language})`, async ({ browser }) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language });
    const { page } = visitor;
    const say = (key: string) => visitor.say('clinic', key);
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('counted')) localStorage.setItem('farmerNotifCount', '120');
      sessionStorage.setItem('counted', 'yes');
    });
    await visitor.open('/clinic');
    for (const key of ['hero.title', 'what.title', 'how.title']) {
      await expect(page.getByRole('heading', { name: say(key) })).toBeVisible();
    }
    for (const figure of Object.values(BUSINESS.statistics))
      await expect(page.getByText(figure)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: say('hero.solutions') })).toHaveAttribute('href', '/farmers');
    await expect(main.getByRole('link', { name: say('hero.contact'), exact: true })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(main.getByRole('link', { name: say('hero.about') })).toHaveAttribute('href', '/about');
    await expect(main.getByRole('link', { name: say('hero.whatsapp'), exact: true })).toHaveAttribute(
      'href',
      BUSINESS.links.whatsapp,
    );
    const start = main.getByRole('link', { name: say('hero.chat') });
    await expect(start).toContainText('99+');
    await page.evaluate(() => {
      localStorage.setItem('farmerNotifCount', '99');
      window.dispatchEvent(new StorageEvent('storage', { key: 'farmerNotifCount' }));
    });
    await expect(start).toContainText('99');
    await expect(start).not.toContainText('99+');
    await start.click();
    await expect(page).toHaveURL(/\/farmers$/);
    expect(await page.evaluate(() => localStorage.getItem('farmerNotifCount'))).toBe('0');
    await visitor.leave();
  });

  test(`distribution leads to the portal, the contact and the story (${language})`, async ({ browser }) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language });
    const { page } = visitor;
    const say = (key: string) => visitor.say('distribution', key);
    await visitor.open('/distribution');
    await expect(page.getByRole('heading', { level: 1, name: say('hero.title') })).toBeVisible();
    await expect(page.getByRole('heading', { name: say('how.title') })).toBeVisible();
    const main = page.getByRole('main');
    for (const [key, to] of [
      ['portal', '/dealers'],
      ['become', '/contact'],
      ['about', '/about'],
    ]) {
      await expect(main.getByRole('link', { name: say(`hero.${key}`) })).toHaveAttribute('href', to ?? '');
    }
    await visitor.leave();
  });

  test(`a dealer asks to be told, and nothing they type is lost (${language})`, async ({ browser }) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language });
    const { page } = visitor;
    const say = (key: string) => visitor.say('dealers', key);
    await visitor.open('/dealers');
    for (const key of [
      'features.title',
      'next.title',
      'onboarding.title',
      'onboarding.who',
      'onboarding.needed',
    ]) {
      await expect(page.getByRole('heading', { name: say(key), exact: true })).toBeVisible();
    }
    for (const key of ['dealers', 'groups', 'farmers', 'firm', 'contact', 'gst']) {
      await expect(page.getByText(say(`onboarding.${key}`), { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: say('hero.support') })).toHaveAttribute('href', '/contact');

    const notify = page.getByRole('link', { name: say('hero.notify') });
    const letter = async () => new URL((await notify.last().getAttribute('href')) ?? '');
    expect((await letter()).protocol).toBe('mailto:');
    expect((await letter()).pathname).toBe(BUSINESS.email);
    expect((await letter()).searchParams.get('subject')).toBe('Dealer Portal — Notify Me');
    const lines = (await letter()).searchParams.get('body')?.split('\r\n');
    expect(lines).toEqual(
      ['bodyName', 'bodyMobile', 'bodyGst', 'bodyPlace', 'bodyNotes'].map((key) => `${say(`form.${key}`)}: `),
    );

    await page.getByLabel(say('form.name'), { exact: true }).fill('ಶಿವಣ್ಣ & ಮಕ್ಕಳು');
    await page.getByLabel(say('form.notes')).fill('50% seed');
    await expect.poll(async () => (await letter()).searchParams.get('body')).toContain('ಶಿವಣ್ಣ & ಮಕ್ಕಳು');
    await page.reload();
    await visitor.comeToLife();
    await expect(page.getByLabel(say('form.name'), { exact: true })).toHaveValue('ಶಿವಣ್ಣ & ಮಕ್ಕಳು');
    expect((await letter()).searchParams.get('body')).toContain('50% seed');

    await page.getByRole('button', { name: say('form.copyText') }).click();
    await expect(page.getByText(say('form.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('ಶಿವಣ್ಣ & ಮಕ್ಕಳು');
    const whatsapp = page.getByRole('link', { name: say('form.whatsapp') });
    expect(await whatsapp.getAttribute('href')).toContain(encodeURIComponent('ಶಿವಣ್ಣ & ಮಕ್ಕಳು'));
    await visitor.leave();
  });

  test(`our story leads to the chat and the films (${language})`, async ({ browser }) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language });
    await visitor.open('/about');
    const main = visitor.page.getByRole('main');
    await expect(main.getByText(visitor.say('about', 'hero.over'), { exact: true })).toBeVisible();
    await expect(
      main.getByRole('link', { name: visitor.say('about', 'arms.clinic.action') }),
    ).toHaveAttribute('href', '/farmers');
    await expect(
      main.getByRole('link', { name: visitor.say('about', 'arms.videos.action') }),
    ).toHaveAttribute('href', BUSINESS.links.videoChannel);
    await visitor.leave();
  });

  test(`the contact page has every way to the house; the map waits for a tap (${language})`, async ({
    browser,
  }) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language });
    const { page } = visitor;
    const say = (key: string) => visitor.say('contact', key);
    // A Sunday, then a Monday morning.
    await page.clock.install({ time: new Date('2026-11-22T11:00:00+05:30') });
    await visitor.open('/contact');
    const main = page.getByRole('main');
    for (const line of BUSINESS.address[language]) await expect(main.getByText(line).first()).toBeVisible();
    await expect(main.getByRole('link', { name: say('phone.call') })).toHaveAttribute('href', TELEPHONE);
    await expect(main.getByRole('link', { name: say('phone.whatsapp'), exact: true })).toHaveAttribute(
      'href',
      BUSINESS.links.whatsapp,
    );
    await expect(main.getByRole('link', { name: BUSINESS.email })).toHaveAttribute(
      'href',
      `mailto:${BUSINESS.email}`,
    );
    const days = main.getByRole('row');
    await expect(days.nth(1)).toContainText('9:30');
    await expect(days.nth(6)).toContainText('6:30');
    await expect(days.nth(7)).toContainText(say('hours.closed'));
    await days.nth(7).scrollIntoViewIfNeeded();
    await expect(main.getByText(new RegExp(`^${say('hours.closedNow')}`))).toBeVisible();
    await page.clock.setFixedTime(new Date('2026-11-23T09:30:00+05:30'));
    await page.clock.runFor(20_000);
    await expect(main.getByText(say('hours.openNow'))).toBeVisible();

    await expect(main.getByRole('link', { name: say('map.open') })).toHaveAttribute(
      'href',
      BUSINESS.links.map,
    );
    expect(visitor.strangers).toEqual([]);
    await main.getByRole('link', { name: say('map.show') }).click();
    await expect(page.getByTitle(say('map.frame'))).toHaveAttribute(
      'src',
      /openstreetmap\.org\/export\/embed/,
    );
    await expect.poll(() => visitor.strangers).toEqual(['www.openstreetmap.org']);
    await visitor.leave();
  });

  test(`four groups and eight items, each with price, way to pay and what the law asks (${language})`, async ({
    browser,
  }) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language });
    const { page } = visitor;
    const say = (key: string) => visitor.say('products', key);
    await visitor.open('/products');
    await expect(page.getByRole('heading', { level: 1, name: say('heading') })).toBeVisible();
    const groups = page.getByRole('navigation', { name: say('categories.label') }).getByRole('link');
    await expect(groups).toHaveCount(4);
    for (const item of CATALOGUE) {
      const card = page.getByRole('listitem').filter({ has: page.getByText(item.sku, { exact: true }) });
      await expect(card.getByRole('heading', { name: item.name[language] })).toBeVisible();
      await expect(card).toContainText(item.unit[language]);
      await expect(card).toContainText(item.desc[language]);
      await expect(card.getByText(formatRupees(item.price)).first()).toBeVisible();
      if (item.ask) continue;
      const pay = card.getByRole('link', { name: say('pay') });
      const checkout = new URL((await pay.getAttribute('href')) ?? '', app.url);
      expect(checkout.pathname).toBe('/checkout');
      expect(Object.fromEntries(checkout.searchParams)).toEqual({
        name: item.name.en,
        price: String(item.price),
        sku: item.sku,
      });
      const facts =
        item.category === 'services' ? ['scope', 'price'] : ['maker', 'origin', 'quantity', 'mrp'];
      for (const fact of [...facts, 'gst', 'expiry', 'returns']) {
        await expect(card.locator('dt', { hasText: say(`facts.${fact}`) }).first()).toBeAttached();
      }
    }
    const main = page.getByRole('main');
    const { gstin, licences, expert, grievance } = BUSINESS.seller;
    for (const { number } of licences) await expect(main).toContainText(number);
    for (const fact of [BUSINESS.legalName, gstin, expert.name[language], grievance.name[language]]) {
      await expect(main).toContainText(fact);
    }
    await expect(main).toContainText(say('seller.promise'));
    await visitor.leave();
  });
}

test('the products are headed as the specification says', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  await visitor.open('/products');
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Products & Services');
  for (const name of ['Seeds', 'Fertilizers', 'Pesticides', 'Agri Services']) {
    await expect(visitor.page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(visitor.page.getByRole('link', { name: 'Pay Now' })).toHaveCount(
    CATALOGUE.filter(({ ask }) => !ask).length,
  );
  await visitor.leave();
});
