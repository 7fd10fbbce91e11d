/// <reference lib="dom" />
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { OFFICE } from '../support/running-app.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look, lookAtBoth } from './look.ts';
import { OfficeScreen } from './office-screen.ts';

/** A farmer's photo on its way to the crop's page, with their yes and a second look; and off it with their no. */
const app = appForFile();
const NAME = 'ಸರೋಜಮ್ಮ';
const SEEN = '/guide/see?crop=chilli&part=leaf&sign=chilli-thrips';
const SECOND = 'second@clinic.example';
let farmer: FarmerScreen;
let office: OfficeScreen;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  await app.ctx.db.pool.query(
    `insert into staff (email, password_hash, name, roles)
     select $1, password_hash, '{"en": "Dr Ravi", "kn": "ಡಾ. ರವಿ"}', '{doctor}' from staff where email = $2`,
    [SECOND, OFFICE.email],
  );
  farmer = await FarmerScreen.enter(browser, app, { mobile: '9845081475', name: NAME, place: 'ಬ್ಯಾಡಗಿ' });
  await farmer.write('ಮೆಣಸಿನ ಎಲೆ ಮೇಲಕ್ಕೆ ಮುದುಡುತ್ತಿದೆ');
  await farmer.send({ name: 'ಎಲೆ.jpg', mimeType: 'image/jpeg', buffer: await leafPhoto() });
  await farmer.allSent();
  await farmer.page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
  await farmer.page.reload();
  office = await OfficeScreen.enter(browser, app);
});
test.afterAll(async () => {
  await farmer.close();
  await office.close();
});

