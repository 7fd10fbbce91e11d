import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAX_DAILY_FILES, MAX_FILE_BYTES, MAX_UPLOADS_AT_ONCE } from '#shared/domain/chat/upload-limits.ts';
import { archive, officeDocument, pdf } from '../../../tests/fixtures/documents.ts';
import {
  GIF_SCRIPT_POLYGLOT,
  HTML_PAGE,
  halfPhoto,
  PROGRAM,
  SVG_WITH_SCRIPT,
} from '../../../tests/fixtures/hostile-files.ts';
import { photoWithGps, screenshot } from '../../../tests/fixtures/images.ts';
import { media } from '../../../tests/fixtures/media.ts';
import { openTestFileStore, type TestFileStore } from '../../../tests/support/file-store.ts';
import { sql } from '../database/db.ts';

let store: TestFileStore;
let failPut: Error | undefined;
let puts = 0;

beforeAll(async () => {
  store = await openTestFileStore((objects) => ({
    ...objects,
    async put(...input) {
      puts += 1;
      if (failPut && puts === 2) throw failPut;
      return objects.put(...input);
    },
  }));
});
afterAll(() => store.close());
afterEach(async () => {
  failPut = undefined;
  await store.objects.remove(await store.stored());
  await store.db.run(sql`delete from files`);
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

describe('taking a file in', () => {
  it('stores a photo upright, small and without its place, beside a preview', async () => {
    const photo = await photoWithGps({ width: 1600, height: 1200 });
    const file = await store.accept(photo, { declaredName: 'ಎಲೆ ರೋಗ.JPG' });
    expect(file).toMatchObject({
      mimeType: 'image/jpeg',
      originalName: 'ಎಲೆ ರೋಗ.JPG',
      width: 1200,
      height: 1600,
      durationMs: null,
      sha256: sha256(photo),
    });
    const bytes = await store.read(file.storageKey);
    expect(bytes.length).toBe(file.sizeBytes);
    expect(await exifr.parse(bytes)).toBeUndefined();
    const preview = await sharp(await store.read(file.previewKey ?? '')).metadata();
    expect(preview).toMatchObject({ format: 'webp', width: 360, height: 480 });
    expect(await store.incoming()).toEqual([]);
  });

  it('turns an iPhone photo into a JPEG, name and all', async () => {
    const file = await store.accept(media('photo-rotated.heic'), { declaredName: 'IMG_0001.HEIC' });
    expect(file).toMatchObject({
      mimeType: 'image/jpeg',
      originalName: 'IMG_0001.jpg',
      width: 192,
      height: 256,
    });
  });

  it('keeps what is no picture byte for byte', async () => {
    const bytes = await pdf();
    const file = await store.accept(bytes, { declaredName: 'quotation.pdf' });
    expect(file).toMatchObject({ mimeType: 'application/pdf', previewKey: null, width: null });
    expect((await store.read(file.storageKey)).equals(bytes)).toBe(true);
  });

  it('believes a recording about its length, and its sender where it is silent', async () => {
    const clip = await store.accept(media('clip.mp4'), { declaredName: 'clip.mp4', durationSeconds: 77 });
    expect(clip).toMatchObject({ mimeType: 'video/mp4', width: 96, height: 64 });
    expect(clip.durationMs).toBeLessThan(1200);
    const voice = await store.accept(media('voice-fragmented.mp4'), {
      declaredName: 'voice.mp4',
      durationSeconds: 3.25,
    });
    expect(voice).toMatchObject({ mimeType: 'audio/mp4', durationMs: 3250 });
    const photo = await store.accept(await screenshot(), { durationSeconds: 5 });
    expect(photo.durationMs).toBeNull();
  });

  it('names a file by what it is', async () => {
    const file = await store.accept(await photoWithGps({ width: 80, height: 60 }), {
      declaredName: '../../photo.jpg.html',
    });
    expect(file.originalName).toBe('photo.jpg.html.jpg');
  });

  it('lets go of it when told to, also twice', async () => {
    const file = await store.accept(await photoWithGps({ width: 80, height: 60 }));
    expect(await store.stored()).toHaveLength(2);
    await file.discard();
    await file.discard();
    expect(await store.stored()).toEqual([]);
  });

  it('takes many photos at once', async () => {
    const photo = await photoWithGps();
    const files = await Promise.all(
      Array.from({ length: 12 }, (_, id) => store.accept(photo, { uploader: { role: 'farmer', id } })),
    );
    expect(new Set(files.flatMap((file) => [file.storageKey, file.previewKey])).size).toBe(24);
  });
});

describe('a file that is refused leaves nothing behind', () => {
  it.each<[string, () => Buffer | Readable | Promise<Buffer>, string]>([
    ['an empty one', () => Buffer.alloc(0), 'FILE_EMPTY'],
    ['a page named .jpg', () => HTML_PAGE, 'FILE_TYPE_REFUSED'],
    ['a drawing with a script', () => SVG_WITH_SCRIPT, 'FILE_TYPE_REFUSED'],
    ['a program', () => PROGRAM, 'FILE_TYPE_REFUSED'],
    ['an archive', archive, 'FILE_TYPE_REFUSED'],
    ['half a photo', halfPhoto, 'FILE_UNREADABLE'],
    ['a script that begins like a GIF', () => GIF_SCRIPT_POLYGLOT, 'FILE_UNREADABLE'],
    ['half a video', () => media('clip.mov').subarray(0, 900), 'FILE_UNREADABLE'],
    ['a text above its limit', () => Buffer.alloc(MAX_FILE_BYTES.text + 1, 'a'), 'FILE_TOO_LARGE'],
    ['a sound above its limit', () => padded(media('voice.mp3'), MAX_FILE_BYTES.audio), 'FILE_TOO_LARGE'],
    ['one whose line is cut', () => cut(media('clip.mp4')), 'BROKEN_UPLOAD'],
  ])('%s', async (_what, make, code) => {
    await expect(store.accept(await make())).rejects.toMatchObject({ code });
    expect(await store.stored()).toEqual([]);
    expect(await store.incoming()).toEqual([]);
  });

  it('and is not read further than needed', async () => {
    let sent = 0;
    async function* endless(head: Buffer) {
      yield head;
      for (;;) {
        sent += 1024 * 1024;
        yield Buffer.alloc(1024 * 1024);
      }
    }
    await expect(store.accept(Readable.from(endless(PROGRAM)))).rejects.toMatchObject({
      code: 'FILE_TYPE_REFUSED',
    });
    expect(sent).toBeLessThan(4 * 1024 * 1024);
    sent = 0;
    await expect(store.accept(Readable.from(endless(await photoWithGps())))).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
    });
    expect(sent).toBeLessThan(MAX_FILE_BYTES.image + 4 * 1024 * 1024);
  });

  it.each([
    ['a clip', () => media('clip.mp4')],
    ['a sheet', () => officeDocument('xlsx')],
    ['a text', () => Buffer.from('Total: 500')],
    [
      'a moving picture',
      async () =>
        sharp(await screenshot(20, 20))
          .gif()
          .toBuffer(),
    ],
  ])('%s is no quotation', async (_what, make) => {
    await expect(store.accept(await make(), { purpose: 'quotation' })).rejects.toMatchObject({
      code: 'FILE_TYPE_REFUSED',
    });
  });

  it('a PDF, a JPEG and a PNG are', async () => {
    for (const bytes of [await pdf(), await photoWithGps({ width: 80, height: 60 }), await screenshot()])
      await store.accept(bytes, { purpose: 'quotation' });
    expect(await store.stored()).toHaveLength(5);
  });

  it('and so does one for which the disk is too small', async () => {
    puts = 0;
    failPut = Object.assign(new Error('disk full'), { code: 'ENOSPC' });
    await expect(store.accept(await screenshot())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await store.stored()).toEqual([]);
  });
});

