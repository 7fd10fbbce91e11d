import { circle, dice, ellipse, line, type Point, range, ribbon, shape, through } from './paint.ts';
import { INK } from './palette.ts';

/** What is below the ground: layers, stones, roots and worms. */

/** A horizon from wavy top to `bottom`. */
export function layer(
  width: number,
  top: number,
  bottom: number,
  colour: string,
  swing: number,
  seed: number,
): string {
  const roll = dice(seed);
  const points = range(9).map((i): Point => [(i * width) / 8, top + roll(-swing, swing)]);
  return shape(`${through(points)}V${bottom}H0Z`, colour);
}

/** Crumbs or stones scattered through a layer. */
export function crumbs(
  area: { left: number; right: number; top: number; bottom: number },
  count: number,
  colours: readonly string[],
  size: number,
  seed: number,
): string {
  const roll = dice(seed);
  return range(count)
    .map((i) =>
      ellipse(
        roll(area.left, area.right),
        roll(area.top, area.bottom),
        roll(size * 0.5, size),
        roll(size * 0.35, size * 0.7),
        colours[i % colours.length] ?? INK.soil500,
        Math.round(roll(-40, 40)),
      ),
    )
    .join('');
}

/** Roots from (x, y) downwards, spreading. */
export function roots(
  x: number,
  y: number,
  depth: number,
  spread: number,
  colour: string,
  seed: number,
): string {
  const roll = dice(seed);
  const strand = (lean: number, length: number, width: number) => {
    const points = range(5).map(
      (i): Point => [x + lean * (i / 4) ** 1.2 + roll(-4, 4), y + (length * i) / 4],
    );
    const fine = points
      .slice(1)
      .map(
        ([px, py]) =>
          `M${Math.round(px)} ${Math.round(py)}q${Math.round(roll(-18, 18))} ${Math.round(roll(6, 16))} ${Math.round(roll(-26, 26))} ${Math.round(roll(14, 30))}`,
      )
      .join('');
    return (
      shape(ribbon(points, [width, width * 0.8, width * 0.6, width * 0.4, 1.4]), colour) +
      line(fine, colour, 1.6)
    );
  };
  return (
    strand(0, depth, 7) +
    strand(-spread * 0.5, depth * 0.8, 5) +
    strand(spread * 0.5, depth * 0.84, 5) +
    strand(-spread, depth * 0.5, 4) +
    strand(spread, depth * 0.5, 4)
  );
}

/** An earthworm, its middle at the origin, about 70 long. */
export function earthworm(): string {
  const body: Point[] = [
    [-34, 6],
    [-20, -6],
    [-4, 2],
    [12, 10],
    [28, 0],
    [38, -6],
  ];
  return (
    shape(ribbon(body, [5, 8, 9, 9, 8, 4]), INK.worm) +
    shape(ribbon(body, [5, 8, 9, 9, 8, 4], { half: 'right' }), INK.wormDark) +
    shape(
      ribbon(
        [
          [2, 6],
          [10, 9],
        ],
        [9.6, 9.6],
        { cap: 0 },
      ),
      INK.wormPale,
    )
  );
}

/** A burrow with its worm's way. */
export function burrow(d: string): string {
  return line(d, INK.soil950, 9, 'opacity=".35"');
}

export function pebble(x: number, y: number, r: number): string {
  return (
    ellipse(x, y, r, r * 0.72, INK.grey500) +
    ellipse(x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.36, INK.grey300) +
    circle(x + r * 0.4, y + r * 0.2, r * 0.12, INK.grey700)
  );
}
