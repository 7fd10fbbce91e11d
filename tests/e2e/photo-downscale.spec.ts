import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { animatedGif, photoAsPng, photoWithGps } from '../fixtures/images.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';

/** What a page really hands to the network, before the server makes its own of it. */
interface Sent {
  name: string;
  type: string;
  base64: string;
}

const app = appForFile();
let farmer: FarmerScreen;

test.afterEach(() => farmer.close());

/** Opens the screen anew, with an ear at the form every small file goes into. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const append = FormData.prototype.append as (name: string, value: Blob, filename?: string) => void;
    const watched = function (this: FormData, name: string, value: Blob, filename = '') {
      append.call(this, name, value, filename);
      if (!(value instanceof Blob)) return;
      const reader = new FileReader();
      reader.onload = () => {
        const base64 = String(reader.result).split(',')[1] ?? '';
        const { sent = [] } = globalThis as { sent?: Sent[] };
        const now = { name: filename, type: value.type, base64 };
        Object.assign(globalThis, { sent: [...sent, now] });
      };
      reader.readAsDataURL(value);
    };
    FormData.prototype.append = watched as typeof FormData.prototype.append;
  });
  await page.reload();
}

async function send(file: { name: string; mimeType: string; buffer: Buffer }) {
  await farmer.send(file);
  // By its name: on a busy machine the one before it may be tried once more meanwhile.
  const handle = await farmer.page.waitForFunction(
    (stem) => (globalThis as { sent?: Sent[] }).sent?.find(({ name }) => name.startsWith(stem)),
    path.parse(file.name).name,
  );
  const { name, type, base64 } = (await handle.jsonValue()) as Sent;
  return { name, type, bytes: Buffer.from(base64, 'base64') };
}

for (const road of ['in a worker', 'on the page, where workers cannot draw @trial'] as const) {
  test(`a photo leaves the phone upright, at most 1600 pixels long, ${road}`, async ({ browser }) => {
    farmer = await FarmerScreen.enter(browser, app, nextProfile());
    if (road !== 'in a worker') {
      await farmer.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
    }
    await listenIn(farmer.page);
    const workers: string[] = [];
    farmer.page.on('worker', (worker) => workers.push(worker.url()));
    // As a phone writes it: stored lying, shown standing, its red quarter top right.
    const photo = await photoWithGps({ width: 4000, height: 3000 });
    const sent = await send({ name: 'ಎಲೆ.jpg', mimeType: 'image/jpeg', buffer: photo });
    expect(sent).toMatchObject({ name: 'ಎಲೆ.jpg', type: 'image/jpeg' });
    const picture = await sharp(sent.bytes).metadata();
    expect([picture.width, picture.height, picture.orientation ?? 1]).toEqual([1200, 1600, 1]);
    expect(picture.exif).toBeUndefined();
    expect(sent.bytes.length).toBeLessThan(photo.length / 3);
    const corner = await sharp(sent.bytes)
      .extract({ left: 1000, top: 100, width: 50, height: 50 })
      .resize(1, 1)
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(corner[0]).toBeGreaterThan(170);
    expect(corner[1]).toBeLessThan(80);
    expect(workers.length).toBe(road === 'in a worker' ? 1 : 0);
    await farmer.allSent();
  });
}

test('what would not gain goes as it is; a photo saved as PNG becomes a JPEG @trial', async ({ browser }) => {
  farmer = await FarmerScreen.enter(browser, app, nextProfile());
  await listenIn(farmer.page);
  const gif = await animatedGif(40, 200, 200);
  const broken = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(300_000, 7)]);
  const untouched = [
    { name: 'screen.png', mimeType: 'image/png', buffer: await pageOfText() },
    { name: 'moves.gif', mimeType: 'image/gif', buffer: gif },
    { name: 'small.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps({ width: 200, height: 150 }) },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: broken },
  ];
  for (const file of untouched) {
    const sent = await send(file);
    expect([sent.name, sent.type]).toEqual([file.name, file.mimeType]);
    expect(sent.bytes.equals(file.buffer), file.name).toBe(true);
  }
  const png = await send({ name: 'leaf.PNG', mimeType: 'image/png', buffer: await photoAsPng(900, 600) });
  expect(png).toMatchObject({ name: 'leaf.jpg', type: 'image/jpeg' });
  expect(await sharp(png.bytes).metadata()).toMatchObject({ width: 900, height: 600 });
});

/** A screenshot full of sharp black and white: small as a PNG, large as a JPEG. */
async function pageOfText(width = 1080, height = 2400): Promise<Buffer> {
  const dots = randomBytes(width * height).map((byte) => (byte < 128 ? 0 : 255));
  return sharp(dots, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 2, dither: 0 })
    .toBuffer();
}

let lastMobile = 9_845_020_000;
function nextProfile() {
  lastMobile += 1;
  return { mobile: String(lastMobile), name: 'ಗೌರಮ್ಮ', place: 'ಹಾವೇರಿ' };
}
