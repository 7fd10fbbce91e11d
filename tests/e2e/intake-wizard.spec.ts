/// <reference lib="dom" />
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import type { Message } from '#shared/contract/chat.ts';
import type { Field } from '#shared/contract/clinic/fields.ts';
import type { Intake } from '#shared/contract/clinic/intake.ts';
import { pickFiles } from '../support/pick-files.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { launchWhole } from './whole-browser.ts';
import { asked, openWizard, press, tile, WIZARD_WORDS, type WizardWords, wizardOf } from './wizard-screen.ts';

/* "What is wrong?": asked one thing a screen, kept at each tap, sent once, on phones that lose their line and their page. */

test.use({ serviceWorkers: 'allow' });

const app = appForFile();

async function enter(browser: Browser, mobile: string, language: 'en' | 'kn' = 'en') {
  const farmer = await FarmerScreen.enter(browser, app, { mobile, name: 'ಶಿವಮ್ಮ', place: 'ಮಳವಳ್ಳಿ' });
  const { page } = farmer;
  if (language === 'kn') {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'ಕನ್ನಡ' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'kn');
  }
  const words: WizardWords = WIZARD_WORDS[language];
  return { farmer, page, words, wizard: wizardOf(page, words) };
}

/** A leaf from near, as the guide draws it; blurred as by a shaking hand. */
async function photo(blur = 0): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const leaf = sharp('content/guide/plates/tomato-early-blight.svg').flatten({ background: '#fff' });
  const drawn = sharp(await leaf.resize(1200).png().toBuffer());
  const buffer = await (blur > 0 ? drawn.blur(blur) : drawn).jpeg({ quality: 80 }).toBuffer();
  return { name: 'leaf.jpg', mimeType: 'image/jpeg', buffer };
}

async function take(page: Page, wizard: Locator, name: string, blur = 0): Promise<void> {
  await pickFiles(page, () => press(wizard, name), await photo(blur));
}

/** What the server has of this farmer's chat. */
async function told(
  page: Page,
): Promise<{ messages: Message[]; cards: (Intake & { client_id: string | null })[] }> {
  const messages: Message[] = await page.evaluate(async () => {
    const { farmer } = await (await fetch('/api/auth/me')).json();
    return farmer.chat_id ? (await fetch(`/api/chat/thread/${farmer.chat_id}`)).json() : [];
  });
  const cards = messages.flatMap(({ message_type, meta, client_id }) =>
    message_type === 'intake' && meta.intake ? [{ ...meta.intake, client_id }] : [],
  );
  return { messages, cards };
}

/** How many begun wizards this phone keeps. */
const keptDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('av-agro-intake');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

const slotWords = (words: WizardWords, slot: keyof WizardWords['told']['slot']) => words.told.slot[slot];

