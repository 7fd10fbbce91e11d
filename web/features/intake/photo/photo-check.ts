import type { PhotoMeasures } from './photo-verdict.ts';

/** A phone that needs longer asks nothing. */
const DEADLINE_MS = 8_000;

/** Looks at a photo beside the page; null where it cannot be done, which is no fault of the photo. Never rejects. */
export async function checkPhoto(photo: Blob): Promise<PhotoMeasures | null> {
  try {
    return (await inWorker(photo)) ?? (await onPage(photo));
  } catch (error) {
    console.debug('a photo was not looked at', error);
    return null;
  }
}

function inWorker(photo: Blob): Promise<PhotoMeasures | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null);
  const worker = new Worker(new URL('./photo-check-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<PhotoMeasures | null>((resolve, reject) => {
    setTimeout(() => reject(new Error('it took too long')), DEADLINE_MS);
    worker.onmessage = ({ data }: MessageEvent<PhotoMeasures | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(photo);
  }).finally(() => worker.terminate());
}

/** For browsers that draw on the page alone (Safari before 16.4). */
async function onPage(photo: Blob): Promise<PhotoMeasures | null> {
  const [{ measureDrawn, checkedSize }, url] = [
    await import('./grey-picture.ts'),
    URL.createObjectURL(photo),
  ];
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const size = checkedSize(image.naturalWidth, image.naturalHeight);
    const pen = Object.assign(document.createElement('canvas'), size).getContext('2d', { alpha: false });
    return pen ? measureDrawn(pen, image, size) : null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
