/// <reference lib="dom" />
import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import desk from '../../content/strings/en/desk.json' with { type: 'json' };
import fields from '../../content/strings/en/fields.json' with { type: 'json' };
import { photoWithGps } from '../fixtures/images.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';

/** The first start as it goes wrong: left half way, by two at once, with hasty fingers, on a line that loses answers. */
const app = appForFile();
const { start } = desk;
type Step = keyof typeof start.step;

const name = (page: Page) => page.getByLabel(fields.field.shop.name, { exact: true });
const gstin = (page: Page) => page.getByLabel(fields.field.shop.gstin, { exact: true });
const opens = (page: Page) => page.getByLabel(fields.field.hours.monday.opens, { exact: true }).first();
const closes = (page: Page) => page.getByLabel(fields.field.hours.monday.closes, { exact: true }).first();
const saved = (page: Page) => expect(page.locator('[data-saving=saved]')).toBeVisible();
const goOn = (page: Page, label = start.saveAndGoOn) =>
  page.getByRole('button', { name: label, exact: true });

async function stands(page: Page, step: Step): Promise<void> {
  await expect(page.getByRole('heading', { name: start.step[step].title, exact: true })).toBeFocused();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
}

const shows = (page: Page, step: Step) =>
  expect(page.getByRole('heading', { name: start.step[step].title, exact: true })).toBeVisible();

async function at(page: Page, step: Step): Promise<void> {
  await page.goto(`${app.url}/admin/start/${step}`);
  await stands(page, step);
}

const owner = async (browser: Browser, device = {}) => (await OfficeScreen.enter(browser, app, device)).page;

/** What the overview says of a step. */
async function stateOf(page: Page, step: Step): Promise<string> {
  await page.goto(`${app.url}/admin/start`);
  const row = page.getByRole('listitem').filter({ hasText: start.step[step].title });
  return (await row.textContent()) ?? '';
}

/** It is done, and nobody hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

test('left half way and taken up on another device, with what was typed', async ({ browser }) => {
  const laptop = await owner(browser);
  await at(laptop, 'you');
  await goOn(laptop, start.goOn).click();
  await stands(laptop, 'shop');
  await name(laptop).fill('Half a shop');
  // Nobody pressed anything: the laptop's lid is closed.
  await saved(laptop);
  await laptop.context().close();

  const phone = await owner(browser, PHONE);
  await phone.goto(`${app.url}/admin/start`);
  await phone.getByRole('link', { name: start.goOn }).click();
  await stands(phone, 'shop');
  await expect(name(phone)).toHaveValue('Half a shop');
  await name(phone).fill('Malnad Agro');
  await gstin(phone).fill('29AABCB1234C1ZA');
  await goOn(phone).click();
  await stands(phone, 'contact');

  await test.step('Back and forward of the browser', async () => {
    await phone.goBack();
    await stands(phone, 'shop');
    await expect(name(phone)).toHaveValue('Malnad Agro');
    await phone.goForward();
    await stands(phone, 'contact');
  });
  await phone.context().close();
});

test('two owners on one step: what each changed stands, and nobody is asked @trial', async ({ browser }) => {
  const one = await owner(browser);
  const other = await owner(browser);
  for (const page of [one, other]) await at(page, 'hours');
  await other.context().setOffline(true);
  await closes(other).fill('19:30');
  await expect(other.locator('[data-saving=offline]')).toBeVisible();
  await opens(one).fill('07:45');
  await saved(one);
  await other.context().setOffline(false);
  await expect(other.getByText(desk.item.merged)).toBeVisible();
  await expect(opens(other)).toHaveValue('07:45');
  await saved(other);
  await expect(closes(one)).toHaveValue('19:30');
  await goOn(one).click();
  await stands(one, 'licences');
  // It is published: there is nothing left to save for the other one.
  await expect(other.getByText(desk.saving.idle)).toBeVisible();
  await goOn(other).click();
  await stands(other, 'licences');
  await at(one, 'hours');
  await expect(opens(one)).toHaveValue('07:45');
  await expect(closes(one)).toHaveValue('19:30');
  await expect(one.getByText(desk.saving.idle)).toBeVisible();
  for (const page of [one, other]) await page.context().close();
});

test('a button that is pressed twice does one thing @trial', async ({ browser }) => {
  const page = await owner(browser);
  await page.goto(`${app.url}/admin/start`);

  /** As hasty fingers do: the second press comes when the next step stands there already. */
  async function twice(label: string): Promise<void> {
    const box = await goOn(page, label).boundingBox();
    if (!box) throw new Error(`${label} is not there`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await page.waitForTimeout(150);
    }
  }
  await at(page, 'hours');
  await twice(start.later);
  await shows(page, 'licences');
  await at(page, 'films');
  await twice(start.saveAndGoOn);
  await shows(page, 'catalogue');
  await twice(start.goOn);
  await shows(page, 'pay');
  expect(await stateOf(page, 'pay')).toContain(start.state.open);

  await test.step('a step that was put off is come back to, and done', async () => {
    expect(await stateOf(page, 'hours')).toContain(start.state.skipped);
    await page.getByRole('link', { name: start.step.hours.title }).click();
    await stands(page, 'hours');
    await goOn(page).click();
    await stands(page, 'licences');
    expect(await stateOf(page, 'hours')).toContain(start.state.done);
  });
  await page.context().close();
});

