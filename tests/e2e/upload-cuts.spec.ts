import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { CountingProxy } from '../support/counting-proxy.ts';
import { largePdf } from '../support/tus.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';

/**
 * A line that breaks, once with the server's knowledge and once without. The long run (`npm run trials -- cuts`) is 8 MB at 50 kB/s with
 * five cuts.
 */
const LONG = process.env.LONG_UPLOAD === '1';
const SIZE = LONG ? 8_000_000 : 2_000_000;
const BYTES_PER_SECOND = LONG ? 50_000 : 400_000;
const CUTS = LONG ? 5 : 2;
const OFFLINE_MS = LONG ? 4_000 : 700;

test.use({ serviceWorkers: 'allow' });
const app = appForFile();
let proxy: CountingProxy;
let farmer: FarmerScreen;

test.beforeEach(async ({ browser }) => {
  test.setTimeout(LONG ? 600_000 : 300_000);
  proxy = await CountingProxy.start(app.url);
  lastMobile += 1;
  const who = { mobile: String(lastMobile), name: 'ಬಸಪ್ಪ', place: 'ಹಾವೇರಿ' };
  farmer = await FarmerScreen.enter(browser, app, who, { url: proxy.url });
});
test.afterEach(async () => {
  await farmer.close();
  await proxy.close();
});

let lastMobile = 9_845_030_000;
const line = { latency: LONG ? 300 : 40, downloadThroughput: 200_000, uploadThroughput: BYTES_PER_SECOND };

async function slowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...line, offline: false });
  return session;
}

/** What the browser notices, and what really happens to its connections. */
async function cut(session: CDPSession, page: Page, serverHears: boolean): Promise<void> {
  proxy.cut({ serverHears });
  await session.send('Network.emulateNetworkConditions', { ...line, offline: true });
  await page.waitForTimeout(OFFLINE_MS);
  proxy.mend();
  await session.send('Network.emulateNetworkConditions', { ...line, offline: false });
}

/** What the office would download now. */
async function servedFiles(page: Page): Promise<{ name: string; bytes: Buffer }[]> {
  const found = page.getByRole('log').locator('a[href^="/uploads/"]');
  await expect(found).not.toHaveCount(0);
  const links = await found.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  return Promise.all(
    [...new Set(links)].map(async (href) => {
      const answer = await page.request.get(href);
      return { name: answer.headers()['content-disposition'] ?? '', bytes: await answer.body() };
    }),
  );
}

test(`${SIZE / 1e6} MB over a line that breaks ${CUTS} times: under a fifth is sent again`, async () => {
  const { page } = farmer;
  const session = await slowLine(page);
  const file = largePdf(SIZE);
  await farmer.send({ name: 'ಮಣ್ಣು ಪರೀಕ್ಷೆ.pdf', mimeType: 'application/pdf', buffer: file });
  await farmer.write('ಕಳುಹಿಸಿದ್ದೇನೆ');
  for (let n = 1; n <= CUTS; n += 1) {
    const due = (SIZE * n) / (CUTS + 1);
    await expect.poll(() => proxy.uploaded, { intervals: [20], timeout: 300_000 }).toBeGreaterThan(due);
    // Every other time the server goes on waiting at its end of a dead line.
    await cut(session, page, n % 2 === 0);
  }
  await farmer.allSent(LONG ? 300_000 : 60_000);
  // Else it was not the line's doing.
  expect(proxy.torn).toBeGreaterThanOrEqual(CUTS);
  const again = proxy.uploaded - SIZE;
  test.info().annotations.push({ type: 'sent again', description: `${again} of ${SIZE} bytes` });
  expect(again).toBeGreaterThanOrEqual(0);
  expect(again).toBeLessThan(SIZE * 0.2);
  expect(proxy.begun).toBe(1);
  // Once, whole, and what was written after it stands after it.
  const [served, ...more] = await servedFiles(page);
  expect(more).toEqual([]);
  expect(served?.bytes.equals(file)).toBe(true);
  const texts = await farmer.thread.getByRole('article').allTextContents();
  expect(texts.findIndex((text) => text.includes('ಕಳುಹಿಸಿದ್ದೇನೆ'))).toBeGreaterThan(
    texts.findIndex((text) => text.includes('ಮಣ್ಣು ಪರೀಕ್ಷೆ')),
  );
});

