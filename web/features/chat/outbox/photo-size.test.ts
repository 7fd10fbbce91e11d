import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PHOTO_LONG_SIDE, photoSize } from './photo-size.ts';

it('brings the long side to 1600, whichever it is', () => {
  expect(photoSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(photoSize({ width: 3000, height: 4000 })).toEqual({ width: 1200, height: 1600 });
  expect(photoSize({ width: 1601, height: 1601 })).toEqual({ width: 1600, height: 1600 });
});

it('makes nothing larger', () => {
  expect(photoSize({ width: 1600, height: 900 })).toEqual({ width: 1600, height: 900 });
  expect(photoSize({ width: 12, height: 7 })).toEqual({ width: 12, height: 7 });
});

it('leaves a picture its shape, and at least one pixel each way', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const small = photoSize({ width, height });
      expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(PHOTO_LONG_SIDE);
      expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(1);
      // Half a pixel either way is rounding.
      const factor = Math.max(small.width, small.height) / Math.max(width, height);
      expect(Math.abs(small.width - width * factor)).toBeLessThanOrEqual(1);
      expect(Math.abs(small.height - height * factor)).toBeLessThanOrEqual(1);
    }),
  );
});