describe('what one person may send', () => {
  const upload = { declaredName: 'a.txt', uploader: { role: 'farmer', id: 9 } } as const;

  it('is limited per day for a farmer, in files', async () => {
    await insertFiles(MAX_DAILY_FILES, 9, 1);
    await expect(store.accept(Buffer.from('x'), upload)).rejects.toMatchObject({ code: 'FILE_QUOTA' });
    await store.accept(Buffer.from('x'), { uploader: { role: 'farmer', id: 10 } });
    await store.accept(Buffer.from('x'), { uploader: { role: 'admin', id: 9 } });
  });

  it('is limited per day for a farmer, in bytes, and free again the day after', async () => {
    await insertFiles(3, 9, 100 * 1024 * 1024);
    await expect(store.accept(Buffer.from('x'), upload)).rejects.toMatchObject({ code: 'FILE_QUOTA' });
    await store.db.run(sql`update files set created_at = now() - interval '25 hours'`);
    await expect(store.accept(Buffer.from('x'), upload)).resolves.toBeDefined();
  });

  it('is limited at one moment, and not by what has ended', async () => {
    const slow = Array.from({ length: MAX_UPLOADS_AT_ONCE }, () => new Readable({ read() {} }));
    const under = slow.map((stream) => store.accept(stream, upload));
    await expect(store.accept(Buffer.from('x'), upload)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await sleep(50);
    for (const stream of slow) stream.push('hello');
    for (const stream of slow) stream.push(null);
    await Promise.all(under);
    await expect(store.accept(Buffer.from('x'), upload)).resolves.toBeDefined();
  });
});

async function insertFiles(count: number, uploaderId: number, size: number) {
  await store.db.run(sql`
    insert into files (storage_key, uploaded_by, uploader_id, original_name, mime_type, size_bytes)
    select md5(random()::text), 'farmer', ${uploaderId}, 'a', 'text/plain', ${size}::bigint
    from generate_series(1, ${count}::int)`);
}

/** More than `limit` bytes that begin like `head`. */
function padded(head: Buffer, limit: number): Buffer {
  return Buffer.concat([head, Buffer.alloc(limit)]);
}

function cut(bytes: Buffer): Readable {
  async function* half() {
    yield bytes.subarray(0, bytes.length >> 1);
    throw new Error('Part terminated early');
  }
  return Readable.from(half());
}

it('two uploads of one file have one hash and two keys', async () => {
  const bytes = Buffer.from(randomBytes(64).toString('hex'));
  const [one, two] = [await store.accept(bytes), await store.accept(bytes)];
  expect(one.sha256.equals(two.sha256)).toBe(true);
  expect(one.storageKey).not.toBe(two.storageKey);
});
