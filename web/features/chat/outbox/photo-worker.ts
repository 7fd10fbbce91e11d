import { drawPhoto, PHOTO_QUALITY, photoSize } from './photo-size.ts';

/** Takes a photo, answers it smaller; null when this browser or this photo will not have it. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  shrink(data).then(
    (photo) => postMessage(photo),
    () => postMessage(null),
  );
});

async function shrink(photo: Blob): Promise<Blob | null> {
  // Browsers that do not know this option refuse it; without it they disagree about which way is up.
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const size = photoSize(bitmap);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) return null;
  drawPhoto(pen, bitmap, size);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: PHOTO_QUALITY });
}
