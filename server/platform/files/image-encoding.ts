import { readFile, stat } from 'node:fs/promises';
import decode from 'heic-decode';
import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  IMAGE_LONG_SIDE,
  MAX_ANIMATION_FRAMES,
  MAX_ANIMATION_PIXELS,
  MAX_HEIC_PIXELS,
  MAX_IMAGE_PIXELS,
  PREVIEW_LONG_SIDE,
} from '#shared/domain/chat/upload-limits.ts';
import { AppError } from '../errors.ts';
import { type FileType, GIF, HEIC, JPEG, PNG, WEBP } from './file-types.ts';
import type { Area, Excerpt, Frame } from './image-process.ts';

/** An image written anew: upright, without metadata, never larger than a screen needs. */
export interface StoredImage {
  type: FileType;
  path: string;
  width: number;
  height: number;
}

/** Longest one image may keep a processor busy. */
const TIMEOUT = { seconds: 60 };
/** A PNG above this is a photo in the wrong format; screenshots stay far below. */
const MAX_PNG_BYTES = 3 * 1024 * 1024;
const JPEG_QUALITY = 84;
const WEBP_QUALITY = 82;
const PREVIEW_QUALITY = 72;

/** Only what reads the five families we take: the library also knows scanners' formats, vector drawings and PDF. */
export function forgetOtherReaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  const families = ['Jpeg', 'Png', 'Webp', 'Nsgif'];
  sharp.unblock({ operation: families.map((family) => `VipsForeignLoad${family}`) });
  // Every picture is seen once.
  sharp.cache(false);
}

/** Re-encodes the image at `source` in its own family next to it; nothing but the pixels survives. */
export async function encodeImage(source: string, type: FileType): Promise<StoredImage> {
  if (type === HEIC) return encodeHeic(source);
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

/** Writes the small still picture for the thread (WebP) of a stored image; answers its path. */
export async function encodePreview(imagePath: string): Promise<string> {
  const path = `${imagePath}.preview`;
  await shrink(sharp(imagePath, { limitInputPixels: MAX_IMAGE_PIXELS }), PREVIEW_LONG_SIDE)
    .webp({ quality: PREVIEW_QUALITY })
    .timeout(TIMEOUT)
    .toFile(path);
  return path;
}

/** Writes a cut (WebP) of a stored image in this frame, where most is to be seen in it; answers its path. */
export async function encodeCut(imagePath: string, { width, height }: Frame): Promise<string> {
  const path = `${imagePath}.${width}x${height}`;
  await sharp(imagePath, { limitInputPixels: MAX_IMAGE_PIXELS })
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: WEBP_QUALITY })
    .timeout(TIMEOUT)
    .toFile(path);
  return path;
}

/** Colours that stay of what is hidden, along its longer side: nobody knows a face or a number again by four. */
const HIDDEN_CELLS = 4;

/**
 * Writes a part of a stored image (WebP); what is hidden in it is painted over before the part is made smaller. Answers
 * path and size. Fails where the part is not wholly inside.
 */
export async function encodeExcerpt(
  imagePath: string,
  { area, hidden, longSide }: Excerpt,
): Promise<{ path: string; width: number; height: number }> {
  const options = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' } as const;
  const path = `${imagePath}.excerpt-${longSide}`;
  const patches = hidden.map((each) => inside(each, area)).filter((each) => each !== null);
  const painted = await Promise.all(
    patches.map(async (patch) => ({
      input: await blurred(imagePath, patch),
      left: patch.x - area.x,
      top: patch.y - area.y,
    })),
  );
  const part = sharp(imagePath, options).extract(placeOf(area)).flatten({ background: '#ffffff' });
  // Two steps: in one the library would shrink the part before it paints.
  const { data, info } = await part
    .composite(painted)
    .removeAlpha()
    .timeout(TIMEOUT)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const written = await shrink(sharp(data, { raw: { width, height, channels } }), longSide)
    .webp({ quality: PREVIEW_QUALITY })
    .timeout(TIMEOUT)
    .toFile(path);
  return { path, width: written.width, height: written.height };
}

async function blurred(imagePath: string, patch: Area): Promise<Buffer> {
  const { width, height } = patch;
  const cells = HIDDEN_CELLS / Math.max(width, height);
  const few = await sharp(imagePath, { limitInputPixels: MAX_IMAGE_PIXELS })
    .extract(placeOf(patch))
    .flatten({ background: '#ffffff' })
    .resize({
      width: Math.max(1, Math.round(width * cells)),
      height: Math.max(1, Math.round(height * cells)),
      fit: 'fill',
    })
    .png()
    .toBuffer();
  return sharp(few).resize({ width, height, fit: 'fill', kernel: 'cubic' }).png().toBuffer();
}

/** The common part of two areas. */
function inside(one: Area, other: Area): Area | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

const placeOf = ({ x, y, width, height }: Area) => ({ left: x, top: y, width, height });

async function encodeHeic(source: string): Promise<StoredImage> {
  const images = await decode.all({ buffer: await readFile(source) });
  try {
    const [image] = images;
    if (!image) throw new Error('no image inside');
    if (image.width * image.height > MAX_HEIC_PIXELS) throw new AppError('FILE_TOO_LARGE');
    const { data, width, height } = await image.decode();
    const raw = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    return await write(shrink(raw, IMAGE_LONG_SIDE), JPEG, source);
  } finally {
    images.dispose();
  }
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
