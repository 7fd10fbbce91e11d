import { checkedSize, measureDrawn } from './grey-picture.ts';

/** Takes a photo, answers what is measured of it; null when this browser or this photo will not have it. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  measure(data).then(
    (measures) => postMessage(measures),
    () => postMessage(null),
  );
});

async function measure(photo: Blob) {
  const bitmap = await createImageBitmap(photo);
  const size = checkedSize(bitmap.width, bitmap.height);
  const pen = new OffscreenCanvas(size.width, size.height).getContext('2d', { alpha: false });
  if (!pen) return null;
  const measures = measureDrawn(pen, bitmap, size);
  bitmap.close();
  return measures;
}