test('answers that are lost make no colleague of oneself, and nothing is done twice @trial', async ({
  browser,
}) => {
  const page = await owner(browser);
  await at(page, 'shop');
  await test.step('of a draft', async () => {
    await page.route('**/api/admin/content/draft', loseAnswer, { times: 1 });
    await gstin(page).fill('29AABCB1234C1ZA');
    await name(page).fill('Malnad ');
    await expect(page.locator('[data-saving=offline]')).toBeVisible();
    await name(page).fill('Malnad Agro Two');
    await saved(page);
    await expect(page.getByRole('alert', { name: desk.conflict.title })).toHaveCount(0);
  });
  await test.step('of a publication', async () => {
    await page.route('**/api/admin/content/publish', loseAnswer, { times: 1 });
    await goOn(page).click();
    await stands(page, 'contact');
    await at(page, 'shop');
    await expect(page.getByText(desk.saving.idle)).toBeVisible();
  });
  await test.step('of a step', async () => {
    await page.route('**/api/admin/start/step', loseAnswer, { times: 1 });
    await goOn(page).click();
    await expect(page.getByText(/connection|network/i).first()).toBeVisible();
    await goOn(page).click();
    await stands(page, 'contact');
  });
  await test.step('of an article that is taken away: the others go too', async () => {
    await at(page, 'catalogue');
    await page.route('**/api/admin/content/remove', loseAnswer, { times: 1 });
    const empty = async () => {
      await goOn(page, start.catalogue.empty).click();
      await page.getByRole('dialog').getByRole('button', { name: start.catalogue.emptyDo }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await empty();
    await empty();
    await expect(goOn(page, start.catalogue.empty)).toHaveCount(0);
  });
  await page.context().close();
});

test('a photo on its way: a reload loses it alone, and nobody publishes past it @trial', async ({
  browser,
}) => {
  const page = await owner(browser);
  await at(page, 'people');
  const words = fields.field.people;
  await page.getByRole('button', { name: words.team.add, exact: true }).click();
  const person = (label: string) => page.getByLabel(`${label} · English`).first();
  await person(words.team.role).fill('At the counter');
  const picture = page.getByRole('group', { name: words.founderPicture, exact: true });
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() };
  let letGo = () => {};
  const held = () =>
    page.route(
      '**/api/admin/content/pictures',
      (route) =>
        new Promise<void>((resolve) => {
          letGo = () => resolve(route.continue().catch(() => undefined));
        }),
      { times: 1 },
    );

  await test.step('a reload in the middle', async () => {
    await held();
    await page.getByRole('button', { name: `Add: ${words.founderPicture}`, exact: true }).click();
    await picture.locator('input[type=file]').setInputFiles(file);
    await expect(picture.getByRole('progressbar')).toBeVisible();
    await page.reload();
    await stands(page, 'people');
    letGo();
    await expect(person(words.team.role)).toHaveValue('At the counter');
    await expect(picture.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('the step waits for it', async () => {
    await page
      .getByRole('button', { name: fields.leaveOut.replace('{{label}}', words.team.itself), exact: true })
      .click();
    await held();
    await picture.locator('input[type=file]').setInputFiles(file);
    await expect(picture.getByRole('progressbar')).toBeVisible();
    await goOn(page).click();
    await expect(goOn(page)).toHaveAttribute('aria-busy', 'true');
    letGo();
    await stands(page, 'about');
    const item = await page.request.get(`${app.url}/api/admin/content/item?kind=people&key=`);
    expect((await item.json()).item.published.founderPicture).toMatch(/^photo:/);
  });
  await page.context().close();
});
