/** The brushes: plain functions from numbers to SVG text. Everything drawn here is a filled shape or a soft line. */

export type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen shows these; more would only weigh. */
export function num(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text.replace(/^(-?)0\./, '$1.');
}

const pair = ([x, y]: Point) => `${num(x)} ${num(y)}`;

/** A filled path. `more` holds further attributes, written out. */
export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" stroke="${stroke}" stroke-width="${num(width)}" ${round}${more && ` ${more}`}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** `turn` in degrees, clockwise, about the ellipse's own middle. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  turn = 0,
  more = '',
): string {
  const rotate = turn === 0 ? '' : ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"`;
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${rotate}${more && ` ${more}`}/>`;
}

export function box(x: number, y: number, w: number, h: number, fill: string, radius = 0, more = ''): string {
  const corner = radius === 0 ? '' : ` rx="${num(radius)}"`;
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${corner} fill="${fill}"${more && ` ${more}`}/>`;
}

export interface Place {
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** Mirrors left and right. */
  flip?: boolean;
}

function transformOf(x: number, y: number, { scale = 1, turn = 0, flip = false }: Place): string {
  const stretch = flip
    ? ` scale(${num2(-scale)} ${num2(scale)})`
    : scale === 1
      ? ''
      : ` scale(${num2(scale)})`;
  return `translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`}${stretch}`;
}

const num2 = (value: number) => String(Math.round(value * 100) / 100);

/** Sets a drawing down with its own origin at (x, y). */
export function place(x: number, y: number, drawing: string, how: Place = {}): string {
  return `<g transform="${transformOf(x, y, how)}">${drawing}</g>`;
}

/** The same for a part that was defined once with `part`. */
export function use(id: string, x: number, y: number, how: Place = {}): string {
  if (!how.turn && !how.flip && (how.scale ?? 1) === 1) {
    return `<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`;
  }
  return `<use href="#${id}" transform="${transformOf(x, y, how)}"/>`;
}

/** Defines a part to be used many times; belongs into the picture before its first use. */
export function part(id: string, drawing: string): string {
  return `<defs><g id="${id}">${drawing}</g></defs>`;
}

/** Top-to-bottom blend. `stops` are [place from 0 to 1, colour]. */
export function blend(id: string, stops: readonly (readonly [number, string])[]): string {
  const marks = stops.map(([at, colour]) => `<stop offset="${num2(at)}" stop-color="${colour}"/>`).join('');
  return `<defs><linearGradient id="${id}" x2="0" y2="1">${marks}</linearGradient></defs>`;
}

/** Keeps a drawing inside an outline. */
export function clip(id: string, outline: string, drawing: string): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

/** A soft curve through all points. */
export function through(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const count = points.length;
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? [0, 0];
  };
  const steps = closed ? points.length : points.length - 1;
  let d = `M${pair(at(0))}`;
  for (let i = 0; i < steps; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  }
  return closed ? `${d}Z` : d;
}

export interface RibbonOptions {
  /** How far the ends bulge, in half widths; 0 cuts them flat. */
  cap?: number;
  /** Only the half left or right of the middle line, seen along the ribbon: for the shade side. */
  half?: 'left' | 'right';
}

/** A limb, trunk or stem: the outline around a middle line with a width at each of its points. */
export function ribbon(
  spine: readonly Point[],
  widths: readonly number[],
  { cap = 0.8, half }: RibbonOptions = {},
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], i) => {
    const [ax, ay] = spine[Math.max(i - 1, 0)] ?? [x, y];
    const [bx, by] = spine[Math.min(i + 1, spine.length - 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const reach = (widths[i] ?? widths.at(-1) ?? 1) / 2;
    const [nx, ny] = [((by - ay) / length) * reach, (-(bx - ax) / length) * reach];
    left.push(half === 'right' ? [x, y] : [x + nx, y + ny]);
    right.unshift(half === 'left' ? [x, y] : [x - nx, y - ny]);
  });
  if (cap === 0) return `${through(left)}L${through(right).slice(1)}Z`;
  const tip = end(spine.at(-2), spine.at(-1), (widths.at(-1) ?? 1) * cap * 0.5);
  const tail = end(spine.at(1), spine.at(0), (widths.at(0) ?? 1) * cap * 0.5);
  return through([...left, tip, ...right, tail], true);
}

function end(from: Point = [0, 0], to: Point = [0, 0], reach: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [to[0] + ((to[0] - from[0]) / length) * reach, to[1] + ((to[1] - from[1]) / length) * reach];
}

/** A leaf blade from (0, 0), bending over to `tip`, `width` at its broadest. */
export function blade(tip: Point, width: number, bend = 0): string {
  const [x, y] = tip;
  const length = Math.hypot(x, y) || 1;
  const [nx, ny] = [-y / length, x / length];
  const middle = (side: number): Point => [
    x * 0.45 + nx * (bend + side * width),
    y * 0.45 + ny * (bend + side * width),
  ];
  return `M0 0Q${pair(middle(1))} ${pair(tip)}Q${pair(middle(-1))} 0 0Z`;
}

/** Chance that gives the same picture every time. */
export function dice(seed: number): (low: number, high: number) => number {
  let state = seed;
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** The finished file. It carries no words: the page says what it shows. */
export function picture(width: number, height: number, ...layers: string[]): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layers.join('')}</svg>\n`;
}
