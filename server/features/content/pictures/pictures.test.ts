import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { form } from '../../../../tests/factories.ts';
import { HTML_PAGE, halfPhoto } from '../../../../tests/fixtures/hostile-files.ts';
import { photoWithGps } from '../../../../tests/fixtures/images.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../../tests/support/client.ts';

let app: TestApp;
let office: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
});
afterAll(() => app.close());

const send = (bytes: Uint8Array | string, name = 'bag.jpg'): Promise<Answer> =>
  office.postForm('/api/admin/content/pictures', form({}, { name, bytes }));

it('is two cuts of four to three without place and maker, which everybody may see and keep for ever', async () => {
  const photo = await photoWithGps({ width: 1200, height: 1600 });
  const { body } = await send(photo);
  expect(body.picture).toMatch(/^photo:[0-9a-f]{64}$/);
  const hash = body.picture.slice('photo:'.length);
  for (const [width, height] of [
    [480, 360],
    [960, 720],
  ]) {
    const answer = await fetch(`${app.url}/media/${hash}-${width}.webp`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(await exifr.parse(bytes).catch(() => undefined)).toBeUndefined();
  }
  expect((await send(photo)).body.picture).toBe(body.picture);
});

it.each([
  ['a drawing with a script in it', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 415],
  ['a page', HTML_PAGE, 415],
  ['a photo that ends half way', halfPhoto, 422],
  ['four pixels', () => photoWithGps({ width: 2, height: 2 }), 422],
  ['a photo of less than a stamp', () => photoWithGps({ width: 400, height: 119 }), 422],
  ['nothing', '', 422],
])('is refused as %s', async (_what, bytes, status) => {
  const content = typeof bytes === 'function' ? await bytes() : bytes;
  expect((await send(content)).status).toBe(status);
});

it.each(['0'.repeat(64), 'A'.repeat(64), '../../etc/passwd'])(
  'is not found at an address of nobody: %s',
  async (hash) => {
    expect((await fetch(`${app.url}/media/${hash}-480.webp`)).status).not.toBe(200);
  },
);