test('in Kannada: tapped, said and photographed, changed on the whole, and sent once @trial', async ({
  browser,
}, testInfo) => {
  const { farmer, page, words, wizard } = await enter(browser, '9845060001', 'kn');
  await look(page, 'door', testInfo);
  await openWizard(page, words);

  await test.step('crop, part and sign are tapped; Back takes back one', async () => {
    await asked(wizard, words.ask.crop);
    await look(page, '01-crop', testInfo);
    await press(wizard, 'ಟೊಮೆಟೊ');
    await asked(wizard, words.ask.part);
    await look(page, '02-part', testInfo);
    await page.goBack();
    await asked(wizard, words.ask.crop);
    await press(wizard, 'ಟೊಮೆಟೊ');
    await tile(wizard, 0).click();
    await asked(wizard, words.ask.signs);
    await tile(wizard, 0).dblclick();
    await expect(tile(wizard, 0)).toHaveAttribute('aria-pressed', 'true');
    await look(page, '03-signs', testInfo);
    await wizard.getByRole('button', { name: words.next, exact: true }).dblclick();
  });

  await test.step('one tap each: since, where, weather, water', async () => {
    for (const step of ['since', 'spread', 'weather', 'irrigation'] as const) {
      await expect(wizard.getByRole('heading', { name: words.ask[step], exact: true })).toBeVisible();
      // A hasty thumb answers one question, not the next one too.
      await expect(wizard.getByRole('button', { pressed: true })).toHaveCount(0);
      await look(page, `04-${step}`, testInfo);
      await tile(wizard, 1).dblclick();
    }
    await expect(wizard.getByRole('heading', { name: words.ask.sprayed, exact: true })).toBeVisible();
    await expect(wizard.getByRole('button', { pressed: true })).toHaveCount(0);
  });

  await test.step('what was sprayed is said instead', async () => {
    await press(wizard, words.voice.say);
    await expect(wizard.getByRole('timer')).toBeVisible();
    await page.waitForTimeout(1500);
    await wizard.getByRole('button', { name: 'ನಿಲ್ಲಿಸಿ' }).click();
    await expect(wizard.getByRole('region', { name: words.voice.kept })).toBeVisible();
    await look(page, '05-sprayed', testInfo);
    // Back in the middle of a word: what was said is there when the question is.
    await press(wizard, words.voice.delete);
    await press(wizard, words.voice.say);
    await expect(wizard.getByRole('timer')).toBeVisible();
    await expect(wizard.getByRole('button', { name: words.skip })).toHaveCount(0);
    await look(page, '05-saying', testInfo);
    await page.waitForTimeout(1500);
    await page.goBack();
    await asked(wizard, words.ask.irrigation);
    await press(wizard, words.next);
    await expect(wizard.getByRole('region', { name: words.voice.kept })).toBeVisible();
    await press(wizard, words.next);
  });

  await test.step('1.20 is asked about: acres and guntas, or tenths', async () => {
    await asked(wizard, words.ask.acres);
    await wizard.getByLabel(words.area.acres).fill('1.20');
    await look(page, '06-area', testInfo);
    await press(wizard, '1 ಎಕರೆ 20 ಗುಂಟೆ');
    await press(wizard, words.next);
  });

  await test.step('a blurred photo is asked about, kindly, and may stay', async () => {
    await asked(wizard, words.ask.photos);
    const part = slotWords(words, 'part');
    await take(page, wizard, words.photo.take.replace('{{slot}}', part), 12);
    await expect(wizard.getByText(words.photo.blurred)).toBeVisible();
    await look(page, '07-blurred', testInfo);
    await take(page, wizard, words.photo.once, 12);
    await press(wizard, words.photo.keep);
    await expect(wizard.getByText(words.photo.blurred)).toHaveCount(0);
    await take(page, wizard, words.photo.take.replace('{{slot}}', slotWords(words, 'plant')));
    await expect(wizard.getByRole('status', { name: words.photo.checking })).toHaveCount(0);
    await expect(wizard.getByText(words.photo.question)).toHaveCount(0);
    await look(page, '07-photos', testInfo);
    await press(wizard, words.next);
  });

  await test.step('the whole leads back to a question, and forward again', async () => {
    await wizard.getByLabel(words.words.label).fill('ಎಲೆ ಉದುರುತ್ತಿದೆ');
    await look(page, '08-words', testInfo);
    await press(wizard, words.next);
    await asked(wizard, words.ask.summary);
    await look(page, '09-summary', testInfo);
    await wizard.getByRole('button', { name: words.told.fact.weather }).click();
    await asked(wizard, words.ask.weather);
    await tile(wizard, 3).click();
    await asked(wizard, words.ask.summary);
  });

  await test.step('sent once, though pressed twice', async () => {
    await wizard.getByRole('button', { name: words.summary.send }).dblclick();
    await expect(wizard).toHaveCount(0);
    await expect.poll(async () => (await told(page)).messages.length, { timeout: 60_000 }).toBe(4);
    const { messages, cards } = await told(page);
    expect(cards).toHaveLength(1);
    const [card] = cards;
    expect(card).toMatchObject({
      crop: 'tomato',
      part: 'leaf',
      since: 'days',
      spread: 'patches',
      weather: 'cloudy',
      irrigation: 'drip',
      acres: 1.5,
      words: 'ಎಲೆ ಉದುರುತ್ತಿದೆ',
    });
    expect(card?.signs).toHaveLength(1);
    expect(card?.photos.map(({ slot }) => slot).sort()).toEqual(['part', 'plant']);
    expect(card?.voices.map(({ question }) => question)).toEqual(['sprayed']);
    const named = [...(card?.photos ?? []), ...(card?.voices ?? [])].map(({ client_id }) => client_id);
    expect(
      messages
        .slice(1)
        .map(({ client_id }) => client_id)
        .sort(),
    ).toEqual(named.sort());
    expect(messages[0]?.message_type).toBe('intake');
  });

  await test.step('Back leaves the chat as if nothing had lain over it; another time it begins empty', async () => {
    await page.getByRole('button', { name: words.title }).last().click();
    await asked(wizard, words.ask.crop);
    await page.keyboard.press('Escape');
    await expect(wizard).toHaveCount(0);
  });
  await farmer.close();
});

