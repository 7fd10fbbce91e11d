import { box, circle, line, num, type Point, shape } from '../paint.ts';
import { INK } from '../palette.ts';

/** The sheet a figure is drawn on, its numbers, ticks, crosses and arrows; legible at half size. */

export const BOARD = { width: 640, height: 400 };

export function board(...layers: string[]): string {
  return box(0, 0, BOARD.width, BOARD.height, INK.leaf50) + layers.join('');
}

/** Board with sky above and ground below `horizon`. */
export function field(horizon: number, ...layers: string[]): string {
  return (
    box(0, 0, BOARD.width, BOARD.height, INK.sky100) +
    box(0, horizon, BOARD.width, BOARD.height - horizon, INK.soil500) +
    layers.join('')
  );
}

/** Plain digits and element signs read the same in every language; words belong into the caption. */
export function sign(text: string, x: number, y: number, size = 28, colour: string = INK.black): string {
  return `<text x="${num(x)}" y="${num(y + size * 0.36)}" font-family="system-ui,sans-serif" font-weight="700" font-size="${num(size)}" text-anchor="middle" fill="${colour}">${text}</text>`;
}

/** A number the caption explains. */
export function badge(text: string | number, x: number, y: number): string {
  return circle(x, y, 21, INK.leaf900) + sign(String(text), x, y, 26, INK.white);
}

export function tick(x: number, y: number): string {
  return circle(x, y, 21, INK.leaf500) + line(`M${x - 10} ${y}l7 8l13-15`, INK.white, 6);
}

export function cross(x: number, y: number): string {
  return circle(x, y, 21, INK.clay) + line(`M${x - 8} ${y - 8}l16 16M${x + 8} ${y - 8}l-16 16`, INK.white, 6);
}

/** From one point to another, bending by `bend` to its left. */
export function arrow(from: Point, to: Point, colour: string = INK.leaf700, width = 7, bend = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const middle: Point = [
    (from[0] + to[0]) / 2 + (dy / length) * bend,
    (from[1] + to[1]) / 2 - (dx / length) * bend,
  ];
  const [ex, ey] = [to[0] - middle[0], to[1] - middle[1]];
  const run = Math.hypot(ex, ey) || 1;
  const [ux, uy] = [ex / run, ey / run];
  const head = width * 2;
  const neck: Point = [to[0] - ux * head, to[1] - uy * head];
  const corner = (side: number) =>
    `${num(neck[0] - uy * width * 1.4 * side)} ${num(neck[1] + ux * width * 1.4 * side)}`;
  return (
    line(
      `M${num(from[0])} ${num(from[1])}Q${num(middle[0])} ${num(middle[1])} ${num(neck[0])} ${num(neck[1])}`,
      colour,
      width,
    ) + shape(`M${num(to[0])} ${num(to[1])}L${corner(1)}L${corner(-1)}Z`, colour)
  );
}
