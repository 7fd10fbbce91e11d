import { describe, expect, it } from 'vitest';
import { fitsPhoto, LEAST_BOOK_SIDE } from '#shared/domain/clinic/picture-book.ts';
import { CORNERS, moved, resized, spotIn, wholeOf } from './frame.ts';

const photo = { width: 1000, height: 800 };
const least = LEAST_BOOK_SIDE;
const area = { x: 100, y: 200, width: 400, height: 300 };

describe('a frame', () => {
  it('is moved no further than the photo reaches', () => {
    expect(moved(area, [50, -20], photo)).toEqual({ ...area, x: 150, y: 180 });
    expect(moved(area, [-999, 999], photo)).toEqual({ ...area, x: 0, y: 500 });
  });

  it.each([
    ['nw', { x: 110, y: 220, width: 390, height: 280 }],
    ['ne', { x: 100, y: 220, width: 410, height: 280 }],
    ['sw', { x: 110, y: 200, width: 390, height: 320 }],
    ['se', { x: 100, y: 200, width: 410, height: 320 }],
  ] as const)('is pulled at its corner, and the opposite one stays: %s', (corner, expected) => {
    expect(resized(area, corner, [10, 20], { photo, least })).toEqual(expected);
  });

  it.each(CORNERS)('fits the photo and what the server takes, however far it is pulled: %s', (corner) => {
    for (const by of [
      [9_999, 9_999],
      [-9_999, -9_999],
      [0.4, 0.6],
    ] as const)
      expect(fitsPhoto(resized(area, corner, by, { photo, least }), photo)).toBe(true);
  });

  it('begins as the whole photo; a spot begins in its middle', () => {
    expect(fitsPhoto(wholeOf(photo), photo)).toBe(true);
    expect(spotIn(area)).toEqual({ x: 270, y: 320, width: 60, height: 60 });
  });
});