test('without a line, with a page that dies half way: it goes on where it was, and arrives once @trial', async ({
  browser,
}, testInfo) => {
  const { farmer, page, words, wizard } = await enter(browser, '9845060002');
  const context = page.context();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // All of the chat is on the phone once its worker has said so.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/farmers')) !== undefined), {
      timeout: 60_000,
    })
    .toBe(true);
  await context.setOffline(true);
  await openWizard(page, words);
  await press(wizard, 'Chilli');
  await tile(wizard, 1).click();
  await asked(wizard, words.ask.signs);
  await tile(wizard, 0).click();
  await press(wizard, words.next);
  await asked(wizard, words.ask.since);
  for (const _ of ['since', 'spread', 'weather', 'irrigation', 'sprayed', 'acres'])
    await press(wizard, words.skip);
  await asked(wizard, words.ask.photos);
  await take(page, wizard, words.photo.take.replace('{{slot}}', slotWords(words, 'plant')));
  await expect(
    wizard.getByRole('button', { name: words.photo.again.replace('{{slot}}', slotWords(words, 'plant')) }),
  ).toBeVisible();

  // The camera took the phone's memory: the tab is gone.
  await page.close();
  const again = await context.newPage();
  await again.goto(`${app.url}/farmers`);
  const resumed = again.getByRole('dialog', { name: words.title });
  await openWizard(again, words);
  await expect(resumed.getByText('Chilli')).toBeVisible();
  await look(again, 'resume', testInfo);
  await press(resumed, words.resume.go);
  await asked(resumed, words.ask.photos);
  await expect(
    resumed.getByRole('button', { name: words.photo.delete.replace('{{slot}}', slotWords(words, 'plant')) }),
  ).toBeVisible();
  await again.goBack();
  await asked(resumed, words.ask.acres);
  await press(resumed, words.skip);
  await press(resumed, words.next);
  await press(resumed, words.skip);
  await asked(resumed, words.ask.summary);
  await resumed.getByRole('button', { name: words.summary.send }).click();
  await expect(resumed).toHaveCount(0);
  await expect(again.getByText(words.summary.waiting)).toBeVisible();

  await context.setOffline(false);
  await expect.poll(async () => (await told(again)).messages.length, { timeout: 60_000 }).toBe(2);
  const { cards, messages } = await told(again);
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatchObject({ crop: 'chilli', since: null, photos: [{ slot: 'plant' }] });
  expect(messages[1]?.client_id).toBe(cards[0]?.photos[0]?.client_id);
  await farmer.close();
});

