import { flight, hills, ridge, sky, treeLine } from '../land.ts';
import { blend, type Point, part, place, use } from '../paint.ts';
import { INK } from '../palette.ts';
import { arecaCrown, arecaTrunk, coconut, frond } from '../trees.ts';

/** What several scenes have behind them: the morning over three hills, and groves at the edges. */

/** Frame of a home banner. */
export const BANNER = { width: 1600, height: 640 };

/** Frame of a page's opening picture. */
export const HERO = { width: 1200, height: 750 };

export interface Morning {
  width: number;
  height: number;
  /** Where the nearest hill meets the fields. */
  horizon: number;
  sun: Point;
  sunSize?: number;
  seed?: number;
  birds?: Point;
}

export function morning({ width, height, horizon, sun, sunSize, seed = 1, birds }: Morning): string {
  return (
    sky(width, height, { sun, sunSize }) +
    hills(width, horizon, seed) +
    (birds ? place(birds[0], birds[1], flight()) : '') +
    treeLine(width, horizon + 14, seed + 4)
  );
}

/** Leaves of palms, to be defined once before `areca` or `coconutPalm`. */
export function palmParts(): string {
  return (
    part('frond', frond(INK.leaf500)) +
    part('frondDark', frond(INK.leaf700)) +
    part('crown', arecaCrown('frond', 'frondDark'))
  );
}

export function areca(x: number, y: number, height: number, { bend = 0, scale = 1 } = {}): string {
  return place(x, y, arecaTrunk(height, bend) + use('crown', bend, -height), { scale });
}

export function coconutPalm(x: number, y: number, height: number, lean: number, scale = 1): string {
  return place(x, y, coconut(height, lean, 'frond'), { scale });
}

/** Green fields behind the foreground, in two tones. */
export function fields(width: number, height: number, top: number): string {
  return (
    blend('field', [
      [0, INK.leaf200],
      [1, INK.leaf400],
    ]) +
    ridge(width, height, [top + 6, top - 6, top + 8, top], 'url(#field)') +
    ridge(width, height, [top + 40, top + 22, top + 34, top + 20], INK.leaf250, 'opacity=".55"')
  );
}
