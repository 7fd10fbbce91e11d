import {
  blade,
  blend,
  box,
  circle,
  dice,
  ellipse,
  line,
  type Point,
  range,
  shape,
  through,
  use,
} from './paint.ts';
import { INK } from './palette.ts';

/** Sky, hills, ground and water: what every scene stands on. */

export interface SkyOptions {
  sun?: Point;
  sunSize?: number;
}

/** Morning: pale blue down to warm, with the one low sun. */
export function sky(width: number, height: number, { sun, sunSize = 62 }: SkyOptions = {}): string {
  const light = sun
    ? circle(sun[0], sun[1], sunSize * 2.5, INK.turmeric, 'opacity=".1"') +
      circle(sun[0], sun[1], sunSize * 1.6, INK.turmeric, 'opacity=".16"') +
      circle(sun[0], sun[1], sunSize, INK.turmeric, 'opacity=".92"')
    : '';
  return (
    blend('sky', [
      [0, INK.sky100],
      [0.45, INK.wall],
      [0.7, INK.cream],
      [1, INK.dawn],
    ]) +
    box(0, 0, width, height, 'url(#sky)') +
    light
  );
}

/** A rolling edge from the left border to the right, filled down to `bottom`. */
export function ridge(
  width: number,
  bottom: number,
  heights: readonly number[],
  fill: string,
  more = '',
): string {
  const step = (width + 40) / (heights.length - 1);
  const points = heights.map((y, i): Point => [i * step - 20, y]);
  return shape(`${through(points)}V${bottom}H-20Z`, fill, more);
}

/** Three hills, one behind the other; `horizon` is where the nearest meets the fields. */
export function hills(width: number, horizon: number, seed = 1): string {
  const roll = dice(seed);
  const range3 = (lift: number, swing: number, count: number) =>
    range(count).map((i) => horizon - lift + (i % 2 ? -swing : swing) * roll(0.3, 1));
  return (
    ridge(width, horizon + 80, range3(118, 34, 6), INK.hillFar) +
    ridge(width, horizon + 80, range3(74, 24, 7), INK.hillMid) +
    ridge(width, horizon + 80, range3(30, 12, 8), INK.hillNear)
  );
}

/** Far trees along the fields' edge: round crowns in one dark line. */
export function treeLine(width: number, y: number, seed = 1, colour: string = INK.leaf600): string {
  const roll = dice(seed);
  let d = `M-20 ${y + 14}`;
  for (let x = -20; x < width + 20; ) {
    const step = roll(26, 64);
    d += `q${step / 2} ${-roll(18, 52)} ${Math.round(step)} 0`;
    x += step;
  }
  return shape(`${d}V${y + 22}H-20Z`, colour);
}

/** The part `id` sown in rows that widen towards the viewer. */
export function sow(
  id: string,
  area: { left: number; right: number; top: number; bottom: number },
  look: { rows: number; near: number; far: number; gap: number; seed?: number },
): string {
  const roll = dice(look.seed ?? 7);
  return range(look.rows)
    .map((row) => {
      const depth = look.rows === 1 ? 1 : row / (look.rows - 1);
      const scale = look.far + (look.near - look.far) * depth;
      const y = area.top + (area.bottom - area.top) * depth ** 1.4;
      const gap = look.gap * scale;
      const count = Math.ceil((area.right - area.left) / gap) + 1;
      return range(count)
        .map((i) => {
          const x = area.left + (i + (row % 2) * 0.5) * gap + roll(-0.16, 0.16) * gap;
          const size = Math.round(scale * roll(0.88, 1.14) * 20) / 20;
          return x > area.right + gap
            ? ''
            : use(id, Math.round(x), Math.round(y + roll(-2, 2)), { scale: size });
        })
        .join('');
    })
    .join('');
}

/** An egret, feet at the origin, looking right; `wading` hides its feet. */
export function egret(wading = false): string {
  const legs = wading ? 'M-3-22v14M5-22v14' : 'M-3-22v22M5-22v22';
  return (
    line(legs, INK.soil800, 2) +
    shape(
      'M-30-24C-22-40-6-44 8-38C18-34 20-44 14-56C10-66 16-76 25-74C30-73 31-69 29-66C24-66 22-62 25-56C32-42 28-26 12-20C-4-16-18-18-30-24Z',
      INK.white,
    ) +
    shape('M-30-24C-20-34-8-36 6-32C-2-22-16-20-30-24Z', INK.coatShade) +
    shape('M28-72L46-67L29-66Z', INK.amber) +
    circle(25, -70, 1.4, INK.black)
  );
}

/** Egrets on the wing, far off. */
export function flight(): string {
  const bird = (x: number, y: number, s: number) =>
    shape(
      `M${x} ${y}q${-9 * s} ${-11 * s} ${-24 * s} ${-10 * s}q${14 * s} ${3 * s} ${20 * s} ${13 * s}q${4 * s} ${2 * s} ${8 * s} 0q${6 * s} ${-10 * s} ${20 * s} ${-13 * s}q${-15 * s} ${-1 * s} ${-24 * s} ${10 * s}Z`,
      INK.white,
    );
  return bird(0, 0, 1) + bird(58, -16, 0.8) + bird(104, 6, 0.7);
}

/** Grass to dress an edge with, growing from the origin. */
export function grass(colour: string = INK.leaf500, second: string = INK.leaf300): string {
  return (
    shape(blade([-22, -30], 4, 5), colour) +
    shape(blade([-8, -44], 4, 3), second) +
    shape(blade([10, -38], 4, -4), colour) +
    shape(blade([26, -24], 4, -5), second)
  );
}

/** Where somebody or something stands in low light: long and soft, away from the sun. */
export function shadow(x: number, y: number, width: number, lean = -0.35): string {
  return ellipse(x + width * lean, y + 2, width, width * 0.11, INK.leaf950, 0, 'opacity=".2"');
}

/** Light lying on water. */
export function glints(x: number, y: number, width: number, seed = 3): string {
  const roll = dice(seed);
  const d = range(6).map(
    (i) => `M${Math.round(x + roll(0, width))} ${y + i * 9}h${Math.round(roll(18, 70))}`,
  );
  return line(d.join(''), INK.paddy50, 2.4, 'opacity=".75"');
}
