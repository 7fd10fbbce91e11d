import { type BookArea, LEAST_BOOK_SIDE } from '#shared/domain/clinic/picture-book.ts';

interface Size {
  width: number;
  height: number;
}

/** Which edges of an area a corner moves. */
export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

/** Pixels: less than this of a hidden spot cannot be got hold of. */
export const LEAST_SPOT = 24;

const clamp = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most));

/** The whole photo, to begin with. */
export const wholeOf = ({ width, height }: Size): BookArea => ({ x: 0, y: 0, width, height });

/** Moved, and wholly in the photo. */
export function moved(area: BookArea, [dx, dy]: readonly [number, number], photo: Size): BookArea {
  return {
    ...area,
    x: clamp(area.x + dx, 0, photo.width - area.width),
    y: clamp(area.y + dy, 0, photo.height - area.height),
  };
}

/** Larger or smaller by a corner; the opposite corner stays. @param least pixels of either side */
export function resized(
  area: BookArea,
  corner: Corner,
  [dx, dy]: readonly [number, number],
  { photo, least }: { photo: Size; least: number },
): BookArea {
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  const left = corner.endsWith('w') ? clamp(area.x + dx, 0, right - least) : area.x;
  const top = corner.startsWith('n') ? clamp(area.y + dy, 0, bottom - least) : area.y;
  const width = corner.endsWith('e') ? clamp(area.width + dx, least, photo.width - area.x) : right - left;
  const height = corner.startsWith('s')
    ? clamp(area.height + dy, least, photo.height - area.y)
    : bottom - top;
  return { x: left, y: top, width, height };
}

/** A spot in the middle of what is shown. */
export function spotIn({ x, y, width, height }: BookArea): BookArea {
  const side = Math.max(LEAST_SPOT, Math.round(Math.min(width, height) / 5));
  return { x: x + ((width - side) >> 1), y: y + ((height - side) >> 1), width: side, height: side };
}

/** Whether a photo is large enough for a picture at all. */
export const isLargeEnough = ({ width, height }: Size): boolean => Math.min(width, height) >= LEAST_BOOK_SIDE;
