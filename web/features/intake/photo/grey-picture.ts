import { CHECKED_LONG_SIDE, measurePhoto, type PhotoMeasures } from './photo-verdict.ts';

interface Size {
  width: number;
  height: number;
}

/** The size a photo is looked at in. */
export function checkedSize(width: number, height: number): Size {
  const factor = Math.min(1, CHECKED_LONG_SIDE / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Draws a photo small and measures it. */
export function measureDrawn(
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  picture: CanvasImageSource,
  { width, height }: Size,
): PhotoMeasures {
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const pixels = new Uint8ClampedArray(width * height);
  // Luminance as of Rec. 601.
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] =
      0.299 * (data[4 * at] ?? 0) + 0.587 * (data[4 * at + 1] ?? 0) + 0.114 * (data[4 * at + 2] ?? 0);
  return measurePhoto({ width, height, pixels });
}