test('every question may be skipped; nothing told is not sent, and begun anew is empty @trial', async ({
  launchOptions,
}, testInfo) => {
  const browser = await launchWhole(launchOptions);
  const { farmer, page, words, wizard } = await enter(browser, '9845060003');
  await openWizard(page, words);
  await asked(wizard, words.ask.crop);

  await test.step('a phone without a voice, and without a recording, says so', async () => {
    await press(wizard, words.aloud.start);
    await expect(wizard.getByText(words.aloud.noVoice)).toBeVisible();
    await expect(wizard.getByRole('button', { name: words.aloud.start })).toBeVisible();
  });

  // Of a crop that is not told no signs are asked.
  for (let at = 0; at < 10; at += 1) await press(wizard, words.skip);
  await asked(wizard, words.ask.summary);
  await expect(wizard.getByRole('button', { name: words.summary.send })).toBeDisabled();
  await look(page, 'nothing', testInfo);
  await wizard.getByRole('button', { name: words.told.fact.crop }).click();
  await press(wizard, 'Paddy');
  await asked(wizard, words.ask.summary);
  await expect(wizard.getByRole('button', { name: words.summary.send })).toBeEnabled();

  await press(wizard, words.close);
  await expect(wizard).toHaveCount(0);
  await page.reload();
  await openWizard(page, words);
  await press(wizard, words.resume.anew);
  await asked(wizard, words.ask.crop);
  await expect(wizard.getByRole('button', { pressed: true })).toHaveCount(0);
  expect((await told(page)).messages).toEqual([]);

  await test.step('at twice the size of letters nothing lies beside the screen', async () => {
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    await look(page, 'large', testInfo);
    await press(wizard, 'Paddy');
    await tile(wizard, 0).click();
    await look(page, 'large-signs', testInfo);
  });

  await test.step('at the logout nothing of it stays on the phone', async () => {
    expect(await keptDrafts(page)).toBe(1);
    await press(wizard, words.close);
    await farmer.openLogout();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).last().click();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    expect(await keptDrafts(page)).toBe(0);
  });
  await browser.close();
});

test('a phone without room says that it keeps nothing, and still sends @trial', async ({ browser }) => {
  const { farmer, page, words, wizard } = await enter(browser, '9845060004');
  await page.evaluate(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      if (name === 'av-agro-intake') throw new DOMException('full', 'QuotaExceededError');
      return open.call(this, name, version);
    };
  });
  await openWizard(page, words);
  await press(wizard, 'Paddy');
  await expect(wizard.getByRole('alert')).toHaveText(words.unkept);
  for (let at = 0; at < 10; at += 1) await press(wizard, words.skip);
  await wizard.getByRole('button', { name: words.summary.send }).click();
  await expect(wizard).toHaveCount(0);
  await expect.poll(async () => (await told(page)).cards.map(({ crop }) => crop)).toEqual(['paddy']);
  await farmer.close();
});

