/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import kn from '#content/strings/kn/told.json' with { type: 'json' };
import { EMPTY_INTAKE } from '#shared/domain/intake/empty-intake.ts';
import { photoAsPng } from '../fixtures/images.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen } from './office-screen.ts';

/* What is told is wrong as one card: on the phone before and after it has left, in the office with its case. */

const app = appForFile();
const MOBILE = '9845072001';
const NAME = 'ಗೌರಮ್ಮ';
const [CARD, FIELD, ONE, TWO, NEVER] = Array.from(
  { length: 5 },
  (_, n) => `00000000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string, string];
const INTAKE = {
  ...EMPTY_INTAKE,
  crop: 'tomato',
  part: 'leaf',
  signs: ['tomato-leaf-curl', 'tomato-whitefly'],
  since: 'week',
  spread: 'patches',
  sprayed: 'ಬೇವಿನ ಎಣ್ಣೆ',
  acres: 1.5,
  words: 'ಮಳೆ ನಿಂತ ಮೇಲೆ ಎಲೆ ಮುದುಡಿ ಹಳದಿಯಾಗಿದೆ',
  field_id: FIELD,
  photos: [
    { slot: 'field', client_id: ONE },
    { slot: 'part', client_id: TWO },
    { slot: 'underside', client_id: NEVER },
  ],
};

/** As a wizard leaves it: the card and two photos in the outbox of the phone, to be sent in this order. */
async function putInOutbox(page: Page): Promise<void> {
  const png = (await photoAsPng(320, 240)).toString('base64');
  await page.evaluate(
    async ({ png, intake, ids, owner }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const file = () => ({
        blob: new Blob([bytes], { type: 'image/png' }),
        name: 'ಎಲೆ.png',
        mimeType: 'image/png',
      });
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('av-agro-outbox');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const writing = database.transaction('pending', 'readwrite');
      for (const [at, clientId] of ids.entries())
        writing.objectStore('pending').put({
          ...(at === 0 ? { intake } : { file: file() }),
          clientId,
          owner,
          position: Date.now() + at,
          queuedAt: new Date().toISOString(),
          state: 'queued',
          progress: null,
          refusal: null,
          sentSeq: null,
        });
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      database.close();
    },
    { png, intake: INTAKE, ids: [CARD, ONE, TWO], owner: `farmer:${MOBILE}` },
  );
}

test('an intake is one card: offline on the phone, sent, and beside its case in the office', async ({
  browser,
}, info) => {
  const profile = { mobile: MOBILE, name: NAME, place: 'ಹಿರಿಯೂರು' };
  const farmer = await FarmerScreen.enter(browser, app, profile);
  const { page } = farmer;
  await farmer.write('ನಮಸ್ಕಾರ');
  await farmer.allSent();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'ಕನ್ನಡ' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn');
  const card = farmer.thread.getByRole('article').filter({ hasText: kn.title });

  await test.step('what is still on the phone is drawn as one card', async () => {
    await page.route('**/api/chat/message', (route) => route.abort());
    await putInOutbox(page);
    await page.reload();
    await expect(card).toContainText(kn.choice.part.leaf);
    await expect(card.locator('img')).toHaveCount(2);
    await expect(card.getByText(kn.notHere)).toHaveCount(1);
    await expect(farmer.thread.getByRole('article')).toHaveCount(2);
    await look(page, 'waiting', info);
  });

  await test.step('sent, it stays one card, and its photos open', async () => {
    await page.unroute('**/api/chat/message');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(card.locator('img[src^="/uploads/"]')).toHaveCount(2);
    await expect(farmer.thread.getByRole('article')).toHaveCount(2);
    await look(page, 'told', info);
    await page.reload();
    await expect(card.locator('img[src^="/uploads/"]')).toHaveCount(2);
    await card.getByRole('button', { name: new RegExp(kn.slot.part) }).click();
    await expect(page.getByRole('dialog')).toContainText('2');
    await page.keyboard.press('Escape');
  });

  await test.step('the office has the card, its case, and the field that it is about', async () => {
    await remember();
    const office = await OfficeScreen.enter(browser, app);
    await office.openChat(NAME);
    const told = office.thread.getByRole('article').filter({ hasText: 'What is wrong?' });
    await expect(told.locator('img[src^="/uploads/"]')).toHaveCount(2);
    await expect(told).toContainText('leaf curl virus, whitefly');
    await look(office.page, 'office', info);
    await told.getByRole('button', { name: 'Open case' }).click();
    const panel = office.page.getByRole('dialog', { name: /Cases of/ });
    await expect(panel.getByText('Told by the farmer')).toBeInViewport();
    await expect(panel).toContainText('not said: Weather, Irrigation');
    await expect(panel).toContainText('Below the tank');
    await expect(panel.getByRole('combobox', { name: 'Problem' })).toBeVisible();
    await look(office.page, 'case', info);
    await office.close();
  });
  await farmer.close();
});

async function remember(): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const facts = {
    ...{ name: 'Below the tank', crop: 'tomato', variety: 'Arka Rakshak', acres: 1.5, water: 'drip' },
    soil: { ph: 6.8, ec: null, oc: 0.5, n: null, p: null, k: null },
    ...{ tank_litres: 16, taluk: 'Hiriyur', zone: '', sown_on: null },
  };
  await client.query(
    `insert into farmer_fields (farmer_id, id, facts, created_at, updated_at)
     select id, $1, $2, now(), now() from farmers where mobile = $3`,
    [FIELD, facts, MOBILE],
  );
  await client.end();
}
