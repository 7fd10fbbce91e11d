/** A photo in grey, one byte a pixel, row by row; its long side is `CHECKED_LONG_SIDE` or shorter. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array | Uint8ClampedArray;
}

/** What is measured of a photo. */
export interface PhotoMeasures {
  /** Variance of the Laplacian in the sharpest of 16 tiles: a leaf that is sharp before a soft field is sharp. */
  sharpness: number;
  /** Luminance below which nine tenths of the pixels lie, 0 to 255. */
  brightness: number;
  /**
   * Difference of neighbours over the difference of pixels far apart, in the middle of the picture, 0 to 1. Many small
   * things (a field from afar) differ at once; one thing that fills the picture only over a distance.
   */
  grain: number;
  /** Part of 64 tiles in which anything is to be seen: one leaf on bare ground fills few. */
  filled: number;
}

export type PhotoFault = 'dark' | 'blurred' | 'far';

/** Both measures of detail hang on the size they are taken at, so that every photo is brought to it first. */
export const CHECKED_LONG_SIDE = 512;

/**
 * Below these a photo is asked about; it is never refused.
 *
 * `sharpness`: Pech-Pacheco et al., "Diatom autofocusing in brightfield microscopy" (ICPR 2000) takes the variance of the
 * Laplacian as the measure; the figure is ours, for the size above (photo-verdict.test.ts holds photos beside it).
 * `grain`: that the spectrum of a natural scene flattens towards fine detail as its things stand farther off is of Torralba
 * and Oliva, "Depth estimation from image structure" (IEEE PAMI 24, 2002); the figure is ours.
 */
export const PHOTO_LIMITS = { sharpness: 60, brightness: 75, grain: 0.42, filled: 0.15 } as const;

/** What to ask about a photo; null where nothing is. `isClose`: it is meant to show one part from near. */
export function photoFault(measures: PhotoMeasures, isClose: boolean): PhotoFault | null {
  if (measures.brightness < PHOTO_LIMITS.brightness) return 'dark';
  if (measures.sharpness < PHOTO_LIMITS.sharpness) return 'blurred';
  const isFar = measures.grain > PHOTO_LIMITS.grain || measures.filled < PHOTO_LIMITS.filled;
  return isClose && isFar ? 'far' : null;
}

const SHARP_TILES = 4;
const FILLED_TILES = 8;
/** Standard deviation of a tile in which something is to be seen; a plain wall in a phone's noise stays below. */
const SEEN = 8;
const NEAR_STEP = 2;
const FAR_STEP = 32;

export function measurePhoto(picture: GreyPicture): PhotoMeasures {
  return {
    sharpness: Math.max(...tilesOf(picture, SHARP_TILES).map((tile) => laplacianVariance(picture, tile))),
    brightness: percentile(picture.pixels, 0.9),
    grain: grainOf(picture),
    filled: share(tilesOf(picture, FILLED_TILES).map((tile) => deviation(picture, tile) > SEEN)),
  };
}

interface Tile {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function tilesOf({ width, height }: GreyPicture, count: number): Tile[] {
  const cut = (length: number, at: number) => Math.round((length * at) / count);
  return Array.from({ length: count * count }, (_, index) => {
    const [column, row] = [index % count, Math.floor(index / count)];
    return {
      left: cut(width, column),
      right: cut(width, column + 1),
      top: cut(height, row),
      bottom: cut(height, row + 1),
    };
  });
}

function laplacianVariance({ width, height, pixels }: GreyPicture, tile: Tile): number {
  const spread = spreadOf();
  for (let y = Math.max(1, tile.top); y < Math.min(height - 1, tile.bottom); y += 1) {
    for (let x = Math.max(1, tile.left); x < Math.min(width - 1, tile.right); x += 1) {
      const at = y * width + x;
      const around =
        valueAt(pixels, at - 1) +
        valueAt(pixels, at + 1) +
        valueAt(pixels, at - width) +
        valueAt(pixels, at + width);
      spread.add(around - 4 * valueAt(pixels, at));
    }
  }
  return spread.variance();
}

function deviation({ width, pixels }: GreyPicture, tile: Tile): number {
  const spread = spreadOf();
  for (let y = tile.top; y < tile.bottom; y += 1)
    for (let x = tile.left; x < tile.right; x += 1) spread.add(valueAt(pixels, y * width + x));
  return Math.sqrt(spread.variance());
}

function grainOf({ width, height, pixels }: GreyPicture): number {
  let [near, far] = [0, 0];
  const [left, right] = [Math.round(width * 0.2), Math.round(width * 0.8) - FAR_STEP];
  for (let y = Math.round(height * 0.2); y < height * 0.8; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      near += Math.abs(valueAt(pixels, at) - valueAt(pixels, at + NEAR_STEP));
      far += Math.abs(valueAt(pixels, at) - valueAt(pixels, at + FAR_STEP));
    }
  }
  return far === 0 ? 0 : Math.min(1, near / far);
}

function spreadOf() {
  let [count, sum, squares] = [0, 0, 0];
  return {
    add(value: number) {
      count += 1;
      sum += value;
      squares += value * value;
    },
    variance: () => (count === 0 ? 0 : squares / count - (sum / count) ** 2),
  };
}

function percentile(pixels: ArrayLike<number>, part: number): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += 1)
    counts[valueAt(pixels, at)] = (counts[valueAt(pixels, at)] ?? 0) + 1;
  let below = 0;
  return Math.max(
    0,
    counts.findIndex((count) => {
      below += count;
      return below >= pixels.length * part;
    }),
  );
}

const share = (those: readonly boolean[]) => those.filter(Boolean).length / those.length;
const valueAt = (pixels: ArrayLike<number>, at: number) => pixels[at] ?? 0;