/** A leaf, and at the left edge somebody's red shirt. */
function leafPhoto(): Promise<Buffer> {
  const shirt = { create: { width: 220, height: 800, channels: 3, background: '#c02020' } } as const;
  const leaf = Buffer.from(
    '<svg width="1000" height="800"><path d="M300 700Q350 150 850 100Q880 600 300 700" fill="#7ac143"/></svg>',
  );
  return sharp({ create: { width: 1000, height: 800, channels: 3, background: '#5b4630' } })
    .composite([{ input: leaf }, { input: shirt, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

const markPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Picture for the book' });

async function openMark(page: Page): Promise<Locator> {
  await office.thread
    .getByRole('button', { name: /^Open the photo/ })
    .first()
    .click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Into the picture book' }).click();
  return markPanel(page);
}

test('nothing is made without consent; the farmer is asked in the chat, and says yes in one tap @trial', async ({
  browser: _,
}, info) => {
  const { page } = office;
  await office.openChat(NAME);
  const panel = await openMark(page);
  await expect(panel.getByText(/has not been asked/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Make the picture' })).toHaveCount(0);
  await look(page, 'not-asked', info);
  await panel.getByRole('button', { name: `Ask ${NAME} in the chat` }).click();
  await expect(panel.getByText(/was asked on/)).toBeVisible();

  const yes = farmer.page.getByRole('button', { name: 'ಹೌದು', exact: true });
  await expect(yes).toBeVisible();
  await yes.scrollIntoViewIfNeeded();
  await look(farmer.page, 'question-kn', info);
  await yes.click();
  await expect(farmer.page.getByText(/ರಂದು ನೀವು ಹೌದು ಎಂದಿದ್ದೀರಿ/)).toBeVisible();
  await look(farmer.page, 'answered-kn', info);
  await expect(panel.getByText(/agreed on/)).toBeVisible();
});

test('the doctor frames the leaf by keys and finger, hides a spot, and looks before it is made @trial', async ({
  browser: _,
}, info) => {
  const { page } = office;
  const panel = markPanel(page);
  const frame = panel.getByRole('button', { name: /^Frame:/ });
  await frame.focus();
  for (let n = 0; n < 30; n += 1) await page.keyboard.press('Shift+ArrowLeft');
  for (let n = 0; n < 26; n += 1) await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('button', { name: 'Frame: 700 by 800 pixels' })).toBeVisible();
  await panel.getByRole('button', { name: 'Hide a spot' }).click();
  const spot = panel.getByRole('button', { name: 'Hidden spot 1' });
  const from = await spot.boundingBox();
  if (!from) throw new Error('the spot is not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 40, from.y + from.height / 2 + 60, { steps: 4 });
  await page.mouse.up();
  expect((await spot.boundingBox())?.x).toBeCloseTo(from.x + 40, 0);
  await panel.getByLabel('Crop').selectOption('Chilli');
  await panel.getByLabel('Problem').selectOption('thrips');
  await panel.getByLabel('Stage').selectOption('Flowering');
  await panel.getByLabel('Part of the plant').selectOption({ index: 3 });
  const save = panel.getByRole('button', { name: 'Make the picture' });
  await expect(save).toBeDisabled();
  await panel.getByLabel(/^I have looked/).check();
  await lookAtBoth(page, 'mark', info);
  await save.click();
  await expect(panel).toBeHidden();
  await openMark(page);
  await expect(panel.getByText('You marked it: a colleague must look.')).toBeVisible();
  await look(page, 'marked', info);
  await page.keyboard.press('Escape');
});

test('a second person looks; then it stands on the crop’s page under its trouble @trial', async ({
  browser,
}, info) => {
  const second = await OfficeScreen.open(browser, app);
  await second.logIn(SECOND);
  await second.page.goto(`${app.url}/admin/pictures`);
  const card = second.page.getByRole('article', { name: 'Chilli: thrips' });
  await expect(card).toBeVisible();
  await lookAtBoth(second.page, 'book', info);
  await card.getByRole('button', { name: 'Looked at: show it to everybody' }).click();
  await expect(card.getByText('Shown to everybody')).toBeVisible();
  await second.readIn('kn');
  await expect(second.page.getByRole('article').getByText('ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತದೆ')).toBeVisible();
  await lookAtBoth(second.page, 'book-kn', info);
  await second.close();

  for (const language of ['en', 'kn'] as const) {
    const page = await readerOf(browser, language);
    const shelf = page
      .locator('#chilli-thrips')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    await expect(shelf).toHaveCount(1);
    await expect(shelf).toContainText(language === 'en' ? 'With the farmer’s consent, Byadagi' : 'ಬ್ಯಾಡಗಿ');
    const picture = shelf.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(picture)).toBe(350);
    await look(page, `shelf-${language}`, info);
    await page.goto(`${app.url}${SEEN}&lang=${language}`);
    const real = page.getByRole('figure').filter({ has: page.getByRole('img') });
    await expect(real).toHaveCount(1);
    await expect(real).toContainText(language === 'en' ? 'with their consent, Byadagi' : 'ಬ್ಯಾಡಗಿ');
    await real.getByRole('img').scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(real.getByRole('img'))).toBe(350);
    await look(page, `see-${language}`, info);
    await page.context().close();
  }
});

test('beside the drawing of the sign in the farmer’s own questions, where no data is to be saved @trial', async ({
  browser: _,
}, info) => {
  const { page } = farmer;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/book\/|picture-book/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${app.url}/farmers?crop=chilli&part=leaf`);
  const sign = page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ has: page.locator('img[src*="-small"]') });
  await expect(sign).toHaveCount(1);
  await sign.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(sign.locator('img').last())).toBe(140);
  await look(page, 'sign-kn', info);
  expect(asked.map((each) => each.replace(/[0-9a-f-]{36}/, 'ID'))).toEqual([
    '/api/picture-book',
    '/book/ID-small.webp',
  ]);
  await page.keyboard.press('Escape');

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  asked.length = 0;
  await page.goto(`${app.url}/farmers?crop=chilli&part=leaf`);
  await page.getByRole('dialog').getByRole('button', { name: 'ಹಳೆಯದನ್ನು ಅಳಿಸಿ' }).click();
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a no on the farmer’s own page takes it off the crop’s page @trial', async ({ browser }, info) => {
  const { page } = farmer;
  await page.goto(`${app.url}/my-data`);
  await expect(page.getByText('ನಿಮ್ಮ ಫೋಟೋಗಳಿಂದ ತೆಗೆದ 1 ಚಿತ್ರ ಈಗ ಕಾಣುತ್ತಿದೆ.')).toBeVisible();
  const no = page.getByRole('button', { name: 'ಬೇಡ, ಇನ್ನು ತೋರಿಸಬೇಡಿ' });
  await no.scrollIntoViewIfNeeded();
  await look(page, 'my-data-kn', info);
  await no.click();
  await expect(page.getByText(/ರಂದು ನೀವು ಬೇಡ ಎಂದಿದ್ದೀರಿ/)).toBeVisible();
  const reader = await readerOf(browser, 'en');
  await reader.waitForLoadState('networkidle');
  await expect(reader.locator('#chilli-thrips').getByText('From our clinic')).toHaveCount(0);
  await reader.goto(`${app.url}${SEEN}`);
  await expect(reader.getByRole('article')).not.toHaveCount(0);
  await reader.waitForLoadState('networkidle');
  await expect(reader.getByRole('figure')).toHaveCount(0);
  await reader.context().close();
});

/** Of the file, in pixels. */
const widthOf = (image: Locator): Promise<number> =>
  image.evaluate((element: HTMLImageElement) => element.naturalWidth);

/** Somebody on a small phone who follows a link to the trouble. */
async function readerOf(browser: Browser, language: 'en' | 'kn'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`${app.url}/guide/crop/chilli?lang=${language}#chilli-thrips`);
  return page;
}