test('a page reloaded in the middle of an upload goes on from there @trial', async () => {
  const { page } = farmer;
  await slowLine(page);
  const file = largePdf(1_500_000);
  await farmer.send({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: file });
  await expect.poll(() => proxy.uploaded, { intervals: [20] }).toBeGreaterThan(700_000);
  await page.reload();
  await expect(farmer.thread.getByText('bill.pdf').first()).toBeVisible();
  await farmer.allSent(60_000);
  expect(proxy.uploaded - file.length).toBeLessThan(file.length * 0.2);
  expect(proxy.begun).toBe(1);
  const served = await servedFiles(page);
  expect(served.map(({ bytes }) => bytes.equals(file))).toEqual([true]);
});

test('an upload that is taken back stops, and the server forgets it @trial', async () => {
  const { page } = farmer;
  await slowLine(page);
  const withdrawn = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await farmer.send({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: largePdf(3_000_000) });
  await expect.poll(() => proxy.uploaded, { intervals: [20] }).toBeGreaterThan(400_000);
  await page.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(farmer.thread.getByText('bill.pdf')).toHaveCount(0);
  expect((await withdrawn).status()).toBe(204);
  const sofar = proxy.uploaded;
  await page.waitForTimeout(1_000);
  expect(proxy.uploaded - sofar).toBeLessThan(100_000);
  await page.reload();
  await expect(farmer.composer).toBeVisible();
  await expect(farmer.thread.getByText('bill.pdf')).toHaveCount(0);
});

test('a lost answer costs a question, not the file @trial', async () => {
  const { page } = farmer;
  const file = largePdf(1_500_000);
  await farmer.write('ಮೊದಲು');
  await farmer.allSent();
  proxy.loseAnswer('/api/chat/message');
  await farmer.send({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: file });
  await farmer.allSent();
  expect(proxy.uploaded).toBe(file.length);
  await expect(farmer.thread.getByText('bill.pdf')).toHaveCount(1);
  await page.reload();
  await expect(farmer.thread.getByText('bill.pdf')).toHaveCount(1);
});

test('two tabs send one file once @trial', async () => {
  const { page } = farmer;
  await slowLine(page);
  const file = largePdf(2_500_000);
  await farmer.send({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: file });
  await expect.poll(() => proxy.uploaded, { intervals: [20] }).toBeGreaterThan(300_000);
  const second = await page.context().newPage();
  await second.goto(`${proxy.url}/farmers`);
  await expect(second.getByRole('log').getByText('bill.pdf')).toHaveCount(1);
  // Together they would take the line from each other, so the second one waits.
  await page.waitForTimeout(1_000);
  expect(proxy.asked).toBe(0);
  // The tab that began is gone in the middle of it; the other one takes over.
  await page.close();
  const waiting = second.getByRole('log').getByLabel(/^(Waiting to be sent|Sending)$/);
  await expect(waiting).toHaveCount(0, { timeout: 60_000 });
  expect(proxy.uploaded - file.length).toBeLessThan(file.length * 0.2);
  expect(proxy.begun).toBe(1);
  const served = await servedFiles(second);
  expect(served.map(({ bytes }) => bytes.equals(file))).toEqual([true]);
});

test('a page whose library a newer release has replaced still sends, in one piece @trial', async () => {
  const { page } = farmer;
  const library = /\/assets\/browser-[\w-]+\.js$/;
  await page.evaluate(async () => {
    for (const key of await caches.keys()) await caches.delete(key);
  });
  let refused = 0;
  await page.context().route(library, (route) => {
    refused += 1;
    return route.fulfill({ status: 404 });
  });
  const file = largePdf(1_500_000);
  await farmer.send({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: file });
  await farmer.allSent();
  expect(refused).toBeGreaterThan(0);
  expect(proxy.begun).toBe(0);
  expect((await servedFiles(page)).map(({ bytes }) => bytes.equals(file))).toEqual([true]);
});