test('a field is told once: added, filled in by a tap, corrected, changed without a line, deleted @trial', async ({
  browser,
}, testInfo) => {
  const { farmer, page, words, wizard } = await enter(browser, '9845060005', 'kn');
  const panel = page.getByRole('dialog', { name: words.fields.title });
  const openFields = async () => {
    await page.getByRole('button', { name: 'ಇನ್ನಷ್ಟು' }).click();
    await page.getByRole('button', { name: words.fields.title }).click();
  };
  const save = () => panel.getByRole('button', { name: words.fields.save }).click();
  await openFields();
  await expect(panel.getByText(words.fields.none)).toBeVisible();
  await panel.getByRole('button', { name: words.fields.add }).click();

  await test.step('a name is needed, and figures of the card are figures', async () => {
    await panel.getByLabel(words.fields.ph).fill('ಏಳು');
    await save();
    await expect(panel.getByText(words.fields.nameNeeded)).toBeVisible();
    await expect(panel.getByText(words.fields.figure)).toBeVisible();
    await panel.getByLabel(words.fields.name).fill('ಮನೆ ಹಿಂದೆ');
    await panel.getByRole('combobox', { name: words.fields.crop, exact: true }).selectOption('chilli');
    await panel.getByLabel(words.area.acres).fill('2');
    await panel.getByLabel(words.area.guntas).fill('20');
    await panel.getByRole('combobox', { name: words.fields.water }).selectOption('drip');
    await panel.getByRole('combobox', { name: words.fields.tank }).selectOption('16');
    await panel.getByLabel(words.fields.ph).fill('7.1');
    await look(page, 'field-form', testInfo);
    await save();
    await expect(panel.getByText('ಮನೆ ಹಿಂದೆ')).toBeVisible();
    await look(page, 'fields', testInfo);
    await page.keyboard.press('Escape');
  });

  await test.step('chosen it fills what was not told; what is told anew is offered to be remembered', async () => {
    await openWizard(page, words);
    await wizard.getByRole('button', { name: 'ಮನೆ ಹಿಂದೆ' }).click();
    await asked(wizard, words.ask.part);
    await page.goBack();
    await look(page, 'own-fields', testInfo);
    await wizard.getByRole('button', { name: 'ಮನೆ ಹಿಂದೆ' }).click();
    await tile(wizard, 0).click();
    for (let at = 0; at < 4; at += 1) await press(wizard, words.skip);
    await asked(wizard, words.ask.irrigation);
    await expect(wizard.getByRole('button', { pressed: true })).toHaveText(words.told.choice.irrigation.drip);
    await press(wizard, words.next);
    await press(wizard, words.skip);
    await expect(wizard.getByLabel(words.area.guntas)).toHaveValue('20');
    await wizard.getByLabel(words.area.acres).fill('3');
    await press(wizard, words.next);
    for (let at = 0; at < 2; at += 1) await press(wizard, words.skip);
    await wizard.getByRole('checkbox').check();
    await wizard.getByRole('button', { name: words.summary.send }).click();
    await expect(wizard).toHaveCount(0);
    await expect.poll(async () => (await told(page)).cards[0]?.acres).toBe(3.5);
    expect((await told(page)).cards[0]).toMatchObject({
      crop: 'chilli',
      irrigation: 'drip',
      tank_litres: 16,
    });
    await expect
      .poll(() => fieldsOf(page))
      .toMatchObject([{ name: 'ಮನೆ ಹಿಂದೆ', acres: 3.5, version: 2, soil: { ph: 7.1 } }]);
    expect((await told(page)).cards[0]?.field_id).toBe((await fieldsOf(page))[0]?.id);
  });

  await test.step('a change without a line waits on the phone, and reaches the server with it', async () => {
    await page.context().setOffline(true);
    await openFields();
    await expect(panel.getByText(words.fields.offline)).toBeVisible();
    await panel.getByRole('button', { name: words.fields.edit.replace('{{name}}', 'ಮನೆ ಹಿಂದೆ') }).click();
    await panel.getByLabel(words.fields.variety).fill('ಬ್ಯಾಡಗಿ');
    await save();
    await expect(page.getByText(words.fields.waiting)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await openFields();
    await expect.poll(() => fieldsOf(page)).toMatchObject([{ variety: 'ಬ್ಯಾಡಗಿ', version: 3 }]);
  });

  await test.step('deleted after a question', async () => {
    await panel.getByRole('button', { name: words.fields.delete.replace('{{name}}', 'ಮನೆ ಹಿಂದೆ') }).click();
    await look(page, 'delete-field', testInfo);
    await page.getByRole('button', { name: words.fields.deleteYes, exact: true }).click();
    await expect(panel.getByText(words.fields.none)).toBeVisible();
    expect(await fieldsOf(page)).toEqual([]);
  });
  await farmer.close();
});

/** As the server remembers them. */
const fieldsOf = (page: Page): Promise<Field[]> =>
  page.evaluate(async () => (await (await fetch('/api/farmer/fields')).json()).fields);
