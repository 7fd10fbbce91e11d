import { stat } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  IMAGE_LONG_SIDE,
  MAX_ANIMATION_FRAMES,
  MAX_ANIMATION_PIXELS,
  MAX_IMAGE_PIXELS,
  PREVIEW_LONG_SIDE,
} from '#shared/domain/upload-limits.ts';
import { AppError } from '../errors.ts';
import { type FileType, GIF, HEIC, JPEG, PNG, WEBP } from './file-types.ts';
import { decodeHeic } from './heic.ts';
import { createSlots } from './slots.ts';

/** An image written anew: upright, without metadata, never larger than a screen needs. */
export interface StoredImage {
  type: FileType;
  path: string;
  width: number;
  height: number;
}

/** A picture takes a processor to itself for some 100 ms, and the chats need one too. */
const twoAtATime = createSlots(2);
/** Longest one image may keep a processor busy. */
const TIMEOUT = { seconds: 60 };
/** A PNG above this is a photo in the wrong format; screenshots stay far below. */
const MAX_PNG_BYTES = 3 * 1024 * 1024;
const JPEG_QUALITY = 84;
const WEBP_QUALITY = 82;
const PREVIEW_QUALITY = 72;

/**
 * Re-encodes the image at `source` in its own family next to it. Nothing but the pixels survives: no place,
 * no serial number, no second file hidden behind the picture.
 *
 * @throws {AppError} FILE_UNREADABLE when damaged, FILE_TOO_LARGE when its pixels are too many
 */
export function storeImage(source: string, type: FileType): Promise<StoredImage> {
  return twoAtATime(() => readable(() => encode(source, type)));
}

/** Writes the small still picture for the thread (WebP) of a stored image; answers its path. */
export function storePreview(image: StoredImage): Promise<string> {
  return twoAtATime(() =>
    readable(async () => {
      const path = `${image.path}.preview`;
      await shrink(sharp(image.path, { limitInputPixels: MAX_IMAGE_PIXELS }), PREVIEW_LONG_SIDE)
        .webp({ quality: PREVIEW_QUALITY })
        .timeout(TIMEOUT)
        .toFile(path);
      return path;
    }),
  );
}

async function encode(source: string, type: FileType): Promise<StoredImage> {
  if (type === HEIC) {
    const { data, width, height } = await decodeHeic(source);
    const raw = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    return write(shrink(raw, IMAGE_LONG_SIDE), JPEG, source);
  }
  const metadata = await sharp(source, { limitInputPixels: false, animated: true }).metadata();
  const animated = (metadata.pages ?? 1) > 1;
  assertWithinLimits(metadata);
  // 'error': a file that ends in the middle is damaged, one with harmless oddities is a phone's normal photo.
  const image = sharp(source, { limitInputPixels: false, failOn: 'error', animated });
  const upright = shrink(image.autoOrient(), IMAGE_LONG_SIDE);
  const stored = await write(upright, type, source);
  if (type !== PNG || (await stat(stored.path)).size <= MAX_PNG_BYTES) return stored;
  return write(sharp(stored.path), metadata.hasAlpha ? WEBP : JPEG, source);
}

function assertWithinLimits({ width = 0, height = 0, pages = 1, pageHeight }: Metadata): void {
  const pixels = width * (pageHeight ?? height);
  const tooMany =
    pages > 1
      ? pages > MAX_ANIMATION_FRAMES || pixels * pages > MAX_ANIMATION_PIXELS
      : pixels > MAX_IMAGE_PIXELS;
  if (tooMany) throw new AppError('FILE_TOO_LARGE');
}

function shrink(image: Sharp, longSide: number): Sharp {
  return image.resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true });
}

async function write(image: Sharp, type: FileType, source: string): Promise<StoredImage> {
  const path = `${source}.${type.extensions[0]}`;
  const { width, height, pageHeight } = await format(image, type).timeout(TIMEOUT).toFile(path);
  return { type, path, width, height: pageHeight ?? height };
}

function format(image: Sharp, type: FileType): Sharp {
  if (type === PNG) return image.png({ compressionLevel: 8 });
  if (type === GIF) return image.gif();
  if (type === WEBP) return image.webp({ quality: WEBP_QUALITY });
  return image.jpeg({ quality: JPEG_QUALITY, progressive: true });
}

/** What the image library throws means that the picture is damaged; a full disk is not the picture's fault. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (/No space left on device|ENOSPC/.test(String(cause)))
      throw Object.assign(new Error('disk full', { cause }), { code: 'ENOSPC' });
    throw new AppError('FILE_UNREADABLE', { cause });
  }
}
