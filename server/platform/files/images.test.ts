import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import exifr from 'exifr';
import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  GIF_SCRIPT_POLYGLOT,
  HTML_PAGE,
  halfPhoto,
  photoWithPageBehind,
} from '../../../tests/fixtures/hostile-files.ts';
import {
  animatedGif,
  GPS,
  photoAsPng,
  photoWithGps,
  pixelBomb,
  screenshot,
} from '../../../tests/fixtures/images.ts';
import { media } from '../../../tests/fixtures/media.ts';
import { type FileType, GIF, HEIC, JPEG, PNG, WEBP } from './file-types.ts';
import { storeImage, storePreview } from './images.ts';

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'av-images-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function store(bytes: Buffer, type: FileType) {
  count += 1;
  const source = path.join(folder, String(count));
  await writeFile(source, bytes);
  const image = await storeImage(source, type, 'farmer:1');
  return { image, bytes: await readFile(image.path) };
}

describe('a photo', () => {
  it('loses its place, its maker and its serial number', async () => {
    const original = await photoWithGps();
    const before = await exifr.gps(original);
    expect(before?.latitude).toBeCloseTo(GPS.latitude, 4);
    expect(before?.longitude).toBeCloseTo(GPS.longitude, 4);

    const { bytes } = await store(original, JPEG);
    expect(await exifr.parse(bytes)).toBeUndefined();
    expect(bytes.includes('SERIAL-12345')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('is turned upright for good', async () => {
    const { image, bytes } = await store(await photoWithGps({ width: 640, height: 480 }), JPEG);
    expect([image.width, image.height]).toEqual([480, 640]);
    const { width, height, orientation } = await sharp(bytes).metadata();
    expect([width, height, orientation]).toEqual([480, 640, undefined]);
    expect(await isRed(bytes, { left: 350, top: 100 })).toBe(true);
    expect(await isRed(bytes, { left: 100, top: 100 })).toBe(false);
  });

  it('of several MB becomes at most 2560 pixels long, with a preview of 480', async () => {
    const original = await photoWithGps({ width: 3600, height: 2700, quality: 95 });
    expect(original.length).toBeGreaterThan(3_000_000);
    const { image } = await store(original, JPEG);
    expect([image.width, image.height]).toEqual([1920, 2560]);
    const preview = await sharp(await storePreview(image, 'farmer:1')).metadata();
    expect(preview).toMatchObject({ format: 'webp', width: 360, height: 480 });
  });

  it('carries nothing behind the picture any more', async () => {
    const { bytes } = await store(await photoWithPageBehind(), JPEG);
    expect(bytes.includes('<script>')).toBe(false);
    expect(bytes.subarray(-2).toString('hex')).toBe('ffd9');
  });

  it('smaller than a screen keeps its size', async () => {
    const { image } = await store(await photoWithGps({ width: 80, height: 60 }), JPEG);
    expect([image.width, image.height]).toEqual([60, 80]);
  });
});

describe('a photo of an iPhone', () => {
  it('becomes a JPEG, turned once and not twice', async () => {
    const { image, bytes } = await store(media('photo-rotated.heic'), HEIC);
    expect(image).toMatchObject({ type: JPEG, width: 192, height: 256 });
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    // The test card's colour bars lie across the upright picture: its middle row is one colour.
    const [red, green, blue] = await colourAt(bytes, { left: 40, top: 138, width: 90, height: 12 });
    expect(blue - Math.max(red, green)).toBeGreaterThan(80);
  });

  it('that is damaged is unreadable, and the server goes on', async () => {
    const half = media('photo-rotated.heic').subarray(0, 500);
    await expect(store(half, HEIC)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
    await expect(store(media('photo-rotated.heic'), HEIC)).resolves.toBeDefined();
  });
});

describe('other pictures', () => {
  it('a screenshot stays a PNG, transparent where it was', async () => {
    const { image, bytes } = await store(await screenshot(), PNG);
    expect(image.type).toBe(PNG);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  it('a photo saved as PNG becomes a JPEG', async () => {
    const { image, bytes } = await store(await photoAsPng(), PNG);
    expect(image.type).toBe(JPEG);
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  });

  it.each([
    ['GIF', GIF, () => animatedGif(4)],
    [
      'WebP',
      WEBP,
      async () =>
        sharp(await animatedGif(4), { animated: true })
          .webp()
          .toBuffer(),
    ],
  ])('an animated %s keeps moving, its preview does not', async (_name, type, make) => {
    const { image, bytes } = await store(await make(), type);
    expect([image.type, image.width, image.height]).toEqual([type, 60, 40]);
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(4);
    expect((await sharp(await storePreview(image, 'farmer:1')).metadata()).pages ?? 1).toBe(1);
  });
});

describe('a picture that is refused', () => {
  it.each<[string, FileType, () => Buffer | Promise<Buffer>, string]>([
    ['cut in half', JPEG, halfPhoto, 'FILE_UNREADABLE'],
    ['a page that says it is a photo', JPEG, () => HTML_PAGE, 'FILE_UNREADABLE'],
    ['a script that begins like a GIF', GIF, () => GIF_SCRIPT_POLYGLOT, 'FILE_UNREADABLE'],
    ['some kB that unfold to 72 million pixels', PNG, () => pixelBomb(), 'FILE_TOO_LARGE'],
    ['an animation of 301 frames', GIF, () => animatedGif(301, 8, 8), 'FILE_TOO_LARGE'],
  ])('is %s', async (_what, type, make, code) => {
    await expect(store(await make(), type)).rejects.toMatchObject({ code });
  });
});

async function isRed(bytes: Buffer, at: { left: number; top: number }): Promise<boolean> {
  const [red, green] = await colourAt(bytes, { ...at, width: 8, height: 8 });
  return red - green > 80;
}

async function colourAt(bytes: Buffer, area: Region): Promise<[red: number, green: number, blue: number]> {
  const patch = await sharp(bytes).extract(area).toColourspace('srgb').png().toBuffer();
  const [red = 0, green = 0, blue = 0] = (await sharp(patch).stats()).channels.map((channel) => channel.mean);
  return [red, green, blue];
}
