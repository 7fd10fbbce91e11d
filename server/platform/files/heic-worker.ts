import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

/** Runs in a thread of its own: decoding takes a second or more and would stop every chat meanwhile. */
const { path, maxPixels } = workerData as { path: string; maxPixels: number };

const images = await decode.all({ buffer: await readFile(path) });
try {
  const image = images[0];
  if (!image) throw new Error('no image inside');
  const { width, height } = image;
  if (width * height > maxPixels) {
    parentPort?.postMessage({ tooLarge: true });
  } else {
    const { data } = await image.decode();
    // Moved, not copied: four bytes for each of some 24 million pixels.
    parentPort?.postMessage({ width, height, data }, [data.buffer as ArrayBuffer]);
  }
} finally {
  images.dispose();
}
