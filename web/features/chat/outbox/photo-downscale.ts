import type { DraftFile } from '../model/pending-message.ts';
import { drawPhoto, PHOTO_QUALITY, photoSize } from './photo-size.ts';

const PHOTOS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif']);
/** Smaller ones are through before the work on them would be. */
const WORTH_BYTES = 100_000;
/** A phone that needs longer sends the photo as it is. */
const DEADLINE_MS = 20_000;

/**
 * A photo as it should leave the phone: upright, at most 1600 pixels long, JPEG. Everything else comes back as it
 * went in: what is no photo or moves, what would not become smaller (a screenshot stays a PNG), and what the
 * browser cannot draw. Never rejects.
 */
export async function downscalePhoto(file: DraftFile): Promise<DraftFile> {
  const { blob, mimeType } = file;
  try {
    if (!PHOTOS.has(mimeType) || blob.size < WORTH_BYTES || (await moves(blob))) return file;
    const smaller = (await inWorker(blob)) ?? (await onPage(blob));
    if (!smaller || smaller.size >= blob.size) return file;
    return { ...file, blob: smaller, mimeType: smaller.type, name: asJpeg(file.name) };
  } catch (error) {
    console.debug('photo goes as it is', error);
    return file;
  }
}

/** An animated WebP or PNG says so near its beginning; a canvas would keep its first frame only. */
async function moves(blob: Blob): Promise<boolean> {
  if (blob.type === 'image/jpeg') return false;
  return /ANIM|acTL/.test(await blob.slice(0, 8192).text());
}

/** Null: it cannot be done there. The page stays quick meanwhile. */
function inWorker(photo: Blob): Promise<Blob | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null);
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | null>((resolve, reject) => {
    setTimeout(() => reject(new Error('the photo took too long')), DEADLINE_MS);
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(photo);
  }).finally(() => worker.terminate());
}

/** For browsers without the above: an image element knows which way is up. */
async function onPage(photo: Blob): Promise<Blob | null> {
  const url = URL.createObjectURL(photo);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const size = photoSize({ width: image.naturalWidth, height: image.naturalHeight });
    const canvas = Object.assign(document.createElement('canvas'), size);
    const pen = canvas.getContext('2d', { alpha: false });
    if (!pen) return null;
    drawPhoto(pen, image, size);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', PHOTO_QUALITY));
  } finally {
    URL.revokeObjectURL(url);
  }
}

function asJpeg(name: string): string {
  return /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.(png|webp|hei[cf])$/i, '')}.jpg`;
}
